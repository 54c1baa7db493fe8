"""Programs as students write them, right, and each with one mistake, tell what they do on random trees.

A mistake is lines of a right program, and what stands there instead.
"""

import json
import random
import sys

from telling import INF, Node, tell

# A program with a mistake is stopped here: it may never end.
MOST = 400


def enter(node, alpha=None, beta=None):
    global told
    told += 1
    if told > most:
        raise StopIteration
    tell("enter", node, **({} if alpha is None else {"alpha": alpha, "beta": beta}))


def leave(node, value, bound=None):
    tell("leave", node, value=value, **({} if bound is None else {"bound": bound}))
    return value


def improve(node, child, value):
    tell("improve", node, child=child.number, value=value)


def leaf(node, sign=1):
    return leave(node, node.evaluate(sign))


def bound_of(best, alpha, beta):
    if beta <= best <= alpha:
        return None
    return "upper" if best <= alpha else "lower" if best >= beta else "exact"


def ends(node, depth):
    return not node.children or depth == 0


MINIMAX = """
def max_value(node, depth):
    enter(node)
    if ends(node, depth):
        return leaf(node)
    best = -INF
    for child in node.children:
        value = min_value(child, depth - 1)
        if value > best:
            best = value
    return leave(node, best)

def min_value(node, depth):
    enter(node)
    if ends(node, depth):
        return leaf(node)
    best = INF
    for child in node.children:
        value = max_value(child, depth - 1)
        if value < best:
            best = value
    return leave(node, best)

def search(root, depth):
    max_value(root, depth)
"""

NEGAMAX = """
def negamax(node, depth, colour):
    enter(node)
    if ends(node, depth):
        return leaf(node, colour)
    best = -INF
    for child in node.children:
        value = -negamax(child, depth - 1, -colour)
        if value > best:
            best = value
    return leave(node, best)

def search(root, depth):
    negamax(root, depth, 1)
"""

ALPHA_BETA = """
def max_value(node, alpha, beta, depth):
    enter(node, alpha, beta)
    if ends(node, depth):
        return leaf(node)
    alpha0 = alpha
    best = -INF
    for child in node.children:
        value = min_value(child, alpha, beta, depth - 1)
        if value > best:
            best = value
            alpha = max(alpha, best)
            if best >= beta:
                break
    return leave(node, best, bound_of(best, alpha0, beta))

def min_value(node, alpha, beta, depth):
    enter(node, alpha, beta)
    if ends(node, depth):
        return leaf(node)
    beta0 = beta
    best = INF
    for child in node.children:
        value = max_value(child, alpha, beta, depth - 1)
        if value < best:
            best = value
            beta = min(beta, best)
            if best <= alpha:
                break
    return leave(node, best, bound_of(best, alpha, beta0))

def search(root, depth):
    max_value(root, -INF, INF, depth)
"""

NEGAMAX_ALPHA_BETA = """
def alphabeta(node, alpha, beta, depth, colour):
    enter(node, alpha, beta)
    if ends(node, depth):
        return leaf(node, colour)
    best = -INF
    for child in node.children:
        value = -alphabeta(child, -beta, -alpha, depth - 1, -colour)
        if value > best:
            best = value
            alpha = max(alpha, best)
            if best >= beta:
                break
    return leave(node, best)

def search(root, depth):
    alphabeta(root, -INF, INF, depth, 1)
"""

PVS = NEGAMAX_ALPHA_BETA.split("def search")[0] + """
def pvs(node, alpha, beta, depth, colour):
    enter(node, alpha, beta)
    if ends(node, depth):
        return leaf(node, colour)
    best = -INF
    for child in node.children:
        if child is node.children[0]:
            value = -pvs(child, -beta, -alpha, depth - 1, -colour)
        else:
            value = -alphabeta(child, -alpha - 1, -alpha, depth - 1, -colour)
            if alpha < value < beta:
                value = -pvs(child, -beta, -value, depth - 1, -colour)
        if value > best:
            best = value
            alpha = max(alpha, best)
            if best >= beta:
                break
    return leave(node, best)

def search(root, depth):
    pvs(root, -INF, INF, depth, 1)
"""

