/** Start here: each stop begins undone, can be done, and says what is true then. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { start } from '../../www/src/features/start/start.js';
import { STOPS } from '../../www/src/session/start-here.js';
import { withSearch } from './support/core.js';
import { say } from './support/messages.js';
import { model, render } from './support/render.js';

/** @import { Model } from '../../www/src/panels/model.js' */
/** @import { Action } from '../../www/src/session/actions.js' */

/** @param {Model} model */
const shown = (model) =>
  render(start(model, () => null))
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

/** Whether what a stop asks for is done. @param {Model} model @param {string} id */
const done = (model, id) => STOPS.find((stop) => stop.id === id)?.isDone(model);

/** A stop, by its number, after some actions. @param {number} start @param {Action[]} [actions] */
const at = (start, actions) => model({ start }, actions);

/** The action that a stop's own button does. @param {number} number */
const actOf = (number) => [STOPS[number - 1].act(at(number)) ?? []].flat();

test('every stop begins undone, and its button does what it asks for', () => {
  STOPS.forEach(({ id }, index) => {
    const number = index + 1;
    assert.ok(!done(at(number), id), id);
    const acted = at(number, actOf(number));
    // Playing takes its time, and a guess is the learner's.
    if (id === 'everything') assert.ok(acted.state.playing);
    else if (id === 'guess') assert.equal(acted.state.predicting?.open?.kind, 'returns');
    else assert.ok(done(acted, id), id);
  });
});

test('each stop gives its words what they ask for', () => {
  STOPS.forEach(({ id }, index) => {
    const text = shown(at(index + 1));
    assert.ok(text.includes(say(`start-${id}.act`)), text);
  });
});

test('each stop says what is true of its search', () => {
  const [before, there] = [12, 13].map((step) => shown(at(1, [{ type: 'go', step }])));
  assert.match(before, /Minimax looks at every node/);
  assert.match(there, /MIN takes the least at node 1: 3\. .* looks at all 13 nodes/);
  const cut = shown(at(3, actOf(3)));
  assert.match(cut, /node 5 is worth at most 2, and MAX is sure of 3 already, at node 0/);
  assert.match(cut, /The 2 leaves left at node 5/);
  assert.match(shown(at(4, actOf(4))), /With 4 there is no cutoff .* enters 13 nodes of 13/);
  assert.match(shown(at(5, actOf(5))), /answers for node 7/);
  assert.match(shown(at(6, actOf(6))), /Both find 3\. Minimax entered 13 nodes and alpha-beta 11/);
});

test('a stop that asks for a change takes no other one, and says nothing while the cut stays', () => {
  /** @param {number} node @param {string} value */
  const changed = (node, value) => at(4, [{ type: 'edit-tree', edit: { value: { node, value } } }]);
  assert.ok(done(changed(6, '5'), 'change'));
  for (const [node, value] of /** @type {const} */ ([
    [6, '3'],
    [6, '1'],
    [2, '1'],
    [7, '9'],
  ])) {
    assert.ok(!done(changed(node, value), 'change'), `${node} ${value}`);
  }
  assert.ok(!done(model({ tree: 'swedish-51', algorithm: 'alpha-beta' }), 'change'));
  assert.ok(!done(model({ tree: '7', algorithm: 'alpha-beta', step: 1e6 }), 'cut'));
});

test('with another tree the stops end, whose words are about their own', () => {
  const left = at(4, [{ type: 'choose', tree: '[[3, 12], [2, 4]]' }]);
  assert.equal(left.state.start, 0);
});

test('the step before the cut is the one before the first cutoff', () => {
  const stepOf = (/** @type {number} */ number) => at(number).state.step;
  withSearch({ tree: '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', algorithm: 'alpha-beta' }, (search) => {
    assert.equal(stepOf(3), search.cutoffs[0] - 1);
    assert.equal(stepOf(4), search.cutoffs[0]);
    assert.equal(stepOf(6), search.overview.steps);
  });
});
