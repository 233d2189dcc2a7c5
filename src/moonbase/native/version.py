"""The version of Moonbase, told in one place."""

__version__ = "0.1.0"
