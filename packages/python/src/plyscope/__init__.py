"""Shows how a game-tree search thinks, step by step, in notebooks."""

from importlib.metadata import version

from plyscope.figure import Figure, figure
from plyscope.view import View

__all__ = ["Figure", "View", "figure"]
__version__ = version("plyscope")
