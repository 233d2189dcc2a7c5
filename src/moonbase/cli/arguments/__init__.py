"""Arguments of commands: the parser, the types of values, and opening the game that they name."""
