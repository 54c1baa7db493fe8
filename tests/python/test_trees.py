import unittest
from collections import OrderedDict
from decimal import Decimal
from fractions import Fraction

from plyscope.trees import plain, switches


class Array:
    """As NumPy's."""

    def tolist(self) -> list[int]:
        return [1, 2]


class Trees(unittest.TestCase):
    def test_lists_tuples_and_numbers_become_what_json_holds(self) -> None:
        tree = ((3, 12), [Decimal("0.5"), Fraction(1, 4)], Array(), 2.0)
        self.assertEqual(plain(tree), [[3, 12], [0.5, 0.25], [1, 2], 2.0])

    def test_dictionaries_and_text_stay(self) -> None:
        tree = OrderedDict(name="A", children=({"value": 1, "position": None}, 2))
        self.assertEqual(plain(tree), {"name": "A", "children": [{"value": 1, "position": None}, 2]})
        self.assertEqual(plain("random(depth=3)"), "random(depth=3)")

    def test_what_is_no_tree_is_named(self) -> None:
        for wrong in ({1, 2}, [1, True], object()):
            with self.assertRaisesRegex(TypeError, "a tree is nested lists .*, not (set|bool|object)"):
                plain(wrong)
        with self.assertRaisesRegex(ValueError, "inf is not finite: write .* as text"):
            plain([1, float("inf")])


class Switches(unittest.TestCase):
    def test_text_and_dictionaries_are_the_same(self) -> None:
        self.assertEqual(switches("cut=gt depth=3"), switches({"cut": "gt", "depth": 3}))
        self.assertEqual(switches(None), {})
        self.assertEqual(switches(""), {})

    def test_a_word_without_a_value_is_named(self) -> None:
        with self.assertRaisesRegex(ValueError, "name=value, not gt"):
            switches("cut=gt gt")
