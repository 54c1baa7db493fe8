"""The view as a widget."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import anywidget
import ipywidgets
import traitlets

from plyscope.figure import figure
from plyscope.trees import Plain, plain, switches

_HERE = Path(__file__).parent

ALGORITHMS = (
    "minimax",
    "negamax",
    "one-ply",
    "alpha-beta",
    "negamax-alpha-beta",
    "negamax-tt",
    "minimal",
    "null-window",
    "scout",
    "pvs",
    "negascout",
    "iterative-deepening",
    "aspiration",
    "mtd-f",
    "mtd+inf",
    "mtd-inf",
    "sss-star",
    "dual-star",
)
"""The names of the searches."""

PANELS = ("code", "ask", "counts", "story", "text")
"""What may stand beside the tree."""


class _Script(ipywidgets.Widget):
    """The script that defines the view: a notebook, and a page made of it, holds it once for all of them."""

    text: Any = traitlets.Unicode().tag(sync=True)


_shared: list[_Script] = []


def _script() -> _Script:
    # Whoever closes all widgets closes it too.
    if not _shared or _shared[0].comm is None:
        _shared[:] = [_Script(text=(_HERE / "plyscope.js").read_text("utf-8"))]
    return _shared[0]


def _place() -> traitlets.Union:
    """A step or a moment; nothing if it is empty."""
    return traitlets.Union([traitlets.Int(), traitlets.Unicode()], default_value="").tag(sync=True)


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

    _esm = (_HERE / "widget.js").read_text("utf-8")

    _script: Any = traitlets.Instance(_Script).tag(sync=True, **ipywidgets.widget_serialization)

    tree = traitlets.Any("swedish-51").tag(sync=True)
    """The tree, with lists in place of tuples. One that the reader has changed is text: ``"[[3, 12, 8], [2, 4, 7]]"``."""

    algorithm = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    """The search. While it is ``None``, the view decides; it is the search's name once the view is shown."""

    options = traitlets.Any().tag(sync=True)
    """Switches, ``{"cut": "gt"}`` or ``"cut=gt"``, those of the command line. Always a dictionary when it is read."""

    step = traitlets.Union([traitlets.Int(), traitlets.Unicode()], default_value=0).tag(sync=True)
    """How many events have happened; or a moment, ``"cutoff:1"``, which becomes a number once the view has gone there."""

    from_ = _place()
    """The step or the moment before which readers do not go; empty for the start."""

    to = traitlets.Union([traitlets.Int(), traitlets.Unicode()], default_value="").tag(sync=True)
    """The step or the moment after which readers do not go; empty for the end."""

    src = traitlets.Unicode("").tag(sync=True)
    """The address of a file with the tree, or with a trace; used while ``tree`` is empty or ``None``."""

    panels: Any = traitlets.Any("").tag(sync=True)
    """What stands beside the tree: some of ``PANELS``, as a list or with blanks between them."""

    editable = traitlets.Bool(True).tag(sync=True)
    """Whether readers can change the tree."""

    gauge = traitlets.Enum(["auto", "none"], "auto").tag(sync=True)
    """Whether the ruler of the window stands above the tree."""

    # `keys` are a widget's own.
    keys_: Any = traitlets.Enum(["all", "none"], "all").tag(sync=True)
    """Which shortcuts work while the view has the keyboard."""

    wheel = traitlets.Enum(["focus", "always", "none"], "focus").tag(sync=True)
    """When the wheel zooms the tree."""

    heading = traitlets.Enum(["1", "2", "3", "4", "5", "6", "none"], "2").tag(sync=True)
    """The level of its headings in the page."""

    autoplay = traitlets.Bool(False).tag(sync=True)
    """Whether it plays once it is in sight."""

    loop = traitlets.Bool(False).tag(sync=True)
    """Whether playing begins again at its end."""

    speed = traitlets.Enum(["0.5", "1", "2", "4", "8", "16"], "2").tag(sync=True)
    """How many steps are played per second."""

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
        for name in ("from", "keys"):
            if name in others:
                others[f"{name}_"] = others.pop(name)
        if "speed" in others:
            others["speed"] = str(others["speed"])
        unknown = ", ".join(sorted(set(others) - set(self.trait_names())))
        if unknown:
            raise TypeError(f"a view has no attribute {unknown}")
        super().__init__(tree=tree, algorithm=algorithm, **others)
        self.on_msg(self._asked)

    def _asked(self, _: Any, content: Any, __: Any) -> None:
        # Where a notebook gives widgets no way to each other.
        if content == {"plyscope": "script"}:
            self.send({"plyscope": self._script.text})

    def figure(self, **others: Any) -> Any:
        """Draw the step on screen, or another: see ``plyscope.figure``."""
        named = {"step": self.step, "options": self.options, "labels": self.labels, **others}
        return figure(self.tree, self.algorithm, **named)

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """What is shown: the widget, and where no script runs, the same as a picture."""
        bundle = super()._repr_mimebundle_(**kwargs)
        # A picture of an exercise would answer it; one of a file is not known here.
        if bundle is None or self.quiz or self.src:
            return bundle
        try:
            picture = self.figure(caption=True).svg
        except (RuntimeError, ValueError, OSError, subprocess.SubprocessError):
            return bundle
        data, metadata = bundle
        return {**data, "image/svg+xml": picture}, metadata

    @traitlets.default("_script")
    def _shared_script(self) -> _Script:
        return _script()

    @traitlets.default("options")
    def _no_options(self) -> dict[str, str]:
        return {}

    @traitlets.validate("tree")
    def _plain_tree(self, proposal: dict[str, Any]) -> Plain:
        return plain(proposal["value"])

    @traitlets.validate("algorithm")
    def _known_algorithm(self, proposal: dict[str, Any]) -> str | None:
        name = proposal["value"]
        if name not in (None, "", *ALGORITHMS):
            raise traitlets.TraitError(f"there is no search {name}; there are {', '.join(ALGORITHMS)}")
        return name

    @traitlets.validate("panels")
    def _known_panels(self, proposal: dict[str, Any]) -> str:
        given = proposal["value"] or ""
        names = given.split() if isinstance(given, str) else list(map(str, given))
        unknown = [name for name in names if name not in PANELS]
        if unknown:
            raise traitlets.TraitError(f"there is no panel {unknown[0]}; there are {', '.join(PANELS)}")
        return " ".join(names)

    @traitlets.validate("options")
    def _plain_options(self, proposal: dict[str, Any]) -> Mapping[str, str]:
        return switches(proposal["value"])

    @traitlets.validate("quiz")
    def _kinds_of_question(self, proposal: dict[str, Any]) -> str:
        quiz = proposal["value"] or ""
        return quiz if isinstance(quiz, str) else " ".join(map(str, quiz))

    def __repr__(self) -> str:
        return f"plyscope.View({self.tree!r}, algorithm={self.algorithm!r}, step={self.step!r})"
