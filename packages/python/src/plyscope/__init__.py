"""Shows how a game-tree search thinks, step by step, in notebooks."""

from importlib.metadata import version

from plyscope.view import View

__all__ = ["View"]
__version__ = version("plyscope")
