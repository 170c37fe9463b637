"""Tables: requests become drafts, and only the table itself commits one."""
