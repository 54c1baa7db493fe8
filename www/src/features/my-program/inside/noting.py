# The nodes of a program in Python: who looks at their children and values is noted. `noting.js` does the same for JavaScript.

import json
import sys

import _plyscope as page

VALUES = page.values.split()
# Whole numbers cross to the page in 32 bits; greater ones, and what is infinite, do so as fractions.
MOST = 2_000_000_000
MOST_NODES = 1_000_000

kinds = ()
count = 0
written = 0
depth = 0
# The node from which the tree is written down when it is first looked at.
due = None
is_known = False


def number_of(node):
    global count
    number = getattr(node, '_noted_number', None)
    if number is None:
        count += 1
        number = node._noted_number = -count
    return number


def score(value):
    return float(value) if abs(value) > MOST else value


def is_score(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def score_in(value):
    if isinstance(value, (tuple, list)) and len(value) <= 3:
        value = ([each for each in value if is_score(each)] or [None])[0]
    return score(value) if is_score(value) else None


def held(node, name):
    return getattr(node, '_noted_' + name, None)


def children_of(node):
    found = held(node, 'children')
    if isinstance(found, dict):
        return list(found.values())
    return list(found) if isinstance(found, (list, tuple)) else []


def as_json(value):
    if value is None or isinstance(value, bool):
        return 'null'
    if isinstance(value, float) and abs(value) == float('inf'):
        return '1e999' if value > 0 else '-1e999'
    return repr(value)


def snapshot(node):
    global written
    written += 1
    if not isinstance(node, kinds):
        return '[0,%s,null,[]]' % as_json(node if is_score(node) else None)
    values = [held(node, name) for name in VALUES]
    values = [value for value in values if is_score(value)]
    name = getattr(node, 'name', None)
    return '[%d,%s,%s,[%s]]' % (
        number_of(node),
        as_json(values[0] if values else None),
        json.dumps(name) if isinstance(name, str) else 'null',
        ','.join([snapshot(child) for child in children_of(node)]),
    )


def write(node):
    global due, is_known
    if depth == 0 and is_known:
        return
    top = node if depth == 0 else due
    if depth == 0:
        is_known = True
    due = None
    if top is not None and written < MOST_NODES:
        page.tree(snapshot(top))


def look(node, name, value):
    if name == 'children':
        write(node)
        page.children(number_of(node))
    elif is_score(value):
        write(node)
        page.value(number_of(node), score(value))


def noted_property(name):
    hidden = '_noted_' + name

    def get(self):
        try:
            value = getattr(self, hidden)
        except AttributeError:
            raise AttributeError(name)
        look(self, name, value)
        return value

    def put(self, value):
        setattr(self, hidden, value)

    return property(get, put)


def noted_class(*names):
    def decorate(kind):
        global kinds
        for name in names:
            if name == 'children' or name in VALUES:
                setattr(kind, name, noted_property(name))
        kinds += (kind,)
        return kind

    return decorate


def noted_call(function):
    name = getattr(function, '__name__', '')

    def noted(*given, **named):
        global depth, due
        node = None
        for each in given:
            if isinstance(each, kinds):
                node = each
                break
        for each in named.values():
            if node is None and isinstance(each, kinds):
                node = each
        if node is None:
            return function(*given, **named)
        if depth == 0:
            due = node
        depth += 1
        page.call(name, number_of(node))
        value = None
        try:
            value = function(*given, **named)
            return value
        finally:
            depth -= 1
            if depth == 0:
                due = None
            page.leave(score_in(value))

    return noted


class Tree:
    def __init__(self, name='', value=None, children=None):
        self.name = name
        self.value = value
        self.children = [] if children is None else children


Tree = noted_class('children', 'value')(Tree)


def made(given):
    value, name, children = given
    # The infinities come as texts.
    if isinstance(value, str):
        value = float(value)
    return Tree(name, value, [made(child) for child in children])


class Trace:
    def _number(self, node):
        if isinstance(node, int):
            return node
        if not isinstance(node, kinds):
            raise TypeError('trace: no node')
        write(node)
        return number_of(node)

    def enter(self, node, alpha=None, beta=None):
        ends = [None if end is None else score(end) for end in (alpha, beta)]
        page.enter(self._number(node), *ends)

    def evaluate(self, node, value):
        page.evaluate(self._number(node), score(value))

    def leave(self, node, value):
        page.quit(self._number(node), score(value))

    def result(self, value):
        page.result(score(value))


# MicroPython's own does not keep the order of what is equal.
def stable(items, key=None, reverse=False):
    items = list(items)
    keys = items if key is None else [key(item) for item in items]
    sign = -1 if reverse else 1
    places = [(keys[at], sign * at) for at in range(len(items))]
    places.sort(reverse=reverse)
    return [items[sign * at] for _, at in places]


# What leads out of Python: the browser.
class Outside:
    def __getattr__(self, name):
        page.refuse(name)
        raise OSError('refused')


sys.modules['js'] = sys.modules['jsffi'] = Outside()


class Tables:
    pass


def run(program, given):
    given = json.loads(given)
    tables = Tables()
    for name, table in given['tables'].items():
        setattr(tables, name, table)
    names = {
        '__name__': '__main__',
        'Tree': Tree,
        'tree': made(given['tree']),
        'tables': tables,
        'trace': Trace(),
        'sorted': stable,
        '_noted_class': noted_class,
        '_noted_call': noted_call,
    }
    exec(compile(program, 'program', 'exec'), names)
