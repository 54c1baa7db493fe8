/** The lint of how long files and functions are. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tooLong } from '../../../scripts/lengths.mjs';

/** @param {number} count */
const lines = (count) => 'x();\n'.repeat(count);

test('a file of 400 lines is short enough, in Rust and in JavaScript, and one of 401 is not', async () => {
  for (const path of ['a/b.rs', 'a/b.js']) {
    assert.deepEqual(await tooLong(path, lines(400)), []);
    assert.deepEqual(await tooLong(path, lines(401)), [`${path}: 401 lines`]);
  }
});

test('a function that is too long is named by its first line, however it is written', async () => {
  for (const [head, tail] of [
    ['function f() {', '}'],
    ['const f = async () => {', '};'],
    ['class A { #m() {', '} }'],
    ['const a = { get b() {', '} };'],
    ["test('a', () => {", '});'],
  ]) {
    const of = (/** @type {number} */ inner) => `\n${head}\n${lines(inner)}${tail}\n`;
    assert.deepEqual(await tooLong('a.js', of(139)), [], head);
    assert.deepEqual(await tooLong('a.js', of(140)), ['a.js:2: a function of 142 lines'], head);
  }
});

test('a long function within another counts by itself', async () => {
  const source = `function f() {\n  const g = () => {\n${lines(140)}  };\n  return g;\n}\n`;
  assert.deepEqual(await tooLong('a.js', source), [
    'a.js:1: a function of 145 lines',
    'a.js:2: a function of 142 lines',
  ]);
});
