"""Figures of a search: what the command for authors draws, which needs Node."""

from __future__ import annotations

import functools
import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from plyscope.trees import plain, switches

_COMMAND = Path(__file__).parent / "command.js"

LONGEST = 20
"""For how many seconds a figure may be drawn."""


class Figure:
    """A drawing as SVG, which a notebook shows, also where no script runs."""

    def __init__(self, svg: str) -> None:
        self.svg = svg

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | Path) -> None:
        """Write it to a file."""
        Path(path).write_text(self.svg, "utf-8")


def figure(
    tree: Any,
    algorithm: str | None = None,
    *,
    step: int | str = "end",
    options: str | Mapping[str, Any] | None = None,
    **others: Any,
) -> Figure:
    """Draw a step, or several with commas between them, as ``plyscope figure`` does.

    Args:
        tree: As that of a view.
        algorithm: As that of a view.
        step: A step or a moment, ``"cutoff:1"``; several are a filmstrip: ``"cutoff:1,end"``.
        options: Switches, ``{"cut": "gt"}`` or ``"cut=gt"``.
        **others: The other options of the command, ``width=600``, ``theme="dark"``, ``caption=True``, ``no_windows=True``.

    Raises:
        RuntimeError: if Node is not there.
        ValueError: if the tree or something else cannot be drawn; it says why.
    """
    given = plain(tree)
    text = given if isinstance(given, str) else json.dumps(given)
    named = {**switches(options), **({} if algorithm is None else {"algorithm": algorithm}), "step": step, **others}
    args: list[str] = []
    for name, value in named.items():
        option = f"--{name.replace('_', '-')}"
        if value is True:
            args.append(option)
        elif value is not False and value is not None:
            args.extend([option, str(value)])
    return Figure(_drawn(text, tuple(args)))


@functools.lru_cache(maxsize=64)
def _drawn(tree: str, args: tuple[str, ...]) -> str:
    node = shutil.which("node")
    if node is None:
        raise RuntimeError("a figure is drawn by Node, which is not there: https://nodejs.org")
    done = subprocess.run(
        [node, str(_COMMAND), "figure", tree, *args],
        capture_output=True,
        check=False,
        encoding="utf-8",
        timeout=LONGEST,
    )
    if done.returncode != 0:
        raise ValueError(done.stderr.strip())
    return done.stdout
