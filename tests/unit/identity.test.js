/** The identity under negamax, max(a, b) = −min(−a, −b), in the code panel: on the present numbers, where it is used. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code } from '../../www/src/panels/code.js';
import { timesUpTo } from './support/effort.js';
import { some } from './support/random.js';
import { model, render } from './support/render.js';

const NUMBER = '(−?(?:\\d+(?:\\.\\d+)?|∞))';
const IDENTITY = new RegExp(`max\\(${NUMBER}, ${NUMBER}\\) = −min\\(${NUMBER}, ${NUMBER}\\)`);

/** @import { Search } from '../../www/src/engine/search.js' */

/** @param {string} text */
const read = (text) => Number(text.replace('−', '-').replace('∞', 'Infinity'));

/** The numbers of the identity at a step; null if there is none. @param {ReturnType<typeof model>} shown */
function identityIn(shown) {
  const found = IDENTITY.exec(render(code(shown, null)));
  return found?.slice(1).map(read) ?? null;
}

/** @param {Search} search */
const everyStep = ({ overview }) => Array.from({ length: overview.steps + 1 }, (_, step) => step);

const TREES = [
  '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  '[[[2.5, -1], [0, 0]], [[inf, 3], [-4, 1]], [[0, -0.5], [7, -inf]]]',
  'random(branching=3, depth=4, seed=5)',
];

test('it stands at each better child of a MIN node but the first, and is true of it', () => {
  let count = 0;
  for (const tree of TREES)
    for (const algorithm of ['negamax', 'negamax-alpha-beta', 'negamax-tt', 'alpha-beta']) {
      const { search } = model({ tree, algorithm });
      for (const step of some(everyStep(search), `${tree} ${algorithm}`)) {
        const shown = model({ tree, algorithm, step });
        const { fact, node, path } = shown.moment;
        const numbers = identityIn(shown);
        const isDue =
          fact.kind === 'improve' &&
          fact.previous !== null &&
          search.nodes.max[node ?? 0] === 0 &&
          algorithm !== 'alpha-beta';
        assert.equal(numbers !== null, isDue, `${tree} ${algorithm} ${step}`);
        if (numbers === null) continue;
        count += 1;
        const [a, b, c, d] = numbers;
        const best = read(shown.score(path.at(-1)?.best ?? 0));
        assert.deepEqual([Math.max(a, b), -Math.min(c, d) || 0], [best, best]);
        assert.deepEqual([a, b], [-c || 0, -d || 0]);
      }
    }
  assert.ok(count > timesUpTo(20), `${count}`);
});
