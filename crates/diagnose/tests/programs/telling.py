"""What every program here does besides searching: it tells, and it grows random trees."""

import json

INF = float("inf")


def score(value):
    return "inf" if value == INF else "-inf" if value == -INF else value


def tell(event, node, **fields):
    fields = {name: score(value) for name, value in fields.items()}
    print(json.dumps({"event": event, "node": node.number, **fields}))


class Node:
    """A node of a tree: a number, a list, or an object with a value and children."""

    def __init__(self, tree, numbers):
        self.number = next(numbers)
        children = tree if isinstance(tree, list) else []
        self.value = None if isinstance(tree, list) else tree
        self.position = self.number
        if isinstance(tree, dict):
            self.value, children = tree.get("value"), tree.get("children", [])
            self.position = tree["position"]
        self.children = [Node(child, numbers) for child in children]
        self.height = max((child.height + 1 for child in self.children), default=0)

    def evaluate(self, sign=1):
        tell("evaluate", self, value=sign * self.value)
        return sign * self.value


def grown(draw, depth):
    if depth == 0 or draw.random() < 0.15:
        return draw.choice((draw.randint(-3, 3), draw.randint(-99, 99) / 2))
    return [grown(draw, depth - 1) for _ in range(draw.randint(1, 4))]
