"""The imports of a source file, at any depth."""

import ast


def imported(tree: ast.AST) -> set[str]:
    """Modules, and names out of them with the module before."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found
