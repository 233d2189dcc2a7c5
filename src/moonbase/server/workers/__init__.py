"""Processes that think: opponents, reasons and repairs, the checking of records. Never in the event loop."""
