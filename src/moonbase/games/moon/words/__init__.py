"""Actions, events and refusals as texts; notation."""
