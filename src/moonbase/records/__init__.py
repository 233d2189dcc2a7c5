"""Games as text: sessions, records, replays, fair deals."""
