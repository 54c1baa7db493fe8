// What an article says of a search is true of it, in all searches of random trees.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holdsIn, isCondition } from '../../www/src/element/prose/conditions.js';
import { gapFor, textFor } from '../../www/src/element/prose/texts.js';
import { labelsOf } from '../../www/src/session/labels.js';
import { ALGORITHMS } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { model } from './support/render.js';
import { randomTree, write } from './support/trees.js';

/** @import { Model } from '../../www/src/panels/model.js' */

/** Some steps of a search, its ends among them. @param {Model} model */
const stepsOf = ({ search }) => [0, 1, 5, 9, search.overview.steps];

test('conditions about nodes and moments hold when they do', () => {
  const chance = random(5);
  for (let round = 0; round < times(12); round += 1) {
    const tree = write(randomTree(chance, 20));
    for (const algorithm of ALGORITHMS) {
      const shown = model({ tree, algorithm });
      const label = labelsOf(shown.search, 'names');
      const { principalVariation, steps } = shown.search.overview;
      for (let node = 0; node < shown.search.nodes.length; node += 1) {
        const [cut, entered, best] = ['cut', 'entered', 'best'].map((kind) =>
          holdsIn(`${kind}:${label(node)}`, shown),
        );
        const { visits } = shown.search.last.of(node);
        assert.deepEqual([entered, best], [visits > 0, principalVariation.includes(node)]);
        // Where no node is entered twice; elsewhere an earlier visit may have entered what the last one skips.
        if (cut && algorithm.endsWith('alpha-beta'))
          assert.equal(visits, 0, `${algorithm}: ${tree}`);
        assert.equal(holdsIn(`not cut:${label(node)}`, shown), !cut);
      }
      for (const step of stepsOf(shown)) {
        const at = { ...shown, state: { ...shown.state, step } };
        assert.equal(holdsIn('at:end', at), step === steps);
        assert.equal(holdsIn('before:end', at), step < steps);
        assert.equal(holdsIn('after:start', at), true);
        assert.equal(holdsIn('before:cutoff:9999', at), true);
        assert.equal(holdsIn('after:cutoff:9999', at), false);
      }
    }
  }
});

test('counts and the value are compared with numbers and with each other', () => {
  const chance = random(7);
  for (let round = 0; round < times(12); round += 1) {
    const shown = model({ tree: write(randomTree(chance, 20)), algorithm: 'alpha-beta' });
    const { total, critical, nodes, value, bound, decimals } = shown.search.overview;
    assert.equal(bound, 'exact');
    const units = value / 10 ** decimals;
    assert.equal(holdsIn(`entered=${total.entered}`, shown), true);
    assert.equal(holdsIn(`entered<${total.entered}`, shown), false);
    assert.equal(holdsIn(`entered>=${total.entered}`, shown), true);
    assert.equal(holdsIn('entered<=nodes', shown), true);
    assert.equal(holdsIn('entered=critical', shown), total.entered === critical.entered);
    assert.equal(holdsIn(`value=${units}`, shown), true);
    assert.equal(holdsIn(`value>${units} and entered<=nodes`, shown), false);
    assert.equal(holdsIn(`nodes=${nodes} and best:nobody`, shown), null);
  }
  for (const none of ['entered', 'entered=', 'entred=3', 'entered~3', 'entered=many', 'toString=1'])
    assert.ok(!isCondition(none), none);
  for (const right of ['cut:H', 'not at:cutoff:1', 'value>=-2.5', 'entered=critical and cutoffs=0'])
    assert.ok(isCondition(right), right);
});

test('what is no condition and no fact is none', () => {
  const shown = model({ tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta' });
  for (const none of ['', 'cut', 'cut:', 'cut:Z', 'cuts:A', 'at:never', 'toString:A', 'not '])
    assert.equal(holdsIn(none, shown), null, none);
  for (const none of ['', 'values', 'value:', 'value:Z', 'toString', '__proto__'])
    assert.equal(textFor(none, shown), null, none);
});

test('of a node that is not there nothing is true, and that is said', () => {
  const shown = model({ tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta' });
  for (const about of ['cut:Z', 'best:Z', 'at:visit:Z', 'before:visit:Z', 'after:return:Z:last'])
    for (const condition of [about, `not ${about}`])
      assert.equal(holdsIn(condition, shown), null, condition);
  // G is there, and never looked at.
  assert.equal(holdsIn('before:visit:G', shown), true);
  assert.equal(holdsIn('not after:visit:G', shown), true);
  assert.equal(gapFor('value:Z', shown), '(no node Z)');
  assert.equal(gapFor('valeu', shown), '(no fact “valeu”)');
});

test('an article calls nodes by their names, whatever a reader sees', () => {
  const shown = model({ tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta', labels: 'numbers' });
  assert.equal(textFor('value:E', shown), 'at most 2');
  assert.equal(textFor('value:4', shown), 'at most 2');
  assert.equal(holdsIn('cut:G', shown), true);
  assert.equal(textFor('value:7', shown), null);
});

test('facts are those of the search, with the bounds of its values', () => {
  const shown = model({
    tree: 'A: [B: [C: 3, D: 12], E: [F: 2, G: 4, H: 5]]',
    algorithm: 'alpha-beta',
  });
  const said = Object.fromEntries(
    ['nodes', 'entered', 'minimax', 'saved', 'saved-percent', 'cutoffs', 'value', 'line']
      .concat(['value:E', 'value:B', 'value:G', 'value:F'])
      .map((what) => [what, textFor(what, shown)]),
  );
  assert.deepEqual(said, {
    ...{ nodes: '8', entered: '6', minimax: '8', saved: '2', 'saved-percent': '25 %' },
    ...{ cutoffs: '1', value: '3', line: 'A → B → C' },
    ...{ 'value:E': 'at most 2', 'value:B': '3', 'value:G': '4', 'value:F': '2' },
  });
});

test('every value is seen by MAX, whichever form a search has', () => {
  const chance = random(8);
  for (let round = 0; round < times(60); round += 1) {
    const tree = write(randomTree(chance, 20));
    const [plain, negated] = ['alpha-beta', 'negamax-alpha-beta'].map((algorithm) =>
      model({ tree, algorithm }),
    );
    const label = labelsOf(plain.search, 'names');
    const all = Array.from(
      { length: plain.search.nodes.length },
      (_, node) => `value:${label(node)}`,
    );
    for (const what of ['value', ...all])
      assert.equal(textFor(what, negated), textFor(what, plain), `${what}: ${tree}`);
  }
});

test('of a name that several nodes have nothing is true, and how to name each is said', () => {
  const shown = model({ tree: 'A: [B: [K: 8, L: 2], K: [3, 4]]', algorithm: 'alpha-beta' });
  assert.equal(holdsIn('cut:K', shown), null);
  assert.equal(textFor('value:K', shown), null);
  assert.equal(gapFor('value:K', shown), '(several nodes are called K: #2, #4)');
  assert.equal(textFor('value:#2', shown), '8');
  assert.equal(textFor('value:B/K', shown), '8');
  assert.equal(holdsIn('cut:#4', shown), false);
});
