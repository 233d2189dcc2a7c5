"""The frames, one file for each kind that runs or asks something."""