NEGASCOUT = """
def frontier(node, depth):
    return ends(node, depth) or all(ends(child, depth - 1) for child in node.children)

def negascout(node, alpha, beta, depth, colour):
    enter(node, alpha, beta)
    if ends(node, depth):
        return leaf(node, colour)
    best = -INF
    b = beta
    for child in node.children:
        value = -negascout(child, -b, -alpha, depth - 1, -colour)
        if child is not node.children[0] and alpha < value < beta and not frontier(child, depth - 1):
            value = -negascout(child, -beta, -value, depth - 1, -colour)
        if value > best:
            best = value
            alpha = max(alpha, best)
            if best >= beta:
                break
        b = alpha + 1
    return leave(node, best)

def search(root, depth):
    negascout(root, -INF, INF, depth, 1)
"""

SCOUT = ALPHA_BETA.split("def search")[0] + """
def eval_max(node, depth):
    enter(node)
    if ends(node, depth):
        return leaf(node)
    for child in node.children:
        first = child is node.children[0]
        if not first:
            value = min_value(child, best, best + 1, depth - 1)
        if first or value > best:
            value = eval_min(child, depth - 1)
            best = value
    return leave(node, best)

def eval_min(node, depth):
    enter(node)
    if ends(node, depth):
        return leaf(node)
    for child in node.children:
        first = child is node.children[0]
        if not first:
            value = max_value(child, best - 1, best, depth - 1)
        if first or value < best:
            value = eval_max(child, depth - 1)
            best = value
    return leave(node, best)

def search(root, depth):
    eval_max(root, depth)
"""

NEGAMAX_TT = """
def store(node, depth, bound, value):
    old = table.get(node.position)
    if old and old[0] == depth and old[2] == value and {old[1], bound} == {"lower", "upper"}:
        bound = "exact"
    table[node.position] = depth, bound, value

def alphabeta(node, alpha, beta, depth, colour):
    enter(node, alpha, beta)
    alpha0, beta0 = alpha, beta
    best = -INF
    height = min(node.height, depth)
    if node.position in table:
        known, bound, value = table[node.position]
        if known == height:
            if bound == "exact":
                return leave(node, value)
            if bound == "lower" and value >= beta:
                return leave(node, value)
            if bound == "upper" and value <= alpha:
                return leave(node, value)
            if bound == "lower" and value > alpha:
                best = value
                alpha = value
            if bound == "upper" and value < beta:
                beta = value
    if ends(node, depth):
        best = node.evaluate(colour)
        store(node, height, "exact", best)
        return leave(node, best)
    for child in node.children:
        value = -alphabeta(child, -beta, -alpha, depth - 1, -colour)
        if value > best:
            best = value
            alpha = max(alpha, best)
            if best >= beta:
                break
    bound = bound_of(best, alpha0, beta0)
    store(node, height, bound, best)
    return leave(node, best)

def search(root, depth):
    global table
    table = {}
    alphabeta(root, -INF, INF, depth, 1)
"""

MTD_F = NEGAMAX_TT.split("def search")[0] + """
def search(root, depth):
    global table
    table = {}
    f = 1
    g = f
    lower = -INF
    upper = INF
    while lower < upper:
        beta = g + 1 if g == lower else g
        g = alphabeta(root, beta - 1, beta, depth, 1)
        if g < beta:
            upper = g
        else:
            lower = g
"""

ASPIRATION = ALPHA_BETA.split("def search")[0] + """
def search(root, depth):
    alpha = 1 - 1
    beta = 1 + 1
    while True:
        value = max_value(root, alpha, beta, depth)
        if value <= alpha and alpha > -INF:
            alpha = -INF
        elif value >= beta and beta < INF:
            beta = INF
        else:
            return
"""

GUESS = {"guess": 1}
WINDOW = {"guess": 1, "delta": 1}

# The name of a search, its program, and its switches.
RIGHT = {
    "minimax": (MINIMAX, {}),
    "negamax": (NEGAMAX, {}),
    "alpha-beta": (ALPHA_BETA, {}),
    "negamax-alpha-beta": (NEGAMAX_ALPHA_BETA, {}),
    "pvs": (PVS, {}),
    "negascout": (NEGASCOUT, {}),
    "scout": (SCOUT, {}),
    "negamax-tt": (NEGAMAX_TT, {}),
    "mtd-f": (MTD_F, GUESS),
    "aspiration": (ASPIRATION, WINDOW),
}

CUT = "            if best >= beta:\n                break\n"
LOW_CUT = "            if best <= alpha:\n                break\n"
CALL = "-alphabeta(child, -beta, -alpha, depth - 1, -colour)"
SCOUT_CALL = "-negascout(child, -b, -alpha, depth - 1, -colour)"
AGAIN = "-negascout(child, -beta, -value, depth - 1, -colour)"
IF_BETTER = "            value = eval_min(child, depth - 1)\n"
IF_WORSE = "            value = eval_max(child, depth - 1)\n"
SHARED = [
    ("    best = -INF\n", "    global best\n"),
    ("def search(root, depth):\n", "def search(root, depth):\n    global best\n    best = -INF\n"),
]

