/** The steps of several searches as one of them, the leader, goes on. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maxOvertime, stepOf } from '../../../www/src/features/compare/pace.js';
import { PACES } from '../../../www/src/session/compared.js';
import { lastPosition, over, position } from '../../../www/src/session/steps.js';
import { ALGORITHMS, preset, withSearch } from '../support/core.js';
import { times } from '../support/effort.js';
import { random } from '../support/random.js';
import { randomRequest, UNDEMANDING } from '../support/searches.js';

/** @import { Search } from '../../../www/src/engine/search.js' */
/** @import { State } from '../../../www/src/session/state.js' */

/** Looks at two searches of one tree. @param {(one: Search, other: Search, about: string) => void} look */
function pairs(look) {
  for (let round = 0; round < times(60); round += 1) {
    const chance = random(round);
    const { tree, ...one } = randomRequest(chance, ALGORITHMS[round % ALGORITHMS.length], 30);
    const other = { algorithm: chance.pick(UNDEMANDING), options: {} };
    const about = JSON.stringify([tree, one, other]);
    withSearch({ tree, ...one }, (first) =>
      withSearch({ tree, ...other }, (second) => look(first, second, about)),
    );
  }
}

/** Every step of the leader, with the overtime of the others. @param {number} steps @param {number} more */
const places = (steps, more) => [
  ...Array.from({ length: steps + 1 }, (_, step) => ({ step, overtime: 0 })),
  ...Array.from({ length: more }, (_, at) => ({ step: steps, overtime: at + 1 })),
];

for (const pace of PACES) {
  test(`${pace}: all begin at their beginning, none goes back, and in the end all have ended`, () => {
    pairs((leader, other, about) => {
      const more = maxOvertime(pace, leader, [other]);
      const stops = places(leader.overview.steps, more).map((place) =>
        stepOf(pace, leader, place, other),
      );
      assert.equal(stops[0], 0, about);
      assert.equal(stops.at(-1), other.overview.steps, about);
      for (const [at, step] of stops.entries()) {
        assert.ok(Number.isInteger(step) && step <= other.overview.steps, about);
        assert.ok(at === 0 || stops[at - 1] <= step, about);
      }
      // No more is offered than is needed.
      if (more > 0) assert.ok((stops.at(-2) ?? 0) < other.overview.steps, about);
    });
  });
}

test('step by step, all have done as many steps, or have ended', () => {
  pairs((leader, other, about) => {
    for (const place of places(leader.overview.steps, maxOvertime('step', leader, [other]))) {
      const step = stepOf('step', leader, place, other);
      assert.equal(step, Math.min(position(place), other.overview.steps), about);
    }
  });
});

test('leaf by leaf, all have evaluated as many leaves and stand where they do, or have ended', () => {
  pairs((leader, other, about) => {
    const evaluated = (/** @type {Search} */ search, /** @type {number} */ step) =>
      search.moment(step).counts.evaluated;
    for (const place of places(leader.overview.steps, maxOvertime('leaf', leader, [other]))) {
      const step = stepOf('leaf', leader, place, other);
      const leaves = evaluated(leader, place.step) + place.overtime;
      if (step === other.overview.steps) {
        assert.ok(other.overview.total.evaluated <= leaves, about);
        continue;
      }
      assert.equal(evaluated(other, step), leaves, about);
      if (step > 0) assert.equal(other.moment(step).fact.kind, 'evaluate', about);
    }
  });
});

test('each to its end, all have done the same share', () => {
  pairs((leader, other, about) => {
    const { steps } = leader.overview;
    for (const place of places(steps, 0)) {
      const step = stepOf('end', leader, place, other);
      assert.ok(
        Math.abs(step / other.overview.steps - place.step / steps) < 1 / other.overview.steps,
        about,
      );
    }
    assert.equal(maxOvertime('end', leader, [other]), 0);
  });
});

test('the place on the slider goes on after the end of the search that leads, and comes back', () => {
  const tree = preset('swedish-51');
  withSearch({ tree, algorithm: 'alpha-beta', options: {} }, (search) => {
    const maxOvertime = 79;
    const at = (/** @type {number} */ step, overtime = 0) =>
      /** @type {State} */ (/** @type {unknown} */ ({ step, overtime, maxOvertime, first: 0 }));
    assert.equal(lastPosition(at(3), 76), 155);
    assert.equal(over(at(75), search, true), 76);
    assert.equal(over(at(76), search, true), 77);
    assert.equal(over(at(76, 78), search, true), 155);
    assert.equal(over(at(76, 79), search, true), 155);
    assert.equal(over(at(76, 79), search, false), 154);
    assert.equal(over(at(76, 1), search, false), 76);
    assert.equal(over(at(76), search, false), 75);
    assert.equal(over(at(0), search, false), 0);
    const alone = { ...at(76), maxOvertime: 0 };
    assert.equal(over(alone, search, true), 76);
  });
});
