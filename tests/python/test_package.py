import json
import re
import unittest
import zipfile
from importlib.metadata import metadata, version
from pathlib import Path

import nbclient
import nbformat
import plyscope

ROOT = Path(__file__).parents[2]
WIDGET = "application/vnd.jupyter.widget-view+json"


class Package(unittest.TestCase):
    def test_its_version_is_that_of_the_package_for_javascript(self) -> None:
        package = json.loads((ROOT / "package.json").read_text("utf-8"))
        self.assertEqual(version("plyscope"), package["version"])
        self.assertEqual(plyscope.__version__, package["version"])
        self.assertEqual(metadata("plyscope")["License-Expression"], package["license"])

    def test_the_wheel_holds_the_script_as_it_was_built(self) -> None:
        (path,) = (ROOT / "target" / "python" / "wheels").iterdir()
        with zipfile.ZipFile(path) as wheel:
            script = wheel.read("plyscope/plyscope.js")
            self.assertIn("plyscope/LICENSE", wheel.namelist())
            self.assertIn("plyscope/py.typed", wheel.namelist())
        self.assertEqual(script, (ROOT / "dist" / "plyscope.bundle.js").read_bytes())

    def test_the_guide_runs_in_a_notebook_without_a_browser(self) -> None:
        readme = (ROOT / "packages" / "python" / "README.md").read_text("utf-8")
        cells = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
        notebook = nbformat.v4.new_notebook(cells=list(map(nbformat.v4.new_code_cell, cells)))
        nbclient.NotebookClient(notebook, timeout=60).execute()
        (output,) = [each for each in notebook.cells[0].outputs if each.output_type == "execute_result"]
        state = notebook.metadata.widgets["application/vnd.jupyter.widget-state+json"]["state"]
        shown = state[output.data[WIDGET]["model_id"]]["state"]
        self.assertEqual(shown["tree"], [[3, 12, 8], [2, 4, 6], [14, 5, 2]])
        self.assertEqual(shown["step"], "cutoff:last")
        scripts = [each for each in state.values() if len(str(each)) > 1_000_000]
        self.assertEqual(len(scripts), 1)
        self.assertIn("plyscope.View", output.data["text/plain"])
