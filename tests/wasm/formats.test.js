/** The module of the formats of others, as a page calls it. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thrown } from '../unit/support/thrown.js';
import { core } from './support/core.js';
import { formats } from './support/formats.js';

const E4 = '{"name":"a","children":[{"name":"b3","value":3},{"name":"C","move":"e4","value":4}]}';

test('a text says which format it is in, and what its tree has not', () => {
  const graph = 'digraph { a -> b3 [color=red] } // mine';
  for (const [text, format, left_out] of /** @type {const} */ ([
    ['[3, 12]', 'brackets', []],
    ["class Tree: pass\nTree('1', 3)\n", 'python', ['text']],
    [graph, 'graphviz', ['attributes', 'comments']],
    ['parent,child,value,colour\nA,B,3,red', 'table', ['columns']],
  ])) {
    const { text: tidy, ...read } = formats.read(text);
    assert.deepEqual(read, { format, left_out }, text);
    assert.equal(core.tidy_text(tidy), tidy);
  }
  const { kind, parse } = thrown(() => formats.read('digraph { a -> a }'));
  assert.deepEqual([kind, parse.kind], ['parse', 'cycle']);
});

test('any format becomes the shortest text that carries all', () => {
  for (const [text, tidy] of [
    ["Tree('1', None, [Tree('2', 3, []), Tree('3', 12, [])])", '1: [2: 3, 3: 12]'],
    ["const t = [[3, 12], {name: 'B', value: -Infinity}];", '[[3, 12], B: -inf]'],
    ['digraph { a -> b3; a -> c [label="e4"]; c [label="C: 4"] }', E4],
    ['((A:1,B:2)C:3,D:4)R;', 'R: [C: [A: 1, B: 2]=3, D: 4]'],
    ['A\n  B: 3\n  C: 4\n', 'A: [B: 3, C: 4]'],
    ['parent,child,value\nA,B,3\nA,C,4\n', 'A: [B: 3, C: 4]'],
  ]) {
    assert.equal(core.format(text), undefined);
    assert.equal(formats.read(text).text, tidy);
  }
});

test('the places of the nodes are counted as JavaScript counts', () => {
  const text = "(3,'å𝄞':4)𝄞;";
  const flat = [...(formats.places(text) ?? [])];
  const parts = [0, 3, 6].map((at) => text.slice(flat[at + 1], flat[at + 2]));
  assert.deepEqual(parts, ["(3,'å𝄞':4)𝄞", '3', "'å𝄞':4"]);
  assert.equal(formats.places('?'), undefined);
});
