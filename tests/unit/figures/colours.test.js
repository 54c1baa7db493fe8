/** Figures have the colours of the page's tokens, and no others. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { coloursIn, NAMES } from '../../../www/src/features/figures/colours.js';
import { TOKENS } from '../support/figures.js';

test('light and dark have the colours of the tokens; black and white has two', () => {
  for (const name of NAMES) {
    const [light, dark] = [coloursIn(TOKENS, 'light')[name], coloursIn(TOKENS, 'dark')[name]];
    const isOfBoards = name.startsWith('square-');
    assert.ok(TOKENS.includes(isOfBoards ? ` ${light};` : `light-dark(${light}, ${dark})`), name);
    assert.equal(light === dark, isOfBoards);
  }
  const plain = coloursIn(TOKENS, 'bw');
  assert.deepEqual(new Set(NAMES.map((name) => plain[name])), new Set(['#000000', '#ffffff']));
  assert.throws(() => coloursIn(':root {}', 'light'), /have no colour/);
});
