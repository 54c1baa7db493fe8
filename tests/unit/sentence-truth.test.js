/**
 * Every sentence is true: random searches under all switches are replayed by another search, which
 * sees everything with MAX's eyes, and each parameter and each claim in words is held against it.
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { claims } from './support/claims.js';
import { ALGORITHMS, withSearch } from './support/core.js';
import { random } from './support/random.js';
import { BROKEN, told } from './support/sentences.js';
import { randomOptions, randomTree, toNumber } from './support/trees.js';
import { Truth } from './support/truth.js';

const TREES = 1000;

/** @param {Truth} truth */
function check(truth) {
  const { request, happenings } = truth;
  withSearch(request, (search) => {
    assert.equal(search.overview.steps, happenings.length, 'as many steps as things happen');
    for (const [index, happening] of happenings.entries()) {
      const { id, parameters, text } = told(search, index + 1);
      const about = `${JSON.stringify(request)} step ${index + 1}: ${text}`;
      const expected = truth.expected(happening);
      assert.equal(id, expected.id, about);
      for (const [name, right] of Object.entries(expected.parameters)) {
        const said =
          typeof right === 'number' ? toNumber(String(parameters[name])) : parameters[name];
        assert.equal(said, right, `${name}: ${about}`);
      }
      assert.doesNotMatch(text, BROKEN, about);
      claims(truth, happening, text, about);
    }
  });
}

test('every sentence of random searches is true, with every switch', () => {
  for (let seed = 1; seed <= TREES; seed += 1) {
    const chance = random(seed);
    const tree = randomTree(chance, chance.pick([3, 12, 30, 60]));
    const options = randomOptions(chance);
    for (const algorithm of ALGORITHMS) check(new Truth(tree, algorithm, options));
  }
});
