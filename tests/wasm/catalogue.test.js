import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, core, withStudy } from './support/core.js';

test('every preset is a tree that its search can search', () => {
  const presets = core.presets();
  assert.equal(presets.length, new Set(presets.map(({ id }) => id)).size);
  assert.equal(presets[0].id, 'swedish-51');
  for (const { id, tree, algorithm, root } of presets) {
    assert.match(id, /^[a-z]+(-[a-z0-9]+)*$/);
    withStudy({ tree, algorithm, options: { root } }, (study) =>
      assert.ok(study.overview().steps > 0),
    );
  }
});

test('every preset is written as the core writes it, so that an edit that leads back to it is known', () => {
  for (const { id, tree } of core.presets()) assert.equal(core.tidy_text(tree), tree, id);
});

test('the algorithms say what they are', () => {
  const told = core
    .algorithms()
    .map(({ name, perspective, hasWindow }) => [name, perspective, hasWindow]);
  assert.deepEqual(told, [
    ['minimax', 'max', false],
    ['negamax', 'side-to-move', false],
    ['alpha-beta', 'max', true],
    ['negamax-alpha-beta', 'side-to-move', true],
  ]);
  for (const { name, perspective, hasWindow } of core.algorithms()) {
    withStudy({ tree: '[3, 12]', algorithm: name }, (study) => {
      const overview = study.overview();
      assert.deepEqual(
        [overview.algorithm, overview.perspective, overview.hasWindow],
        [name, perspective, hasWindow],
      );
    });
  }
});

test('a switch takes each of its values, and its default is one of them', () => {
  for (const { name, values, default: usual } of core.switches()) {
    assert.ok(values.includes(usual) || usual === '', name);
    for (const value of [usual, ...values.map((each) => each.replace('N', '1'))]) {
      const request = {
        tree: '[[3, 12]=4, 8]',
        algorithm: 'alpha-beta',
        options: { [name]: value },
      };
      withStudy(request, (study) => assert.ok(study.overview().steps > 0, `${name} ${value}`));
    }
  }
});

test('a switch that an algorithm does not name changes nothing that it does', () => {
  const names = core.switches().map(({ name }) => name);
  for (const { name: algorithm, switches } of core.algorithms()) {
    assert.deepEqual(
      switches,
      names.filter((name) => switches.includes(name)),
      'in their order',
    );
    const shows = (/** @type {Record<string, string>} */ options) =>
      withStudy({ tree: core.presets()[0].tree, algorithm, options }, (study) =>
        Array.from({ length: study.overview().steps + 1 }, (_, step) => study.moment(step)),
      );
    const plain = shows({});
    for (const { name, values } of core.switches()) {
      if (switches.includes(name)) continue;
      for (const value of values)
        assert.deepEqual(shows({ [name]: value }), plain, `${algorithm} ${name}`);
    }
  }
});

test('all algorithms find the same value and the same best move, under all switches that keep it', () => {
  for (const { tree } of core.presets()) {
    for (const [name, value] of [
      ['fail', 'hard'],
      ['cut', 'gt'],
      ['bound', 'after'],
      ['deep', 'off'],
      ['root', 'min'],
    ]) {
      const found = ALGORITHMS.map((algorithm) =>
        withStudy({ tree, algorithm, options: { [name]: value } }, (study) => {
          const { value, principalVariation } = study.overview();
          return [value, principalVariation[1]];
        }),
      );
      for (const other of found) assert.deepEqual(other, found[0], name);
    }
  }
});

test('any notation is tidied into the shortest that carries all', () => {
  for (const [text, tidy] of [
    ['((3 12 8) (2 4 6))', '[[3, 12, 8], [2, 4, 6]]'],
    ["Tree('1', None, [Tree('2', 3, []), Tree('3', 12, [])])", '1: [2: 3, 3: 12]'],
    ['{"children": [{"value": 3}, {"value": -2.50}]}', '[3, -2.5]'],
    [' 7\n', '7'],
  ]) {
    assert.equal(core.tidy_text(text), tidy);
    assert.equal(core.tidy_text(tidy), tidy);
  }
});

test('what is bulk comes as typed arrays, what is small as plain objects and never as Map or BigInt', () => {
  withStudy('A: [3, 2.5]', (study) => {
    const { phase, visits, best, bestChild, returned, bound, cut } = study.states(3);
    for (const bytes of [phase, bound, cut]) assert.ok(bytes instanceof Uint8Array);
    for (const words of [visits, best, bestChild, returned]) assert.ok(words instanceof Int32Array);
    assert.ok(study.layout(1, 1) instanceof Float32Array);
    assert.ok(study.cutoffs() instanceof Uint32Array);
    const small = [
      study.overview(),
      study.nodes(),
      study.moment(3),
      core.presets(),
      core.switches(),
    ];
    for (const value of small) assert.deepEqual(JSON.parse(JSON.stringify(value)), value);
  });
});
