"""Puts the script of the view and the command for authors, which ``npm run build`` writes, into the wheel and the source archive."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = {"dist/plyscope.bundle.js": "plyscope.js", "dist/command.js": "command.js", "LICENSE": "LICENSE"}
"""The names in the package, by where the files are in the repository."""


class ScriptHook(BuildHookInterface):
    """Runs before each build."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        folder = "src/plyscope" if self.target_name == "sdist" else "plyscope"
        root = Path(self.root)
        for built, name in BUILT.items():
            if (root / "src" / "plyscope" / name).is_file():
                continue  # This is an unpacked source archive, which has them already.
            source = root.parent.parent / built
            if not source.is_file():
                raise FileNotFoundError(f"There is no {built}: run `npm run build` first")
            build_data["force_include"][str(source)] = f"{folder}/{name}"
