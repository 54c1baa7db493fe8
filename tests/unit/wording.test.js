import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coloured, errorText } from '../../www/src/wording.js';
import { say } from './support/messages.js';
import { EXPECTATIONS, NO_TREES, thrown, WRONGS, wrongTree } from './support/wrong.js';

const BROKEN = /undefined|NaN(?! cannot)|null|\[object|\$/;

test('every error of a text has a sentence with its line and column', () => {
  for (const [kind, text] of Object.entries(NO_TREES)) {
    const error = wrongTree(text);
    assert.ok('parse' in error);
    assert.equal(error.parse.kind, kind, text.slice(0, 40));
    const words = errorText(error, say);
    const { line, column } = error.parse;
    const place = `Line ${line}, column ${column}: `;
    assert.ok(words.startsWith(place), words);
    assert.doesNotMatch(words.slice(place.length), BROKEN, words);
    assert.match(words, /\.$/);
  }
});

test('what would be right is named for each thing that can be expected', () => {
  for (const [expected, text] of Object.entries(EXPECTATIONS)) {
    const error = wrongTree(text);
    assert.ok('parse' in error);
    assert.deepEqual([error.parse.kind, error.parse.expected], ['expected', expected], text);
    const words = errorText(error, say);
    assert.doesNotMatch(words, BROKEN);
    assert.doesNotMatch(words, /something else|none/, 'each has words of its own');
  }
});

test('every other error has a sentence too, and names what is wrong', () => {
  for (const [kind, doing] of Object.entries(WRONGS)) {
    const error = thrown(doing);
    assert.equal(error.kind, kind);
    const words = errorText(error, say, (node) => `N${node}`);
    assert.doesNotMatch(words, BROKEN, words);
    if ('value' in error && kind !== 'value-nan')
      assert.ok(words.includes(error.value ?? ''), words);
    if ('node' in error && error.node !== undefined)
      assert.ok(words.includes(`N${error.node}`), words);
    if ('right' in error) assert.ok(words.includes(error.right ?? ''), words);
  }
});

test('errors read like this', () => {
  const check = (/** @type {string} */ tree, /** @type {string} */ words) =>
    assert.equal(errorText(wrongTree(tree), say), words);
  check(
    '[3, 12',
    'Line 1, column 7: the text ends, and the [ at line 1, column 1 is not closed. A ] would be right.',
  );
  check(
    '[3,\n 12)',
    'Line 2, column 4: ) cannot close the [ at line 1, column 1. A ] would be right.',
  );
  check(
    '[3, abc]',
    'Line 1, column 5: abc is no number. Something like 3, −2.5 or inf would be right.',
  );
});

test('MAX and α, MIN and β bear the colours of their owners, and no other words do', () => {
  const owners = /** @type {const} */ ({ alpha: 'min', beta: 'max' });
  const pieces = coloured('MAX node MAXIM: α rises; MIN’s β = −∞.', owners);
  assert.equal(pieces.map(({ text }) => text).join(''), 'MAX node MAXIM: α rises; MIN’s β = −∞.');
  const owned = pieces
    .filter(({ owner }) => owner !== null)
    .map(({ text, owner }) => [text, owner]);
  assert.deepEqual(owned, [
    ['MAX', 'max'],
    ['α', 'min'],
    ['MIN', 'min'],
    ['β', 'max'],
  ]);
});
