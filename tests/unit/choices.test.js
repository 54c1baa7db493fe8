/** Chosen switches and those in force; the rules of an order; the search that a preset asks for. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places, withRule } from '../../www/src/panels/orders.js';
import { inForce, presetOf, waysToChoose } from '../../www/src/session/choices.js';
import { Session } from '../../www/src/session/session.js';
import { ALGORITHMS, catalogue, preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';

/** @import { Wanted } from '../../www/src/session/wanted.js' */
/** @import { Random } from './support/random.js' */

/** @typedef {Record<string, string>} Options */

/** Any choice of switches, whether or not it applies. @param {Random} random */
function anything({ chance, int, pick }) {
  /** @type {Options} */
  const chosen = {};
  for (const { name, values, default: usual } of catalogue.switches) {
    if (chance(0.5)) continue;
    const value = () => pick(values).replace(/[NX]$/, String(int(1, 4)));
    const rules = new Map(
      Array.from({ length: int(1, 5) }, value).map((rule) => [rule.replace(/:.*/, ''), rule]),
    );
    const next = name === 'order' ? [...rules.values()].join(',') : value();
    if (next !== usual) chosen[name] = next;
  }
  return chosen;
}

const TREE = '[[[3, 12]=4, [2, 4]=7]=1, [[14, 5]=6, 2]=0]=3';

test('what is in force is what the core takes, and what it takes all changes something', () => {
  const rules = random(21);
  for (let round = 0; round < times(400); round += 1) {
    const algorithm = rules.pick(ALGORITHMS);
    const chosen = anything(rules);
    const { offered, options } = inForce(algorithm, chosen);
    // The core refuses what does not apply.
    withSearch({ tree: TREE, algorithm, options }, ({ overview }) => assert.ok(overview.steps > 0));
    assert.deepEqual(inForce(algorithm, options).options, options, 'no less of what is left');
    for (const [name, value] of Object.entries(options)) {
      assert.ok(offered.switches.includes(name));
      if (name !== 'order') assert.equal(value, chosen[name]);
    }
    for (const name of offered.switches) {
      if (name in chosen && !(name in options))
        assert.ok(['order', 'inner', 'form'].includes(name), name);
    }
  }
});

test('of an order, the rules that decide anything are in force', () => {
  for (const [algorithm, order, right] of [
    ['alpha-beta', 'killer,history', 'killer,history'],
    ['minimax', 'killer,static', 'static'],
    ['minimax', 'killer', undefined],
    ['alpha-beta', 'killer,as-written', 'killer'],
    ['alpha-beta', 'as-written,killer', undefined],
    ['alpha-beta', 'pv,static,shuffle:3,killer', 'static,shuffle:3'],
    ['minimax', 'killer,reversed,static', 'reversed'],
  ]) {
    assert.equal(inForce(String(algorithm), { order: String(order) }).options.order, right, order);
  }
});

const OFFERED = ['as-written', 'reversed', 'static', 'shuffle:N', 'killer'];

test('a further rule is asked for where it could change anything', () => {
  const rulesOf = (/** @type {string} */ order) => places(order, OFFERED).map(({ rule }) => rule);
  assert.deepEqual(rulesOf('as-written'), ['as-written']);
  assert.deepEqual(rulesOf('shuffle:7'), ['shuffle']);
  assert.deepEqual(rulesOf('killer'), ['killer', '']);
  assert.deepEqual(rulesOf('killer,reversed'), ['killer', 'reversed']);
  assert.deepEqual(rulesOf('killer,static'), ['killer', 'static', '']);
  assert.deepEqual(
    places('killer', ['as-written', 'killer']).map(({ rule }) => rule),
    ['killer'],
  );
});

test('no rule is offered twice, and every place after the first may be left empty', () => {
  const [first, second, third] = places('killer,static', OFFERED);
  assert.deepEqual(first.rules, ['as-written', 'reversed', 'static', 'shuffle', 'killer']);
  assert.deepEqual(second.rules, ['', 'reversed', 'static', 'shuffle']);
  assert.deepEqual(third.rules, ['', 'reversed', 'shuffle']);
  assert.deepEqual(
    places('killer,shuffle:12', OFFERED).map(({ seed }) => seed),
    [null, '12'],
  );
});

