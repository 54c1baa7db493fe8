/** One thing of each kind that can be wrong, and how it is brought about. */

import { treeAfter, withValue } from '../../../www/src/engine/edits.js';
import { isToRead, ownText } from '../../../www/src/engine/formats/known.js';
import { Search } from '../../../www/src/engine/search.js';
import { core, withSearch } from './core.js';
import { EFFORT } from './effort.js';
import { thrown } from './thrown.js';

/** @import { ParseError, PlyscopeError, Request } from '../../../www/pkg/plyscope_wasm.js' */

/** @typedef {Exclude<PlyscopeError['kind'], 'parse'>} ErrorKind */

/** Texts that are no trees, by the kind of error. @type {Record<ParseError['kind'], string>} */
export const NO_TREES = {
  'empty-text': ' ',
  'text-after-end': '[1, 2] 3',
  'unclosed-bracket': '[1, (2',
  'mismatched-bracket': '[1, 2)',
  'empty-node': '[1, []]',
  'unexpected-comma': '[1,, 2]',
  'not-a-number': '[1, x]',
  nan: '[NaN]',
  'out-of-range': '[9999999999]',
  'too-many-decimals': '[0.1234567]',
  'too-deep': `${'['.repeat(513)}3`,
  'too-many-nodes': `[${'1,'.repeat(2_000_001)}]`,
  'unclosed-string': '["A: 3]',
  'control-character': '{"name": "a\u0001", "value": 1}',
  'bad-escape': '{"name": "\\q", "value": 1}',
  'unknown-field': '{"valeu": 3}',
  'repeated-field': '{"value": 3, "value": 4}',
  repeated: 'random(seed=1, seed=2)',
  'empty-range': 'random(branching=4..2)',
  'would-have': 'random(branching=10, depth=7)',
  'would-reach': 'random(leaves=correlated(2000000000))',
  'no-such-node': 'random(depth=1) with 4=5',
  'second-parent': 'digraph { a -> c; b -> c }',
  'second-root': 'digraph { a -> b; c -> d }',
  'several-numbers': 'A\n  B: n=1, m=2\n  3',
  unknown: '[[5, 3], [2, ?]]',
  'leaves-alone': '5 1 8',
  'value-or-leaf': "('A', 3, ('B', 5), ('C', 1))",
  'no-tree': '(;B[aa];B[bb]V[3])',
  cycle: 'digraph { a -> b; b -> a }',
  indentation: 'A\n   3\n  4',
  expected: '{"children": 7}',
};

/** Texts in which something else was expected, by what that is. @type {Record<Extract<ParseError, {expected: string}>['expected'], string>} */
export const EXPECTATIONS = {
  node: '[1, A: ]',
  'json-node': '{"children": [:]}',
  'python-node': "Tree('1', None, [3])",
  value: '[3] = ',
  text: '{"name": 3}',
  children: '{"children": 7}',
  field: '{3: 4}',
  keyword: "Tree('1', value=3, [])",
  mark: '{"value" 3}',
  semicolon: '((A:1,B:2)C:3,D:4)R',
  colon: 'root\n  a 3\n  b: 4',
  'comma-or-closing': '{"value": 3 "name": "A"}',
  key: "{name: 'A', 3}",
  graph: 'strict G {',
  'graph-node': 'digraph { a -> }',
  arrow: 'digraph { a -- b }',
  line: 'graph { a -> b }',
  mermaid: 'pie\n A -> B',
  'game-node': 'EFG 2 R "" { "1" "2" } x',
  move: '(;B[aa];C[3])',
  attribute: 'graph { a [] [3=] }',
  child: 'parent,child\nA,',
  'cell-end': 'parent,child\nA,"B"C',
  parameter: 'random(width=3)',
  leaves: 'random(leaves=normal)',
  range: 'random(leaves=uniform(3))',
  whole: 'random(depth=1.5)',
  edits: 'random() and more',
};

/** @param {string} text */
export const wrongTree = (text) =>
  thrown(() => {
    isToRead(text);
    core.tidy_text(ownText(text));
  });

