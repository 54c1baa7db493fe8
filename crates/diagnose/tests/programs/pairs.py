"""Programs with two mistakes at once tell what they do on random trees. The mistakes are those of `slips.py`, two of one program."""

import itertools
import json
import random
import sys

import slips
from telling import Node

# The programs, and how two mistakes are written into each: not where they change the same line.
PAIRS = []
for (one, name, first), (other, other_name, second) in itertools.combinations(slips.MISTAKES, 2):
    if name != other_name or one == other:
        continue
    program = slips.RIGHT[name][0]
    changes = first + second
    if all(right in program for right, _ in changes):
        try:
            PAIRS.append((f"{one} {other}", name, slips.replaced(program, changes)))
        except AssertionError:
            pass

# So many pairs on each tree.
EACH = 20

if __name__ == "__main__":
    random.Random(0).shuffle(PAIRS)
    for seed in range(*map(int, sys.argv[1:])):
        draw = random.Random(seed)
        tree = slips.placed(slips.grown(draw, draw.randint(2, 5), []))
        depth = draw.randint(2, 5)
        for turn in range(EACH):
            names, name, program = PAIRS[(seed * EACH + turn) % len(PAIRS)]
            options = {"depth": depth, **slips.RIGHT[name][1]}
            print(json.dumps({"plyscope": 1, "tree": tree, "algorithm": name, "options": options, "slips": names}))
            slips.run(program, tree, depth)
