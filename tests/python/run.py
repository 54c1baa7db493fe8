"""Runs the tests beside it. What it prints is to be counted, so that it goes to standard output."""

import sys
import unittest
from pathlib import Path

if __name__ == "__main__":
    tests = unittest.defaultTestLoader.discover(str(Path(__file__).parent))
    result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(tests)
    sys.exit(not result.wasSuccessful())
