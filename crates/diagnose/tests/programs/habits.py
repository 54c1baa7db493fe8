"""Right programs that do otherwise than the papers, in each way that is known to be right, tell what they do on random trees.

They are written here anew, and share nothing with the searches that they are held beside.
"""

import itertools
import json
import random
import sys

from telling import INF, Node, grown, score, tell

# In how many ways each thing is done.
SECOND = ["value", "alpha"]
TRUSTS = ["none", "leaves", "last"]
FAILS = ["soft", "hard", "above", "below"]
CUTS = ["after best", "before bound", "before best"]
TABLES = list(itertools.product([True, False], [True, False], ["best", "window", "nothing"], ["given", "narrowed", "narrowed beta"]))


class Program:
    """A search in negamax form: alpha-beta, PVS, NegaScout, or alpha-beta with a table."""

    def __init__(self, kind, fails="soft", cuts="after best", second="value", trusts="none", table=None, tells=frozenset()):
        self.kind, self.fails, self.cuts, self.second, self.trusts = kind, fails, cuts, second, trusts
        self.merges, self.stores_leaves, self.narrows, self.flags = table or (True, True, "best", "given")
        self.tells, self.entries = tells, {}

    def tell(self, event, node, **fields):
        if event in self.tells:
            tell(event, node, **fields)

    def is_trusted(self, node):
        if self.trusts == "leaves":
            return not node.children
        return self.trusts == "last" and not any(child.children for child in node.children)

    def visit(self, node, alpha, beta, colour, first=True):
        self.tell("enter", node, alpha=alpha, beta=beta)
        given, best = (alpha, beta), -INF
        if self.kind == "negamax-tt":
            entry = self.entries.get(node.position)
            fields = {} if entry is None else {"value": entry[0], "bound": entry[1]}
            self.tell("probe", node, hit=entry is not None, **fields)
            if entry:
                value, bound = entry
                if bound == "exact" or bound == "lower" and value >= beta or bound == "upper" and value <= alpha:
                    self.tell("leave", node, value=value, bound=bound)
                    return value
                if self.narrows != "nothing" and bound == "lower" and value > alpha:
                    alpha = value
                    best = value if self.narrows == "best" else best
                if self.narrows != "nothing" and bound == "upper" and value < beta:
                    beta = value
        narrowed = alpha, beta
        if not node.children:
            value = colour * node.value
            self.tell("evaluate", node, value=value)
            if self.stores_leaves:
                self.store(node, value, "exact")
            self.tell("leave", node, value=value, bound="exact")
            return value
        for place, child in enumerate(node.children):
            value = self.child(child, place, alpha, beta, colour, first)
            if value <= best and not (place == 0 and best == -INF):
                continue
            best = value
            window = {"alpha": max(alpha, value), "beta": beta}
            if self.cuts == "after best":
                self.tell("improve", node, child=child.number, value=value, **window)
            if value >= beta:
                if self.cuts == "before bound":
                    self.tell("improve", node, child=child.number, value=value, alpha=alpha, beta=beta)
                skipped = [later.number for later in node.children[place + 1:]]
                self.tell("cutoff", node, side="beta", after=child.number, skipped=skipped)
                break
            if self.cuts != "after best":
                self.tell("improve", node, child=child.number, value=value, **window)
            alpha = max(alpha, value)
        value, bound = self.result(best, given, narrowed)
        if self.kind == "negamax-tt":
            bound = self.store(node, value, bound)
        self.tell("leave", node, value=value, **({} if bound is None else {"bound": bound}))
        return value

    def child(self, child, place, alpha, beta, colour, first):
        if self.kind in ("negamax-alpha-beta", "negamax-tt") or not first:
            return -self.visit(child, -beta, -alpha, -colour, False)
        if place == 0:
            return -self.visit(child, -beta, -alpha, -colour)
        value = -self.visit(child, -alpha - 1, -alpha, -colour, self.kind == "negascout")
        if alpha < value < beta and not self.is_trusted(child):
            low = value if self.second == "value" else alpha
            value = -self.visit(child, -beta, -low, -colour)
        return value

    def result(self, best, given, narrowed):
        """The value that is returned, and its bound."""
        low, high = given
        value = best
        if self.fails in ("hard", "below"):
            value = max(value, low)
        if self.fails in ("hard", "above"):
            value = min(value, high)
        low = narrowed[0] if self.flags == "narrowed" else given[0]
        high = given[1] if self.flags == "given" else narrowed[1]
        is_low, is_high = best <= low and value > -INF, best >= high and value < INF
        if best <= low and best >= high:
            return value, None
        return value, "upper" if is_low else "lower" if is_high else "exact"

    def store(self, node, value, bound):
        if self.kind != "negamax-tt":
            return bound
        old = self.entries.get(node.position)
        if self.merges and old and old[0] == value and {old[1], bound} == {"lower", "upper"}:
            bound = "exact"
        self.entries[node.position] = value, bound
        self.tell("store", node, value=value, bound=bound)
        return bound


