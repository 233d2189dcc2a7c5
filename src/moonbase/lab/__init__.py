"""Many games: matches, benchmarks, fuzzing."""
