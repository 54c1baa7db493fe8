import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thrown } from '../unit/support/thrown.js';
import { ALGORITHMS, core, moments, statesAt, withStudy } from './support/core.js';

/** @import { Request, SwitchInfo } from '../../www/pkg/plyscope_wasm.js' */

/** A tree with static values, which every search can search. */
const TREE = '[[[3, 12]=4, [2, 4]=7]=1, [[14, 5]=6, 2]=0]=3';

test('every preset is a tree that its search can search', () => {
  const presets = core.presets();
  assert.equal(presets.length, new Set(presets.map(({ id }) => id)).size);
  assert.equal(presets[0].id, 'swedish-51');
  for (const { id, tree, algorithm, root, options } of presets) {
    assert.match(id, /^[a-z]+(-[a-z0-9]+)*$/);
    withStudy({ tree, algorithm, options: { root, ...options } }, (study) =>
      assert.ok(study.overview().steps > 0),
    );
  }
});

test('every preset is written as the core writes it, so that an edit that leads back to it is known', () => {
  for (const { id, tree } of core.presets()) assert.equal(core.tidy_text(tree), tree, id);
});

test('every preset’s switches apply to its search', () => {
  const switched = core.presets().filter(({ options }) => Object.keys(options).length > 0);
  assert.ok(switched.length >= 3);
  for (const { algorithm, options } of switched) {
    const { switches } = core.applicable(algorithm, options);
    for (const name of Object.keys(options)) assert.ok(switches.includes(name), name);
  }
});

test('the algorithms stand in groups, each with its author and its year', () => {
  const groups = core.algorithms().map(({ group }) => group);
  const inTurn = groups.filter((group, at) => group !== groups[at - 1]);
  assert.deepEqual(inTurn, ['exhaustive', 'alpha-beta', 'scout', 'driver', 'best-first']);
  assert.equal(new Set(ALGORITHMS).size, 18);
  for (const { name, author, year, needs } of core.algorithms()) {
    assert.match(name, /^[a-z]+([-+][a-z]+)*$/);
    assert.match(author, /^[A-Z][a-z]+(, (de )?[A-Z][a-z]+)*$/);
    assert.ok(Number.isInteger(year) && year >= 1950 && year <= 2000, name);
    assert.ok(['nothing', 'static-values', 'table'].includes(needs), name);
  }
  const negascout = core.algorithms().find(({ name }) => name === 'negascout');
  assert.deepEqual(negascout, {
    name: 'negascout',
    author: 'Reinefeld',
    year: 1983,
    group: 'scout',
    needs: 'nothing',
  });
});

test('a search says how it goes about it', () => {
  const traits = (/** @type {Request['algorithm']} */ algorithm, inner = '') =>
    withStudy({ tree: TREE, algorithm, options: inner === '' ? {} : { inner } }, (study) => {
      const { walker, perspective, hasWindow, hasTable, bestFirst } = study.overview();
      return [walker, perspective, { hasWindow, hasTable, bestFirst }];
    });
  const plain = { hasWindow: false, hasTable: false, bestFirst: false };
  const window = { ...plain, hasWindow: true };
  const table = { ...window, hasTable: true };
  assert.deepEqual(traits('minimax'), ['minimax', 'max', plain]);
  assert.deepEqual(traits('negamax'), ['negamax', 'side-to-move', plain]);
  assert.deepEqual(traits('alpha-beta'), ['alpha-beta', 'max', window]);
  assert.deepEqual(traits('negamax-tt'), ['negamax-tt', 'side-to-move', table]);
  assert.deepEqual(traits('aspiration'), ['alpha-beta', 'max', window]);
  assert.deepEqual(traits('aspiration', 'pvs'), ['pvs', 'side-to-move', window]);
  assert.deepEqual(traits('mtd-f'), ['negamax-tt', 'side-to-move', table]);
  assert.deepEqual(traits('iterative-deepening', 'minimax'), ['minimax', 'max', plain]);
  assert.deepEqual(traits('sss-star'), ['sss-star', 'max', { ...plain, bestFirst: true }]);
});

/** The values of a switch as one would write them. @param {SwitchInfo} info */
const valuesOf = ({ values }) => values.map((value) => value.replace(/[NX]$/, '1'));

/** Everything that can be chosen for an algorithm, one thing at a time. @param {string} algorithm */
function* choices(algorithm) {
  const { switches, orders, inner, forms } = core.applicable(algorithm, {});
  for (const info of core.switches()) {
    for (const value of valuesOf(info)) {
      const offered =
        switches.includes(info.name) &&
        (info.name !== 'order' || orders.map((rule) => rule.replace('N', '1')).includes(value)) &&
        (info.name !== 'inner' || inner.includes(value)) &&
        (info.name !== 'form' || forms.includes(value));
      yield { options: { [info.name]: value }, offered };
    }
  }
}

test('what can be chosen for an algorithm is what it takes, and nothing else', () => {
  for (const algorithm of ALGORITHMS) {
    for (const { options, offered } of choices(algorithm)) {
      const about = `${algorithm} ${JSON.stringify(options)}`;
      const study = () => withStudy({ tree: TREE, algorithm, options }, (each) => each.overview());
      if (offered) assert.ok(study().steps > 0, about);
      else
        assert.match(
          thrown(study).kind,
          /^(switch|order)-does-not-apply$|^wrong-(inner|switch-value)$/,
          about,
        );
    }
  }
});

