// Moments that authors name lead to the steps at which they happen, in every search: compared with all steps, one by one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Search } from '../../www/src/engine/search.js';
import { labelsOf } from '../../www/src/session/labels.js';
import { isMoment, stepOfMoment } from '../../www/src/session/moment.js';
import { Session } from '../../www/src/session/session.js';
import { ALGORITHMS, catalogue } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { randomTree, write } from './support/trees.js';

/** The events of a search: their kinds and nodes, by step from 1. @param {Search} search */
const eventsOf = (search) =>
  Array.from({ length: search.overview.steps }, (_, at) => {
    const { node, fact } = search.moment(at + 1);
    return { step: at + 1, node, fact };
  });

/** The kinds of facts that are counted, by their names in a moment. */
const COUNTED = {
  // The critical tree alone skips what a cutoff would.
  cutoff: ['cutoff', 'assume'],
  improvement: ['improve'],
  iteration: ['iterate'],
};

test('moments happen at the steps that they lead to, in all searches of random trees', () => {
  const chance = random(11);
  for (let round = 0; round < times(40); round += 1) {
    const tree = write(randomTree(chance, 24));
    for (const algorithm of ALGORITHMS) {
      const search = new Search({ tree, algorithm });
      const at = (/** @type {string} */ moment) => stepOfMoment(moment, search, 'names');
      const events = eventsOf(search);
      assert.deepEqual([at('start'), at('end'), at('100%')], [0, events.length, events.length]);
      assert.equal(at('50%'), Math.round(events.length / 2));
      for (const [name, kinds] of Object.entries(COUNTED)) {
        const steps = events
          .filter(({ fact }) => kinds.includes(fact.kind))
          .map(({ step }) => step);
        for (const [place, step] of steps.entries())
          assert.equal(at(`${name}:${place + 1}`), step, `${name} in ${algorithm}: ${tree}`);
        assert.equal(at(`${name}:${steps.length + 1}`), null, `${name} in ${algorithm}: ${tree}`);
        assert.equal(at(`${name}:last`), steps.at(-1) ?? null, `${name} in ${algorithm}: ${tree}`);
      }
      expectVisits(search, at);
      expectCutoffs(search, at);
      search.free();
    }
  }
});

/**
 * Nodes are entered and return where they do.
 * @param {Search} search
 * @param {(moment: string) => number | null} at
 */
function expectVisits(search, at) {
  const label = labelsOf(search, 'names');
  for (let node = 0; node < search.nodes.length; node += 1) {
    const name = label(node);
    const entered = at(`visit:${name}`);
    if (entered === null) {
      assert.equal(at(`return:${name}`), null);
      continue;
    }
    assert.equal(search.states(entered - 1).of(node).visits, 0);
    assert.equal(search.states(entered).of(node).visits, 1);
    const { visits } = search.last.of(node);
    assert.equal(at(`visit:${name}:${visits + 1}`), null);
    const last = at(`visit:${name}:last`) ?? 0;
    assert.equal(at(`visit:${name}:${visits}`), last);
    assert.deepEqual(
      [search.states(last - 1).of(node).visits, search.states(last).of(node).visits],
      [visits - 1, visits],
    );
    const back = at(`return:${name}`) ?? 0;
    assert.ok(back >= entered, `${name} returns after it is entered`);
    assert.equal(search.states(back).of(node).visits, 1, `${name} returns from its first visit`);
    // A best-first search, and a node that the table answers for, have no event of their own for it.
    const returned = search.moment(back);
    if (returned.fact.kind === 'leave') assert.equal(returned.node, node);
  }
}

/**
 * Cutoffs are found at their nodes, in their order.
 * @param {Search} search
 * @param {(moment: string) => number | null} at
 */
function expectCutoffs(search, at) {
  const label = labelsOf(search, 'names');
  const steps = [...search.cutoffs];
  for (let node = 0; node < search.nodes.length; node += 1) {
    const own = steps.filter((step) => search.moment(step).node === node);
    for (const [place, step] of own.entries())
      assert.equal(at(`cutoff-at:${label(node)}:${place + 1}`), step);
    assert.equal(at(`cutoff-at:${label(node)}`), own[0] ?? null);
    assert.equal(at(`cutoff-at:${label(node)}:${own.length + 1}`), null);
    assert.equal(at(`cutoff-at:${label(node)}:last`), own.at(-1) ?? null);
  }
}

test('what is no moment is none', () => {
  for (const text of [
    '',
    '3',
    '-1',
    'cutoff',
    'cutoff:',
    'cutoff:x',
    'cut:1',
    '50',
    '%',
    'visit:',
    'cutoff-at:',
  ])
    assert.equal(isMoment(text), false, text);
  const search = new Search({ tree: '[[3, 12], [2, 4]]', algorithm: 'alpha-beta' });
  for (const text of ['101%', 'cutoff:0', 'cutoff:2', 'visit:Z', 'return:G', 'iteration:1'])
    assert.deepEqual([isMoment(text), stepOfMoment(text, search, 'names')], [true, null], text);
  assert.equal(
    stepOfMoment('visit:3', search, 'numbers'),
    stepOfMoment('visit:D', search, 'names'),
  );
  search.free();
});

test('a session begins at a moment and goes to others; an unknown one changes nothing', () => {
  const session = new Session(catalogue, () => {});
  const tree = 'left: [3, top: 12, right: [2, 4]]';
  const error = session.display({ tree, algorithm: 'minimax', step: 'visit:right' });
  assert.equal(error, null);
  const { step } = session.state;
  assert.equal(session.search?.nodes.name(session.search.moment(step).node ?? 0), 'right');
  assert.equal(session.goTo('end'), null);
  assert.equal(session.state.step, session.steps);
  const before = session.state;
  assert.deepEqual(session.goTo('visit:Q'), { kind: 'no-moment', value: 'visit:Q' });
  assert.deepEqual(session.display({ tree: '[1, 2]', step: 'cutoff:9' }), {
    kind: 'no-moment',
    value: 'cutoff:9',
  });
  assert.equal(session.state, before);
});

test('a name that several nodes have is none, and each can be named', () => {
  const tree =
    'A: [B: [E: [K: 8, L: 2], F: 6], D: [I: 1, J: [Q: [W: 7, X: 12], K: [Y: 11, Z: 15]]]]';
  const session = new Session(catalogue, () => {});
  assert.equal(session.display({ tree, algorithm: 'minimax' }), null);
  const right = '#3, #12';
  assert.deepEqual(session.goTo('visit:K'), { kind: 'several-nodes', value: 'K', right });
  const node = () => session.search?.moment(session.state.step).node;
  for (const [moment, number] of /** @type {const} */ ([
    ['visit:#3', 3],
    ['visit:B/K', 3],
    ['visit:D/K', 12],
    ['visit:A/J/K', 12],
    ['visit:#12', 12],
  ])) {
    assert.equal(session.goTo(moment), null, moment);
    assert.equal(node(), number, moment);
  }
  for (const none of ['visit:#16', 'visit:L/K', 'visit:K/Q'])
    assert.deepEqual(session.goTo(none), { kind: 'no-moment', value: none });
});
