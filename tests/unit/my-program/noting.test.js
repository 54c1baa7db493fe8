/** Programs leave a trace by looking at nodes, without a word about Plyscope. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inJavaScript, inPython, short, treeOf } from './running.js';

const TREE = treeOf([
  [3, 12],
  [2, 4],
]);

/** Alpha-beta enters all but the last leaf. */
const ALPHA_BETA = [
  ...['> 0', '> 1', '> 2', 'evaluate 2 3', '> 3', 'evaluate 3 12'],
  ...['> 4', '> 5', 'evaluate 5 2'],
];

const PYTHON = `
def alpha_beta(node, alpha, beta, is_max):
    if not node.children:
        return node.value
    best = -1000 if is_max else 1000
    for child in node.children:
        value = alpha_beta(child, alpha, beta, not is_max)
        if is_max:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best
`;

const JAVASCRIPT = `
function alphaBeta(node, alpha, beta, isMax) {
  if (node.children.length === 0) return node.value;
  let best = isMax ? -1000 : 1000;
  for (const child of node.children) {
    const value = alphaBeta(child, alpha, beta, !isMax);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
    if (isMax) alpha = Math.max(alpha, best);
    else beta = Math.min(beta, best);
    if (alpha >= beta) break;
  }
  return best;
}
`;

test('what a recursive program looks at is what it enters and evaluates', async () => {
  const python = await inPython(`${PYTHON}\nprint(alpha_beta(tree, -1000, 1000, True))`, {
    tree: TREE,
  });
  assert.deepEqual(short(python.searched), ALPHA_BETA);
  assert.equal(python.searched?.value, 3);
  assert.equal(python.searched?.name, 'alpha_beta');
  assert.equal(python.printed, '3\n');
  const own = inJavaScript(`${JAVASCRIPT}\nconsole.log(alphaBeta(tree, -1000, 1000, true));`, {
    tree: TREE,
  });
  assert.deepEqual(short(own.searched), ALPHA_BETA);
  assert.equal(own.searched?.value, 3);
  assert.equal(own.printed, '3\n');
});

/** A class of the program's own, that it builds its tree of, searches, and prints: nothing of it is meant for Plyscope. */
const OWN_CLASS = `
class Node(object):
    def __init__(self, label='x', data=None, children=None):
        self.label = label
        self.data = data
        self.children = []
        if children is not None:
            for child in children:
                self.put(child)

    def put(self, child):
        self.children.append(child)

def show(node, depth=0):
    for child in node.children:
        print(' ' * depth + child.label, child.data)
        if child.children:
            show(child, depth + 1)

count = 0

def search(node, depth, low, high):
    global count
    count += 1
    if depth > 1:
        return node.data
    if node.children is not None:
        for child in node.children:
            value = -search(child, depth + 1, -high, -low)
            child.data = value
            if value >= high:
                return high
            if value > low:
                low = value
        return low

root = Node('a', None, [
    Node('b', None, [Node('c', 3), Node('d', 12)]),
    Node('e', None, [Node('f', 2), Node('g', 4)]),
])
found = search(root, 0, -1000, 1000)
print(found, count)
show(root)
`;

test('a program with a class of its own runs unchanged, and only its search counts', async () => {
  const { searched, printed, searches } = await inPython(OWN_CLASS, { tree: treeOf([1, 2]) });
  assert.deepEqual(short(searched), ALPHA_BETA);
  assert.equal(searched?.name, 'search');
  assert.equal(searched?.value, 3);
  assert.match(printed, /^3 6\n/);
  // The tree is as it was before the program wrote into it.
  const leaves = searched?.tree[3].map(([, , , children]) => children.map(([, value]) => value));
  assert.deepEqual(leaves, [
    [3, 12],
    [2, 4],
  ]);
  assert.deepEqual(
    searches.map(({ name, value }) => [name, value]),
    [
      ['search', 3],
      ['show', null],
    ],
  );
});

test('a class of its own in JavaScript, and plain objects', () => {
  const made = `
    class Node { constructor(data, children = []) { this.data = data; this.children = children; } }
    const root = new Node(null, [new Node(null, [new Node(3), new Node(12)]), new Node(null, [new Node(2), new Node(4)])]);`;
  const plain = `
    const leaf = (data) => ({ data, children: [] });
    const root = { children: [{ children: [leaf(3), leaf(12)] }, { children: [leaf(2), leaf(4)] }] };`;
  for (const tree of [made, plain]) {
    const program = `${tree}\n${JAVASCRIPT.replace('node.value', 'node.data')}\nalphaBeta(root, -1000, 1000, true);`;
    const { searched } = inJavaScript(program, { tree: treeOf([1, 2]) });
    assert.deepEqual(short(searched), ALPHA_BETA);
  }
});

test('a node is entered again when it is searched again, and not when it is looked at again', () => {
  const again = `${JAVASCRIPT}
    function twice(node) {
      for (let at = 0; at < node.children.length; at += 1) {
        alphaBeta(node.children[at], 0, 1, false);
        alphaBeta(node.children[at], -1000, 1000, false);
      }
      return 0;
    }
    twice(tree);`;
  const { searched } = inJavaScript(again, { tree: treeOf([[[3, 1]], [[2]]]) });
  const entered = short(searched).filter((each) => each.startsWith('>'));
  assert.deepEqual(entered, [
    ...['> 0', '> 1', '> 2', '> 3', '> 1', '> 2', '> 3', '> 4'],
    ...['> 5', '> 6', '> 7', '> 5', '> 6', '> 7'],
  ]);
});

test('two functions that call each other search, helpers between them do not', async () => {
  const program = `
def is_leaf(node):
    return len(node.children) == 0

def max_value(node):
    if is_leaf(node):
        return node.value
    return max([min_value(child) for child in node.children])

def min_value(node):
    if is_leaf(node):
        return node.value
    return min([max_value(child) for child in node.children])

max_value(tree)
`;
  const { searched } = await inPython(program, { tree: TREE });
  assert.deepEqual(short(searched), [...ALPHA_BETA, '> 6', 'evaluate 6 4']);
});

test('a program without recursion enters each node once', () => {
  const program = `
    const stack = [tree];
    while (stack.length > 0) {
      const node = stack.pop();
      if (node.children.length === 0) console.log(node.value, node.value);
      stack.push(...node.children);
    }`;
  const { searched } = inJavaScript(program, { tree: TREE });
  assert.deepEqual(short(searched).slice(0, 4), ['> 0', '> 4', '> 6', 'evaluate 6 4']);
  assert.equal(short(searched).length, 11);
  assert.equal(searched?.value, null);
});

test('what a program says itself stands in place of what is noted', async () => {
  const program = `${PYTHON.replace('    if not', '    trace.enter(node, alpha, beta)\n    if not')}
alpha_beta(tree, float('-inf'), float('inf'), True)`;
  const { searched } = await inPython(program, { tree: TREE });
  assert.equal(searched?.isExplicit, true);
  assert.deepEqual(searched?.events[0], {
    event: 'enter',
    node: 0,
    alpha: -Infinity,
    beta: Infinity,
  });
  assert.deepEqual(short(searched), ALPHA_BETA);
});
