import shutil
import tempfile
import unittest
from pathlib import Path
from unittest import mock

import plyscope

TREE = [[3, 12], [2, 4]]


@unittest.skipUnless(shutil.which("node"), "Node is not there")
class Figures(unittest.TestCase):
    def test_a_figure_is_what_the_command_draws(self) -> None:
        drawn = plyscope.figure(TREE, "alpha-beta", step="cutoff:1", width=500, theme="dark", caption=True)
        self.assertIn('width="500"', drawn.svg)
        self.assertEqual(drawn._repr_svg_(), drawn.svg)
        with tempfile.TemporaryDirectory() as folder:
            drawn.save(Path(folder) / "cut.svg")
            self.assertEqual((Path(folder) / "cut.svg").read_text("utf-8"), drawn.svg)
        self.assertNotEqual(plyscope.figure(TREE, step=0).svg, drawn.svg)

    def test_what_is_wrong_is_said(self) -> None:
        with self.assertRaisesRegex(ValueError, "Line 1"):
            plyscope.figure("[[1, [")
        with self.assertRaises(ValueError):
            plyscope.figure(TREE, step="cutoff:9")
        with mock.patch("shutil.which", return_value=None), self.assertRaisesRegex(RuntimeError, "Node"):
            plyscope.figure([[5, 6]])

    def test_where_no_script_runs_a_view_is_a_picture(self) -> None:
        view = plyscope.View(TREE, step="cutoff:1")
        data, _ = view._repr_mimebundle_()
        self.assertIn("<svg", data["image/svg+xml"])
        self.assertIn("application/vnd.jupyter.widget-view+json", data)
        self.assertEqual(view.figure(caption=True).svg, data["image/svg+xml"])
        asked, _ = plyscope.View(TREE, quiz="cut")._repr_mimebundle_()
        self.assertNotIn("image/svg+xml", asked)