/** @param {Partial<Request>} part */
const request = (part) => () => {
  new Search({ tree: '[[1, 2], 3]', algorithm: 'alpha-beta', ...part }).free();
};

/** @param {(search: Search) => unknown} doing */
const onTree = (doing, tree = '[[1, 2], 3]') => {
  return () => withSearch({ tree, algorithm: 'minimax' }, doing);
};

/** Each pass proves one more, and looks at all leaves up to there again. */
const ENDLESS = {
  tree: `[${Array.from({ length: 6000 }, (_, value) => value)}]`,
  algorithm: 'mtd-inf',
};

/** Everything else that can be wrong, by the kind of error. @type {Record<ErrorKind, () => void>} */
export const WRONGS = {
  'unknown-algorithm': request({ algorithm: 'alphabeta' }),
  'unknown-switch': request({ options: { cuts: 'gt' } }),
  'wrong-switch-value': request({ options: { cut: 'eq' } }),
  'switch-does-not-apply': request({ algorithm: 'minimax', options: { cut: 'gt' } }),
  'order-does-not-apply': request({ algorithm: 'minimax', options: { order: 'killer' } }),
  'wrong-inner': request({ algorithm: 'aspiration', options: { inner: 'minimax' } }),
  'no-static-value': request({ options: { depth: '1' } }),
  'needs-static-values': request({ algorithm: 'one-ply' }),
  'too-many-events': () => new Search(ENDLESS, undefined, Number.POSITIVE_INFINITY),
  'out-of-memory': () => {
    throw { kind: 'out-of-memory' };
  },
  stopped: request(ENDLESS),
  'no-such-node': onTree((search) => withValue(search, 5, '3')),
  'value-not-a-number': onTree((search) => withValue(search, 2, 'x')),
  'value-nan': onTree((search) => withValue(search, 2, 'nan')),
  'value-too-many-decimals': onTree((search) => withValue(search, 2, '0.1234567')),
  'value-out-of-range': onTree((search) => withValue(search, 2, '2000000001')),
  'value-does-not-fit': onTree((search) => withValue(search, 2, '0.5'), '[2000000000, 1]'),
  'root-stays': onTree((search) => treeAfter(search, { delete: { nodes: [0] } })),
  'below-itself': onTree((search) =>
    treeAfter(search, { relocate: { nodes: [1], parent: 2, place: 0 } }),
  ),
  'too-many-nodes': onTree((search) =>
    treeAfter(search, { complete: { node: 1, branching: 2, depth: 30 } }),
  ),
  'too-deep': onTree((search) =>
    treeAfter(search, { complete: { node: 1, branching: 1, depth: 512 } }),
  ),
  'leaf-without-value': onTree((search) =>
    treeAfter(search, { values: { nodes: [1, 2], value: null } }),
  ),
  'no-children': onTree((search) =>
    treeAfter(search, { complete: { node: 1, branching: 0, depth: 1 } }),
  ),
  'too-many-windows': onTree(
    (search) => treeAfter(search, { arrange: { nodes: [0], order: 'most-nodes' } }),
    // Deep down, each node may be searched with any of many windows.
    Array.from({ length: 500 }, (_, ply) => (ply % 2 === 0 ? -ply : ply)).reduceRight(
      (below, value) => `[${below}, ${value}]`,
      '[1, 2]',
    ),
  ),
  'no-range': onTree((search) =>
    treeAfter(search, { fill: { nodes: [0], with: { random: { from: '2', to: '1', seed: 1 } } } }),
  ),
  request: request({ tree: /** @type {any} */ (7) }),
};

/** Kinds that take seconds to go wrong. */
const SLOW = ['too-many-events', 'too-many-nodes'];

/**
 * Each kind with what goes wrong; with less effort than usual without those that take seconds.
 * @template T
 * @param {Record<string, T>} kinds
 */
export const triedOf = (kinds) =>
  Object.entries(kinds).filter(([kind]) => EFFORT >= 1 || !SLOW.includes(kind));
