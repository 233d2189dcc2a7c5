"""Other libraries, timed with the same clock. The ``time_*`` files run in an environment of their own and know nothing of Moonbase."""