# The mistake, the search, and what is written wrongly.
MISTAKES = [
    ("other-comparison", "alpha-beta", [("best >= beta", "best > beta"), ("best <= alpha:", "best < alpha:")]),
    ("other-comparison", "negascout", [("best >= beta", "best > beta")]),
    ("other-comparison", "scout", [("best >= beta", "best > beta"), ("best <= alpha:", "best < alpha:")]),
    ("no-return-at-cut", "alpha-beta", [(CUT, ""), (LOW_CUT, "")]),
    ("no-return-at-cut", "negamax-tt", [(CUT, "")]),
    ("no-return-at-cut", "scout", [(CUT, ""), (LOW_CUT, "")]),
    ("bounds-not-passed", "alpha-beta", [("(child, alpha, beta, ", "(child, -INF, INF, ")]),
    ("bounds-not-passed", "negamax-alpha-beta", [(CALL, CALL.replace("-beta, -alpha", "-INF, INF"))]),
    ("bounds-not-swapped", "negamax-alpha-beta", [(CALL, CALL.replace("-beta, -alpha", "-alpha, -beta"))]),
    ("bounds-not-negated", "negamax-alpha-beta", [(CALL, CALL.replace("-beta, -alpha", "beta, alpha"))]),
    ("value-not-negated", "negamax", [("-negamax(", "negamax(")]),
    ("value-not-negated", "negamax-alpha-beta", [(CALL, CALL[1:])]),
    ("value-not-negated", "negascout", [(SCOUT_CALL, SCOUT_CALL[1:]), (AGAIN, AGAIN[1:])]),
    (
        "wrong-bound-moved",
        "alpha-beta",
        [
            ("alpha = max(alpha, best)", "beta = min(beta, best)  # moved"),
            ("beta = min(beta, best)\n", "alpha = max(alpha, best)\n"),
            ("bound_of(best, alpha0, beta)", "None"),
            ("bound_of(best, alpha, beta0)", "None"),
        ],
    ),
    ("no-re-search", "negascout", [("            value = " + AGAIN, "            pass")]),
    ("no-re-search", "pvs", [("                value = -pvs(child, -beta, -value, depth - 1, -colour)", "                pass")]),
    ("re-search-stays-null", "negascout", [(AGAIN, SCOUT_CALL)]),
    ("re-search-stays-null", "pvs", [("-pvs(child, -beta, -value,", "-pvs(child, -alpha - 1, -alpha,")]),
    ("re-search-beyond", "negascout", [("alpha < value < beta", "alpha < value")]),
    ("re-search-beyond", "pvs", [("alpha < value < beta", "alpha < value")]),
    (
        "test-takes-equal",
        "scout",
        [
            ("(child, best, best + 1,", "(child, best - 1, best,  # or as much\n               "),
            ("(child, best - 1, best, depth", "(child, best, best + 1, depth"),
            ("first or value > best", "first or value >= best"),
            ("first or value < best", "first or value <= best"),
        ],
    ),
    (
        "no-eval-after-test",
        "scout",
        [(call, "            if first:\n    " + call) for call in (IF_BETTER, IF_WORSE)],
    ),
    ("no-search-again", "aspiration", [("            alpha = -INF\n", "            return\n"), ("            beta = INF\n", "            return\n")]),
    (
        "wrong-side-opened",
        "aspiration",
        [
            ("value <= alpha and alpha > -INF", "value <= alpha and beta < INF"),
            ("value >= beta and beta < INF:\n            beta = INF", "value >= beta and alpha > -INF:\n            alpha = -INF"),
            ("alpha and beta < INF:\n            alpha = -INF", "alpha and beta < INF:\n            beta = INF"),
        ],
    ),
    ("same-test-again", "mtd-f", [("beta = g + 1 if g == lower else g", "beta = g")]),
    ("guess-kept", "mtd-f", [("beta = g + 1 if g == lower else g", "beta = f + 1 if f == lower else f")]),
    ("known-bounds-swapped", "mtd-f", [("        if g < beta:\n            upper = g\n        else:\n            lower = g", "        if g < beta:\n            lower = g\n        else:\n            upper = g")]),
    ("stored-as-exact", "mtd-f", [("    store(node, height, bound, best)", '    store(node, height, "exact", best)')]),
    (
        "stored-bounds-swapped",
        "mtd-f",
        [("    bound = bound_of(best, alpha0, beta0)", '    bound = {"upper": "lower", "lower": "upper", "exact": "exact"}[bound_of(best, alpha0, beta0)]')],
    ),
    ("any-depth-taken", "negamax-tt", [("        if known == height:", "        if True:")]),
    ("wrong-side-at-root", "minimax", [("    max_value(root, depth)\n", "    min_value(root, depth)\n")]),
    ("wrong-side-at-root", "negamax-alpha-beta", [("INF, depth, 1)", "INF, depth, -1)")]),
    ("bound-called-exact", "alpha-beta", [("bound_of(best, alpha0, beta)", '"exact"'), ("bound_of(best, alpha, beta0)", '"exact"')]),
    ("one-ply-too-deep", "minimax", [("    max_value(root, depth)\n", "    max_value(root, depth + 1)\n")]),
    ("one-ply-too-shallow", "alpha-beta", [("-INF, INF, depth)", "-INF, INF, depth - 1)")]),
    (
        "last-of-equals",
        "alpha-beta",
        [
            (f"        if value {sign} best:\n            best = value\n", f"        if value {sign}= best:\n            best = value\n            improve(node, child, value)\n")
            for sign in "><"
        ],
    ),
    ("one-side-cuts", "alpha-beta", [(LOW_CUT, "")]),
    ("one-side-cuts", "alpha-beta", [(CUT, "")]),
    ("one-side-cuts", "alpha-beta", [(LOW_CUT, ""), (CUT, CUT.replace("best >= beta", "alpha >= beta"))]),
    ("one-side-cuts", "alpha-beta", [(CUT, ""), (LOW_CUT, LOW_CUT.replace("best <= alpha", "alpha >= beta"))]),
    ("root-whole-window", "alpha-beta", [("min_value(child, alpha, beta,", "min_value(child, *(node.number and (alpha, beta) or (-INF, INF)),")]),
    (
        "root-whole-window",
        "negamax-alpha-beta",
        [(CALL, CALL.replace("-beta, -alpha", "*(node.number and (-beta, -alpha) or (-INF, INF))"))],
    ),
    ("one-bound-passed", "alpha-beta", [("(child, alpha, beta, ", "(child, alpha, INF, ")]),
    ("one-bound-passed", "alpha-beta", [("(child, alpha, beta, ", "(child, -INF, beta, ")]),
    ("finite-first-window", "alpha-beta", [("(root, -INF, INF, depth)", "(root, 0, 2, depth)")]),
    ("finite-first-window", "negamax-alpha-beta", [("(root, -INF, INF, depth, 1)", "(root, -1, 3, depth, 1)")]),
    ("bound-not-moved", "alpha-beta", [("            alpha = max(alpha, best)\n", ""), ("            beta = min(beta, best)\n", "")]),
    ("bound-not-moved", "negamax-alpha-beta", [("            alpha = max(alpha, best)\n", "")]),
    ("own-best-for-bound", "alpha-beta", [("alpha = max(alpha, best)", "alpha = best"), ("beta = min(beta, best)\n", "beta = best\n")]),
    ("own-best-for-bound", "negamax-alpha-beta", [("alpha = max(alpha, best)", "alpha = best")]),
    ("alpha-overwritten", "alpha-beta", [("        if value > best:", "        alpha = value\n        if value > best:"), ("        if value < best:", "        beta = value\n        if value < best:")]),
    ("alpha-overwritten", "negamax-alpha-beta", [("        if value > best:\n", "        alpha = value\n        if True:\n"), ("            alpha = max(alpha, best)\n", "")]),
    ("best-overwritten", "minimax", [(f"        if value {sign} best:\n            best = value\n", "        best = value\n") for sign in "><"]),
    ("best-overwritten", "negamax-alpha-beta", [("        if value > best:\n", "        if True:\n")]),
    (
        "result-shared",
        "minimax",
        [("    enter(node)\n", "    global best\n    enter(node)\n"), ("        return leaf(node)\n", "        best = leaf(node)\n        return best\n")],
    ),
    ("min-takes-the-maximum", "minimax", [("        if value < best:", "        if value > best:")]),
    ("min-takes-the-maximum", "alpha-beta", [("        if value < best:", "        if value > best:"), ("bound_of(best, alpha0, beta)", "None"), ("bound_of(best, alpha, beta0)", "None")]),
    ("best-at-zero", "minimax", [("    best = -INF\n", "    best = 0\n"), ("    best = INF\n", "    best = 0\n")]),
    ("best-at-zero", "minimax", [("    best = -INF\n", "    best = 0\n")]),
    ("best-at-zero", "alpha-beta", [("    best = INF\n", "    best = 0\n")]),
    ("best-at-zero", "negamax-alpha-beta", [("    best = -INF\n", "    best = 0\n")]),
    ("player-not-alternating", "minimax", [("min_value(child", "max_value(child")]),
    ("player-not-alternating", "negamax", [("-colour)", "colour)")]),
    ("sides-shifted-below-root", "minimax", [("        value = min_value(child", "        value = (min_value if node.number else max_value)(child")]),
    ("sides-shifted-below-root", "alpha-beta", [("        value = min_value(child", "        value = (min_value if node.number else max_value)(child")]),
    ("last-child-skipped", "minimax", [("in node.children:", "in node.children[:-1]:")]),
    ("last-child-skipped", "negamax-alpha-beta", [("in node.children:", "in node.children[:-1]:")]),
    ("first-child-skipped", "negamax", [("in node.children:", "in node.children[1:]:")]),
    ("first-child-alone", "negamax", [("            best = value\n", "            best = value\n        break\n")]),
    ("bounds-not-negated", "negamax-tt", [(CALL, CALL.replace("-beta, -alpha", "beta, alpha")), ("bound_of(best, alpha0, beta0)", '"upper" if best <= alpha0 else "lower" if best >= beta0 else "exact"')]),
    ("bounds-not-swapped", "negamax-tt", [(CALL, CALL.replace("-beta, -alpha", "-alpha, -beta")), ("bound_of(best, alpha0, beta0)", '"upper" if best <= alpha0 else "lower" if best >= beta0 else "exact"')]),
    ("bounds-not-turned", "negamax-alpha-beta", [(CALL, CALL.replace("-beta, -alpha", "alpha, beta"))]),
    ("bounds-swapped", "alpha-beta", [("(child, alpha, beta, ", "(child, beta, alpha, ")]),
    ("flag-from-moved-alpha", "negamax-tt", [("bound_of(best, alpha0, beta0)", '"upper" if best <= alpha else "exact"')]),
    ("flag-from-moved-alpha", "negamax-tt", [("bound_of(best, alpha0, beta0)", '"lower" if best >= beta else "upper"')]),
    ("depth-ignored", "minimax", [("    max_value(root, depth)\n", "    max_value(root, 99)\n")]),
    ("best-not-reset", "negamax", SHARED),
    ("best-not-reset", "negamax-alpha-beta", SHARED),
]


