"""Five forms of minimax and alpha-beta, each as its source prints it, tell what they do on random trees.

The forms: negamax with a colour and a bound returned at the cut, as Serbian Wikipedia has it; alpha-beta with a player, where the
bounds collect the best, as older editions of Wikipedia had it; negamax with `alfa` and `val`, fail-hard, of a Swedish course page;
(value, move) pairs of a Slovenian lesson; negamax without bounds of a Russian article on programming games.
"""

import json
import random
import sys

from telling import INF, Node, grown, tell


def told(form):
    """A form whose visits are told, with their windows if it has any."""

    def visit(node, *arguments):
        window = dict(zip(("alpha", "beta"), arguments[:-1]))
        tell("enter", node, **window)
        found = form(visit, node, *arguments)
        tell("leave", node, value=found[0] if isinstance(found, tuple) else found)
        return found

    return visit


@told
def with_colour(negamax, node, alpha, beta, colour):
    if not node.children:
        return node.evaluate(colour)
    best = -INF
    for child in node.children:
        value = -negamax(child, -beta, -alpha, -colour)
        best = max(best, value)
        alpha = max(alpha, value)
        if alpha >= beta:
            return beta
    return best


@told
def with_player(alphabeta, node, alpha, beta, maximizing):
    if not node.children:
        return node.evaluate()
    for child in node.children:
        value = alphabeta(child, alpha, beta, not maximizing)
        if maximizing:
            alpha = max(alpha, value)
        else:
            beta = min(beta, value)
        if beta <= alpha:
            break
    return alpha if maximizing else beta


@told
def with_alfa(negamax, node, alfa, beta, sign):
    if not node.children:
        return node.evaluate(sign)
    for child in node.children:
        val = -negamax(child, -beta, -alfa, -sign)
        if val >= beta:
            return beta
        if val > alfa:
            alfa = val
    return alfa


@told
def with_pairs(alfabeta, node, alpha, beta, player):
    if not node.children:
        return node.evaluate(), None
    best, move = (-INF if player == "MAX" else INF), None
    for child in node.children:
        value, _ = alfabeta(child, alpha, beta, "MIN" if player == "MAX" else "MAX")
        if player == "MAX" and value > best:
            best, move = value, child
            alpha = max(alpha, best)
        elif player == "MIN" and value < best:
            best, move = value, child
            beta = min(beta, best)
        if alpha >= beta:
            return best, move
    return best, move


@told
def without_bounds(evaluate_position, node, colour):
    if not node.children:
        return node.evaluate(colour)
    best = -INF
    for child in node.children:
        value = -evaluate_position(child, -colour)
        if value > best:
            best = value
    return best


FORMS = [
    (with_colour, (-INF, INF, 1), "negamax-alpha-beta", {"fail": "hard-above"}),
    (with_player, (-INF, INF, True), "alpha-beta", {"fail": "hard-below"}),
    (with_alfa, (-INF, INF, 1), "negamax-alpha-beta", {"fail": "hard", "bound": "after"}),
    (with_pairs, (-INF, INF, "MAX"), "alpha-beta", {"fail": "soft"}),
    (without_bounds, (1,), "negamax", {}),
]


for seed in range(*map(int, sys.argv[1:])):
    draw = random.Random(seed)
    tree = grown(draw, draw.randint(0, 4))
    for form, arguments, algorithm, options in FORMS:
        print(json.dumps({"plyscope": 1, "tree": tree, "algorithm": algorithm, "options": options}))
        form(Node(tree, iter(range(10_000))), *arguments)
