"""The names of opponents."""

from moonbase.server.table.log.chairs import bot_names


def test_a_number_only_where_there_are_several_of_a_level() -> None:
    assert bot_names(["greedy"]) == ["Greedy"]
    assert bot_names(["greedy", "planner", "greedy", "greedy"]) == ["Greedy 1", "Planner", "Greedy 2", "Greedy 3"]
