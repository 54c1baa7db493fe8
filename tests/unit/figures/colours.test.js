/** Figures have the colours of the page's tokens, and no others. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coloursIn, NAMES } from '../../../www/src/features/figures/colours.js';
import { TOKENS } from '../support/figures.js';

/** A style sheet with a colour of each theme, one of high contrast, and one that both themes have. */
const SAMPLE = NAMES.map((name, at) =>
  name.startsWith('square-')
    ? `--_${name}: #00000${at};`
    : `--_more-${name}: var(--_more) light-dark(#abcdef, #fedcba);
       --_${name}: var(--plyscope-${name}, var(--_more-${name}, light-dark(#11111${at}, #eeeee${at})));`,
).join('\n');

test('a figure has the colours of its theme, not those of high contrast', () => {
  const [light, dark] = [coloursIn(SAMPLE, 'light'), coloursIn(SAMPLE, 'dark')];
  assert.deepEqual([light.max, light.min, light.ink], ['#111110', '#111111', '#111112']);
  assert.deepEqual([dark.max, dark.min, dark.ink], ['#eeeee0', '#eeeee1', '#eeeee2']);
  assert.deepEqual([light['square-light'], dark['square-light']], ['#000007', '#000007']);
  assert.throws(() => coloursIn(':root {}', 'light'), /have no colour/);
});

test('in the tokens of the page no two colours of a theme are the same; black and white has two', () => {
  for (const theme of /** @type {const} */ (['light', 'dark'])) {
    const colours = coloursIn(TOKENS, theme);
    assert.equal(new Set(NAMES.map((name) => colours[name])).size, NAMES.length, theme);
  }
  const plain = coloursIn(TOKENS, 'bw');
  assert.deepEqual(new Set(NAMES.map((name) => plain[name])), new Set(['#000000', '#ffffff']));
});
