import unittest

import traitlets
from plyscope import View


class Views(unittest.TestCase):
    def test_it_is_told_what_to_show(self) -> None:
        view = View(((3, 12), (2, 4)), "minimax", options="order=reversed", step="cutoff:1")
        sent = view.get_state(["tree", "algorithm", "options", "step", "score"])
        self.assertEqual(sent["tree"], [[3, 12], [2, 4]])
        self.assertEqual(sent["options"], {"order": "reversed"})
        self.assertEqual((sent["algorithm"], sent["step"], sent["score"]), ("minimax", "cutoff:1", None))

    def test_what_the_reader_does_is_to_be_read_and_observed(self) -> None:
        view = View([1, 2])
        heard: list[object] = []
        view.observe(lambda change: heard.append(change["new"]), ["step", "tree"])
        view.set_state({"step": 3, "tree": "[1, 4]", "options": {"cut": "gt"}})
        self.assertEqual(sorted(map(str, heard)), ["3", "[1, 4]"])
        self.assertEqual(view.options, {"cut": "gt"})

    def test_an_exercise_is_set_in_python_and_its_answers_come_back(self) -> None:
        view = View("random(branching=2, depth=2, seed={student})", student="anna", quiz=["cut", "window"], questions=3)
        sent = view.get_state(["quiz", "questions", "attempts", "reveal", "student", "quiz_state", "quiz_score"])
        self.assertEqual((sent["quiz"], sent["questions"], sent["attempts"]), ("cut window", 3, 1))
        self.assertEqual((sent["reveal"], sent["student"]), ("always", "anna"))
        self.assertEqual((sent["quiz_state"], sent["quiz_score"]), (None, None))
        heard: list[object] = []
        view.observe(lambda change: heard.append(change["new"]["correct"]), "quiz_score")
        view.set_state({"quiz_score": {"correct": 1, "asked": 1}, "quiz_state": {"version": 1, "answers": []}})
        self.assertEqual((heard, view.quiz_state), ([1], {"version": 1, "answers": []}))
        for name, value in {"quiz_score": {}, "quiz_state": {}, "attempts": 0, "questions": 0, "reveal": "no"}.items():
            with self.assertRaises(traitlets.TraitError):
                setattr(view, name, value)

    def test_what_is_wrong_is_refused_at_once(self) -> None:
        view = View([1, 2])
        with self.assertRaises(TypeError):
            view.tree = {1, 2}
        with self.assertRaises(traitlets.TraitError):
            view.controls = "some"
        with self.assertRaisesRegex(TypeError, "no attribute stpe"):
            View([1, 2], stpe=3)

    def test_all_that_an_attribute_says_is_checked(self) -> None:
        view = View([1, 2], panels=["code", "story"], to="cutoff:1", speed=4, editable=False, **{"from": 2, "keys": "none"})
        sent = view.get_state(["panels", "from_", "to", "speed", "editable", "keys_"])
        self.assertEqual(list(sent.values()), ["code story", 2, "cutoff:1", "4", False, "none"])
        for name, value in {"algorithm": "alphabeta", "panels": "cod", "gauge": "no", "speed": "3", "heading": 9}.items():
            with self.assertRaises(traitlets.TraitError):
                setattr(view, name, value)

    def test_the_script_is_there_once_for_all(self) -> None:
        one, other = View([1, 2]), View([3, 4])
        self.assertEqual(one.get_state(["_script"]), other.get_state(["_script"]))
        self.assertNotIn("plyscope-view", one._esm[:200])
        self.assertGreater(len(one._script.text), 1_000_000)

    def test_two_views_share_nothing(self) -> None:
        one, other = View([1, 2]), View([1, 2])
        one.options = {"cut": "gt"}
        self.assertEqual(other.options, {})
