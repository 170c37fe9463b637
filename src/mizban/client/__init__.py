"""The Python client of the table server: with it a program sits at a table and plays."""

from __future__ import annotations

from mizban.client.client import Client, Trouble
from mizban.client.seat import Gone, NotAccepted, Seat

__all__ = ["Client", "Gone", "NotAccepted", "Seat", "Trouble"]
