/** The nodes that the passage of a slide names have their names in the picture, as those of a sentence have. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Named } from '../../../www/src/features/presenting/named.js';
import { preset, withSearch } from '../support/core.js';

/** @import { Search } from '../../../www/src/engine/search.js' */

/** @param {Search} search @param {string} passage @param {'names' | 'numbers'} [labels] */
const namedIn = (search, passage, labels = 'names') => [
  ...new Named().in(/** @type {any} */ ({ search, state: { passage, labels } })),
];

test('a passage names the nodes whose names are words of it, and no number is a name', () => {
  withSearch({ tree: preset('aima-two-ply'), algorithm: 'alpha-beta' }, (search) => {
    assert.deepEqual(namedIn(search, 'At F, MIN has found 2. Do H and I matter?'), [5, 7, 8]);
    assert.deepEqual(namedIn(search, 'В F игрок MIN нашёл 2: (H), «I».'), [5, 7, 8]);
    assert.deepEqual(namedIn(search, 'Nothing is Far from Here: 5 of 13.', 'numbers'), []);
    assert.deepEqual(
      namedIn(search, 'I den här ordningen. A cutoff!\nI F. B är 3, och I 6.'),
      [5, 1, 8],
    );
    assert.deepEqual(namedIn(search, ''), []);
  });
});

test('what it found is looked for again only when something else is on show', () => {
  withSearch({ tree: preset('aima-two-ply'), algorithm: 'alpha-beta' }, (search) => {
    const named = new Named();
    const model = (/** @type {string} */ passage) =>
      /** @type {any} */ ({ search, state: { passage, labels: 'names' } });
    const first = named.in(model('B'));
    assert.equal(named.in(model('B')), first);
    assert.deepEqual([...named.in(model('C'))], [2]);
  });
});
