"""Tools that play many games: matches, benchmarks, fuzzing."""
