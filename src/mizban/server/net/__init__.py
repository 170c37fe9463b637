"""The network: what comes in by HTTP and sockets, and what passes the guards."""
