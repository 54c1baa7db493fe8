/** Templates of programs: what stands where, and mistakes in them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filled } from '../../../www/src/features/programs/whole/filled.js';

/** @param {string} template @param {string[]} holding */
const made = (template, ...holding) =>
  filled(template, {
    values: { a: 1, 'a word': '«a»' },
    holding: new Set(holding),
    lists: { letters: ['x', 'y'] },
  });

test('places give way to their values, in which no place is looked for', () => {
  assert.equal(made('«a» and «a word»: «a»\n'), '1 and «a»: 1\n');
});

test('of what begins with a condition, the first part stands there that holds', () => {
  const template = '//: if p, !q\none\n//: else if r\ntwo\n//: else\nthree\n//: end\nlast';
  assert.equal(made(template, 'p', 'q'), 'one\nlast');
  assert.equal(made(template), 'one\nlast');
  assert.equal(made(template, 'q', 'r'), 'two\nlast');
  assert.equal(made(template, 'q'), 'three\nlast');
});

test('parts have parts, and may be of nothing', () => {
  const template =
    '#: if p\n#: if q\nboth\n#: end\nfirst\n#: else\n#: if q\nsecond\n#: end\n#: end';
  assert.equal(made(template, 'p', 'q'), 'both\nfirst');
  assert.equal(made(template, 'p'), 'first');
  assert.equal(made(template, 'q'), 'second');
  assert.equal(made(template), '');
});

test('of the names in a list, only the present one holds', () => {
  const template =
    '#: each letters\n#: if x\nx «a»\n#: else if y, z\ny\n#: end\n#: if p\np\n#: end\n#: end';
  assert.equal(made(template, 'p', 'x', 'y'), 'x 1\np\ny\np');
  assert.equal(made(template), 'x 1\ny');
});

test('a mistake is told: no value, no mark, no end', () => {
  assert.throws(() => made('«b»'), /«b» has no value/);
  assert.throws(() => made('//: unless p\n//: end'), /not a mark: .*unless p/);
  assert.throws(() => made('//: if p\n//: if q\n//: end'), /no end: .*if p/);
});