ALL = ["enter", "evaluate", "improve", "cutoff", "leave", "probe", "store"]

# What some programs tell.
TELLINGS = [ALL, ["enter", "evaluate", "leave"], ["enter"], ["improve", "cutoff"], ["leave"], ["enter", "store"]]


def programs():
    for fails, cuts in itertools.product(FAILS, CUTS):
        yield "negamax-alpha-beta", {"fails": fails, "cuts": cuts}
    for kind, fails, cuts, second, trusts in itertools.product(["pvs", "negascout"], FAILS, CUTS, SECOND, TRUSTS):
        # A test that returns the end of its window is exact at leaves alone.
        if trusts != "last" or fails == "soft":
            yield kind, {"fails": fails, "cuts": cuts, "second": second, "trusts": trusts}
    for fails, cuts, table in itertools.product(FAILS, CUTS, TABLES):
        yield "negamax-tt", {"fails": fails, "cuts": cuts, "table": table}


def placed(tree, ply=0):
    """The same tree, in which equal subtrees of one mover are one position, leaves too."""
    name = f"{ply % 2} {json.dumps(tree)}"
    if not isinstance(tree, list):
        return {"value": tree, "position": name}
    return {"position": name, "children": [placed(child, ply + 1) for child in tree]}


def nodes_of(node):
    yield node
    for child in node.children:
        yield from nodes_of(child)


def tree_of(draw, depth, made):
    """A tree of whole numbers, many of which are equal, with subtrees that were made before."""
    known = [tree for height, tree in made if height <= depth]
    if known and draw.random() < 0.4:
        return draw.choice(known)
    if depth == 0 or draw.random() < 0.15:
        return draw.randint(-3, 4)
    tree = [tree_of(draw, depth - 1, made) for _ in range(draw.randint(1, 3))]
    made.append((depth, tree))
    return tree


PROGRAMS = list(programs())
random.Random(0).shuffle(PROGRAMS)

# Each program in its turn: a seed has some of them.
EACH = 24

for seed in range(*map(int, sys.argv[1:])):
    draw = random.Random(seed)
    tree = tree_of(draw, draw.randint(0, 5), [])
    for turn in range(EACH):
        kind, ways = PROGRAMS[(seed * EACH + turn) % len(PROGRAMS)]
        shown = placed(tree) if kind == "negamax-tt" else tree
        tells = draw.choice([ALL, *TELLINGS])
        root = Node(shown, iter(range(10_000)))
        if not any(event in tells for event in ("enter", "leave")) and len(list(nodes_of(root))) < 3:
            tells = ALL
        print(json.dumps({"plyscope": 1, "tree": shown, "algorithm": kind, "options": {}, "ways": ways}))
        value = Program(kind, tells=frozenset(tells), **ways).visit(root, -INF, INF, 1)
        print(json.dumps({"event": "result", "value": score(value)}))
