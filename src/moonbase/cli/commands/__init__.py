"""The commands of ``moonbase``, one module each."""