test('what can be chosen stands in the order of the catalogue', () => {
  const names = core.switches().map(({ name }) => name);
  for (const algorithm of ALGORITHMS) {
    const { switches, orders } = core.applicable(algorithm, {});
    assert.deepEqual(
      switches,
      names.filter((name) => switches.includes(name)),
    );
    const rules = core.switches().find(({ name }) => name === 'order')?.values ?? [];
    assert.deepEqual(
      orders,
      rules.filter((rule) => orders.includes(rule)),
    );
  }
});

test('the inner search says what else can be chosen', () => {
  const under = (/** @type {string} */ inner) =>
    core.applicable('iterative-deepening', inner === '' ? {} : { inner });
  assert.equal(under('').inner[0], 'negamax-tt');
  assert.ok(under('').switches.includes('table') && under('').orders.includes('table'));
  assert.ok(!under('minimax').switches.includes('table'));
  assert.ok(!under('minimax').orders.includes('killer') && under('minimax').orders.includes('pv'));
  assert.ok(under('aspiration').switches.includes('delta'));
  assert.ok(under('alpha-beta').switches.includes('cut'));
  for (const name of ['alphabeta', '', '__proto__']) {
    assert.equal(thrown(() => core.applicable(name, {})).kind, 'unknown-algorithm');
  }
  assert.equal(thrown(() => core.applicable('minimax', { cuts: 'x' })).kind, 'unknown-switch');
  assert.equal(thrown(() => core.applicable('minimax', { cut: 'x' })).kind, 'wrong-switch-value');
  assert.equal(thrown(() => core.applicable('minimax', /** @type {any} */ (7))).kind, 'request');
});

test('a switch’s default is one of its values, or changes nothing when it is left out', () => {
  for (const { name, values, default: usual } of core.switches()) {
    const open = /^[NX]$/.test(values[0]);
    assert.ok(open || usual === '' || values.includes(usual), name);
    // Killers are kept for an order that tries them.
    /** @type {Record<string, string>} */
    const others = name === 'killers' ? { order: 'killer' } : {};
    const algorithm = ALGORITHMS.find((each) =>
      core.applicable(each, others).switches.includes(name),
    );
    assert.ok(algorithm !== undefined, name);
    const momentsOf = (/** @type {Record<string, string>} */ options) =>
      withStudy({ tree: TREE, algorithm, options: { ...others, ...options } }, moments);
    assert.deepEqual(momentsOf({ [name]: usual }), momentsOf({}), name);
  }
});

test('all algorithms find the same value, under all switches that keep it', () => {
  // A null window and the critical tree may leave the value open.
  const others = core
    .algorithms()
    .filter(({ needs }) => needs !== 'static-values')
    .filter(({ name }) => !['null-window', 'minimal'].includes(name));
  for (const { tree } of core.presets()) {
    for (const options of /** @type {Record<string, string>[]} */ ([
      {},
      { root: 'min' },
      { order: 'reversed' },
      { fail: 'hard' },
      { cut: 'gt' },
      { bound: 'after' },
      { deep: 'off' },
      { replace: 'deeper' },
      { leaves: 'not' },
      { table: '1' },
    ])) {
      const [name] = Object.keys(options);
      const found = others
        .filter((each) => !name || core.applicable(each.name, {}).switches.includes(name))
        .map((each) => [
          each.name,
          withStudy({ tree, algorithm: each.name, options }, (study) => study.overview().value),
        ]);
      for (const [algorithm, value] of found) {
        assert.equal(value, found[0][1], `${algorithm} ${JSON.stringify(options)}`);
      }
    }
  }
});

test('a text in a notation of our own says in which, and others are told from recipes', () => {
  for (const [text, format, isForeign] of /** @type {const} */ ([
    ['[3, 12]', 'brackets', false],
    ['{"value": 3}', 'json', false],
    ['((3)(17))', 'cmu', false],
    ['digraph { a -> b3 }', undefined, true],
    ['[3, x]', undefined, true],
    ['[3, 12', undefined, false],
    [`${'['.repeat(513)}3`, undefined, false],
    ['random(depth=2)', undefined, false],
    ['random(depth=x)', undefined, false],
  ])) {
    assert.deepEqual([core.format(text), core.is_foreign(text)], [format, isForeign], text);
  }
});

test('our own notations are tidied into the shortest that carries all', () => {
  for (const [text, tidy] of [
    ['((3 12 8) (2 4 6))', '[[3, 12, 8], [2, 4, 6]]'],
    ['{"children": [{"value": 3}, {"value": -2.50}]}', '[3, -2.5]'],
    [' 7\n', '7'],
    ['((3)(17))', '[3, 17]'],
  ]) {
    assert.equal(core.tidy_text(text), tidy);
    assert.equal(core.tidy_text(tidy), tidy);
  }
});

test('what is bulk comes as typed arrays, what is small as plain objects and never as Map or BigInt', () => {
  withStudy('A: [3, 2.5]', (study) => {
    const { phase, visits, best, bestChild, returned, bound, cut } = statesAt(study, 3);
    for (const bytes of [phase, bound, cut]) assert.ok(bytes instanceof Uint8Array);
    for (const words of [visits, best, bestChild, returned]) assert.ok(words instanceof Int32Array);
    assert.ok(study.layout(1, 1) instanceof Float32Array);
    assert.ok(study.cutoffs() instanceof Uint32Array);
    const small = [
      study.overview(),
      study.moment(3),
      core.presets(),
      core.switches(),
      core.algorithms(),
      core.applicable('iterative-deepening', { inner: 'aspiration' }),
    ];
    for (const value of small) assert.deepEqual(JSON.parse(JSON.stringify(value)), value);
  });
});
