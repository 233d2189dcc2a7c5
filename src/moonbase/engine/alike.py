"""Plain data compared as strictly as its bytes would be: types, the order of keys, and every value."""


def alike(one: object, other: object) -> bool:
    """Compare data as in a View: dict, list, str, int, bool, None."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict) and isinstance(other, dict):
        return same_dict(one, other)
    if isinstance(one, list) and isinstance(other, list):
        return same_list(one, other)
    return one == other


def same_dict(one: dict[object, object], other: dict[object, object]) -> bool:
    return same_list(list(one), list(other)) and same_list(list(one.values()), list(other.values()))


def same_list(one: list[object], other: list[object]) -> bool:
    if len(one) != len(other):
        return False
    for i in range(len(one)):
        if not alike(one[i], other[i]):
            return False
    return True
