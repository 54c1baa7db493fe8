"""The view as a widget."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import traitlets

from plyscope.trees import Plain, plain, switches

_HERE = Path(__file__).parent


class View(anywidget.AnyWidget):
    """A search of a game tree, step by step, forwards and back.

    What the reader does in the notebook is to be read from the same attributes by which it can be set.

    Args:
        tree: Nested lists and tuples of numbers, dictionaries with ``name``, ``value`` and ``children``, or text in any
            notation: brackets, JSON, Graphviz, Newick, an outline, a recipe such as ``random(branching=2, depth=4, seed=1)``,
            or the name of a preset.
        algorithm: ``"alpha-beta"``, ``"minimax"``, ``"mtd-f"``, …; by default alpha-beta, unless a preset has its own.
        **others: The other attributes by their names, such as ``step="cutoff:1"`` or ``controls="full"``.
    """

    _esm = "\n".join((_HERE / name).read_text("utf-8") for name in ("plyscope.js", "widget.js"))

    tree = traitlets.Any("swedish-51").tag(sync=True)
    """The tree, with lists in place of tuples. One that the reader has changed is text: ``"[[3, 12, 8], [2, 4, 7]]"``."""

    algorithm = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    """The search. While it is ``None``, the view decides; it is the search's name once the view is shown."""

    options = traitlets.Any().tag(sync=True)
    """Switches, ``{"cut": "gt"}`` or ``"cut=gt"``, those of the command line. Always a dictionary when it is read."""

    step = traitlets.Union([traitlets.Int(), traitlets.Unicode()], default_value=0).tag(sync=True)
    """How many events have happened; or a moment, ``"cutoff:1"``, which becomes a number once the view has gone there."""

    score = traitlets.Dict(default_value=None, allow_none=True).tag(sync=True)
    """What the root is worth, by the whole search: ``value`` as MAX sees it, ``bound`` (``"exact"``, ``"lower"``,
    ``"upper"``) and ``line``, the names along the principal variation. ``None`` until the view is shown. To be read only."""

    quiz = traitlets.Any("").tag(sync=True)
    """An exercise that asks about some of ``"cut skipped window returns"``, which may be a list; empty for none."""

    questions = traitlets.Int(None, allow_none=True, min=1).tag(sync=True)
    """How many questions it has at most; ``None`` for all."""

    attempts = traitlets.Int(1, min=1).tag(sync=True)
    """How often each question may be answered; one of yes or no, only once."""

    reveal = traitlets.Enum(["always", "never"], "always").tag(sync=True)
    """Whether a learner may have an answer revealed."""

    student = traitlets.Unicode("").tag(sync=True)
    """Who answers: ``{student}`` in a recipe becomes a number made from it."""

    quiz_state = traitlets.Dict(default_value=None, allow_none=True, read_only=True).tag(sync=True)
    """What is answered of the exercise, as ``plyscope grade`` marks it again; ``None`` without one. To be read only."""

    quiz_score = traitlets.Dict(default_value=None, allow_none=True, read_only=True).tag(sync=True)
    """``correct``, ``asked``, ``total``, ``score`` from 0 to 1, and ``complete``; ``None`` until the first answer. To be read only."""

    controls = traitlets.Enum(["none", "bar", "full"], "bar").tag(sync=True)
    """What there is beside the tree: nothing, stepping, or everything with choices and the tree as text."""

    labels = traitlets.Enum(["names", "numbers"], "names").tag(sync=True)
    """What nodes are called: their names, or letters; or their numbers in preorder."""

    fold = traitlets.Unicode("auto").tag(sync=True)
    """The folded subtrees by the numbers of their roots, ``"12,40"``; ``"auto"``: those that do not fit; ``"none"``."""

    theme = traitlets.Enum(["auto", "light", "dark", "contrast", "contrast-dark"], "auto").tag(sync=True)
    """The colours; by default as the notebook's."""

    lang = traitlets.Unicode("").tag(sync=True)
    """The tag of a language that it speaks, as ``"sv"``; empty for the notebook's or the browser's."""

    height = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The height in CSS pixels; by default 400, or 600 with full controls."""

    def __init__(self, tree: Any = "swedish-51", algorithm: str | None = None, **others: Any) -> None:
        unknown = ", ".join(sorted(set(others) - set(self.trait_names())))
        if unknown:
            raise TypeError(f"a view has no attribute {unknown}")
        super().__init__(tree=tree, algorithm=algorithm, **others)

    @traitlets.default("options")
    def _no_options(self) -> dict[str, str]:
        return {}

    @traitlets.validate("tree")
    def _plain_tree(self, proposal: dict[str, Any]) -> Plain:
        return plain(proposal["value"])

    @traitlets.validate("options")
    def _plain_options(self, proposal: dict[str, Any]) -> Mapping[str, str]:
        return switches(proposal["value"])

    @traitlets.validate("quiz")
    def _kinds_of_question(self, proposal: dict[str, Any]) -> str:
        quiz = proposal["value"] or ""
        return quiz if isinstance(quiz, str) else " ".join(map(str, quiz))

    def __repr__(self) -> str:
        return f"plyscope.View({self.tree!r}, algorithm={self.algorithm!r}, step={self.step!r})"