test('another rule at a place leaves those after it, unless nothing is left for them', () => {
  for (const [order, at, rule, right] of /** @type {const} */ ([
    ['killer,static', 0, 'history', 'history,static'],
    ['killer,static', 0, 'static', 'static'],
    ['killer,static', 0, 'reversed', 'reversed'],
    ['killer,static', 1, '', 'killer'],
    ['killer,static,history', 1, '', 'killer'],
    ['killer', 1, 'shuffle:1', 'killer,shuffle:1'],
    ['killer,shuffle:1', 1, 'shuffle:9', 'killer,shuffle:9'],
  ])) {
    assert.equal(withRule(order, at, rule), right);
  }
});

test('whatever is chosen for an order, every place shows what stands in it', () => {
  const { int, pick } = random(5);
  let order = 'as-written';
  for (let round = 0; round < times(500); round += 1) {
    const all = places(order, OFFERED);
    for (const { rule, rules } of all) assert.ok(rules.includes(rule), `${rule} in ${order}`);
    const at = int(0, all.length - 1);
    const rule = pick(all[at].rules);
    order = withRule(order, at, rule === 'shuffle' ? `shuffle:${int(0, 9)}` : rule);
    const { options } = inForce('alpha-beta', order === 'as-written' ? {} : { order });
    assert.equal(options.order ?? 'as-written', order, 'it is in force as it stands');
  }
});

/** @param {Wanted} wanted @param {string} id */
function choosing(wanted, id) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display(wanted), null);
  const found = catalogue.presets.find((each) => each.id === id);
  assert.ok(found);
  const ways = waysToChoose(found, session.state, catalogue);
  assert.ok(ways.some((way) => session.dispatch(way) === null));
  const { tree, algorithm, options, refused } = session.state;
  assert.deepEqual([presetOf(catalogue, tree)?.id, refused], [id, null]);
  return { algorithm, options };
}

test('the present search goes on in another tree, with its switches but for the root player', () => {
  const options = { fail: 'hard', root: 'min' };
  assert.deepEqual(choosing({ algorithm: 'negamax-alpha-beta', options }, 'aima-two-ply'), {
    algorithm: 'negamax-alpha-beta',
    options: { fail: 'hard' },
  });
});

test('a tree that is there for one search brings it along, and takes its switches away again', () => {
  assert.deepEqual(choosing({ algorithm: 'minimax', options: {} }, 'negascout-saves'), {
    algorithm: 'negascout',
    options: {},
  });
  assert.deepEqual(choosing({ options: { cut: 'gt' } }, 'killer'), {
    algorithm: 'alpha-beta',
    options: { cut: 'gt', order: 'killer' },
  });
  assert.deepEqual(choosing({ tree: 'killer' }, 'aima-two-ply').options, {});
  assert.deepEqual(choosing({ tree: 'killer', options: { order: 'static' } }, 'deep-cutoff'), {
    algorithm: 'alpha-beta',
    options: { order: 'static' },
  });
});

test('a tree that does not bear the depth limit or the search is shown without', () => {
  const limited = { tree: '[[3, 12]=4, 8]', options: { depth: '1', cut: 'gt' } };
  assert.deepEqual(choosing(limited, 'aima-two-ply').options, { cut: 'gt' });
  assert.deepEqual(choosing({ tree: '[[3, 12]=4, 8]', algorithm: 'one-ply' }, 'aima-two-ply'), {
    algorithm: 'alpha-beta',
    options: {},
  });
});

test('every preset can be chosen from every other', () => {
  for (const { id: from } of catalogue.presets) {
    for (const { id: to } of catalogue.presets) choosing({ tree: from }, to);
  }
  assert.equal(presetOf(catalogue, preset('killer'))?.id, 'killer');
});
