"""Worker processes: opponents, reasons and repairs, the checking of records. None of it runs in the event loop."""
