"""Trees and switches as Python writes them, made into what the view reads."""

from __future__ import annotations

import math
from collections.abc import Mapping
from decimal import Decimal
from numbers import Integral, Real
from typing import Any

Plain = str | int | float | list["Plain"] | dict[str, "Plain"] | None
"""What JSON can hold."""

EXPECTED = "nested lists and tuples of numbers, dictionaries with name, value and children, or text"


def plain(tree: Any) -> Plain:
    """Make a tree of lists, dictionaries, numbers and text, all of which JSON can hold.

    NumPy's arrays and numbers are taken too.

    Raises:
        TypeError: if something in it is nothing that a tree is made of.
        ValueError: if a number is infinite or not a number.
    """
    if tree is None or isinstance(tree, str):
        return tree
    if isinstance(tree, Mapping):
        return {str(name): plain(value) for name, value in tree.items()}
    if isinstance(tree, (list, tuple)):
        return [plain(child) for child in tree]
    if hasattr(tree, "tolist"):
        return plain(tree.tolist())
    if isinstance(tree, bool) or not isinstance(tree, (Real, Decimal)):
        raise TypeError(f"a tree is {EXPECTED}, not {type(tree).__name__}")
    if isinstance(tree, Integral):
        return int(tree)
    if not math.isfinite(tree):
        raise ValueError(f'{tree} is not finite: write a tree with infinite values as text, "[3, inf]"')
    return float(tree)


def switches(options: str | Mapping[str, Any] | None) -> dict[str, str]:
    """Make a dictionary of switches, which may be text: ``"cut=gt order=reversed"``.

    Raises:
        ValueError: if a word of the text has no ``=``.
    """
    if options is None:
        return {}
    if isinstance(options, Mapping):
        return {str(name): str(value) for name, value in options.items()}
    words = [word.partition("=") for word in options.split()]
    for name, equals, _ in words:
        if not equals:
            raise ValueError(f"a switch is written name=value, not {name}")
    return {name: value for name, _, value in words}
