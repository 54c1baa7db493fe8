/** Programs in Python as MicroPython runs them: errors and their lines, limits, and what is refused. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPython, treeOf } from './running.js';

const given = { tree: treeOf([1, 2]) };

test('an error is in the line where the program has it', async () => {
  const thrown = await inPython(
    'def f(node):\n    x = 1\n    raise ValueError("no")\n\n\nf(tree)\n',
    given,
  );
  assert.deepEqual(thrown.last, { kind: 'error', message: 'ValueError: no', line: 4 });
  assert.equal(thrown.line, 3);
  const own =
    'class Node:\n    def __init__(self):\n        self.children = []\n\n    def f(self):\n        return self.nothing\n\n\nNode().f()\n';
  assert.equal((await inPython(own, given)).line, 6);
  const unreadable = await inPython('def f(node):\n    return 1\n\nx = = 2\n', given);
  assert.equal(unreadable.line, 4);
  assert.match(JSON.stringify(unreadable.last), /SyntaxError/);
});

test('a program that takes memory without end is stopped', async () => {
  const { last } = await inPython('all = []\nwhile True:\n    all.append([0] * 100000)\n', given);
  assert.deepEqual(last, { kind: 'memory' });
});

test('what it prints has an end', async () => {
  const program = "for _ in range(2000):\n    print('x' * 1000)\n";
  const { printed, messages } = await inPython(program, given);
  assert.equal(printed.length, 100_000);
  assert.equal(messages.filter(({ kind }) => kind === 'cut').length, 1);
});

test('nothing leads out of Python', async () => {
  for (const reach of [
    "import js\njs.fetch('/')",
    'from js import document',
    'import jsffi\njsffi.create_proxy(1)',
  ]) {
    const { last, messages } = await inPython(reach, given);
    assert.ok(
      messages.some(({ kind }) => kind === 'refused'),
      reach,
    );
    assert.equal(last?.kind, 'error');
  }
});

test('modules that have only names can be imported, and order is kept by sorted', async () => {
  const program = `
from __future__ import annotations
from typing import List, Optional

pairs = [(1, 'a'), (0, 'b'), (1, 'c'), (0, 'd')] * 20
in_order = sorted(pairs, key=lambda pair: pair[0])
print(''.join(name for _, name in in_order[:40]) == 'bd' * 20)
turned = sorted(pairs, key=lambda pair: pair[0], reverse=True)
print(''.join(name for _, name in turned[:40]) == 'ac' * 20)
print(sorted([3, 1, 2]))
`;
  assert.equal((await inPython(program, given)).printed, 'True\nTrue\n[1, 2, 3]\n');
});