def replaced(program, changes):
    for right, wrong in changes:
        assert right in program, right
        program = program.replace(right, wrong)
    return program


def grown(draw, depth, made):
    """A tree with ties, with leaves above the last ply, and with subtrees that were made before."""
    known = [tree for height, tree in made if height <= depth]
    if known and draw.random() < 0.3:
        return draw.choice(known)
    if depth == 0 or draw.random() < 0.2:
        return draw.randint(-2, 4)
    tree = [grown(draw, depth - 1, made) for _ in range(draw.randint(1, 3))]
    made.append((depth, tree))
    return tree


def placed(tree, ply=0):
    """The same tree with static values everywhere, in which equal subtrees of the same mover are one position."""
    if not isinstance(tree, list):
        return tree
    name = f"{ply % 2} {json.dumps(tree)}"
    return {"value": len(name) % 5, "children": [placed(child, ply + 1) for child in tree], "position": name}


# Trees in which those mistakes show that show in one of a hundred.
TELLING = {5, 11}



def run(program, tree, depth, longest=MOST):
    """Runs a program, which is stopped after a while."""
    global told, most
    told, most = 0, longest
    exec(program, globals())
    try:
        search(Node(tree, iter(range(10_000))), depth)
    except StopIteration:
        pass


def main():
    for seed in sorted(TELLING.union(range(*map(int, sys.argv[1:])))):
        draw = random.Random(seed)
        tree = placed(grown(draw, draw.randint(1, 5), []))
        depth = draw.randint(1, 4)
        programs = [("", name, program) for name, (program, _) in RIGHT.items()]
        programs += [(slip, name, replaced(RIGHT[name][0], changes)) for slip, name, changes in MISTAKES]
        for slip, name, program in programs:
            options = {"depth": depth, **RIGHT[name][1]}
            print(json.dumps({"plyscope": 1, "tree": tree, "algorithm": name, "options": options, "slip": slip}))
            run(program, tree, depth, MOST if slip else INF)


if __name__ == "__main__":
    main()
