import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thrown } from '../unit/support/thrown.js';
import { EXPECTATIONS, NO_TREES, triedOf } from '../unit/support/wrong.js';
import { ALGORITHMS, core, withStudy } from './support/core.js';
import { formats } from './support/formats.js';

/** @param {unknown} error */
function assertPlain(error) {
  assert.equal(Object.getPrototypeOf(error), Object.prototype, 'a plain object');
  assert.ok(!(error instanceof Error));
}

/** @param {() => unknown} doing @param {object} right */
function check(doing, right) {
  const error = thrown(doing);
  assertPlain(error);
  assert.deepEqual(error, right);
}

/** @param {object} part */
const search = (part) => () =>
  new core.Study({ tree: '[[1, 2], 3]', algorithm: 'alpha-beta', ...part });

test('a text that is no tree is told with its line, its column and what was found', () => {
  const parse = (/** @type {string} */ text, /** @type {object} */ right) =>
    check(() => core.tidy_text(text), { kind: 'parse', parse: right });
  parse('[3, x]', { kind: 'not-a-number', line: 1, column: 5, found: 'x' });
  parse('', { kind: 'empty-text', line: 1, column: 1, found: null });
  const opened = { opened: '[', closing: ']', opened_line: 1, opened_column: 1 };
  parse('[3,\n 𝄞)', { kind: 'not-a-number', line: 2, column: 2, found: '𝄞' });
  parse('[3,\n 4)', { kind: 'mismatched-bracket', line: 2, column: 3, found: ')', ...opened });
  parse('[3', { kind: 'unclosed-bracket', line: 1, column: 3, found: null, ...opened });
  parse('[0.1234567]', {
    kind: 'too-many-decimals',
    line: 1,
    column: 2,
    found: '0.1234567',
    limit: 6,
  });
  parse('{"children": 7}', {
    kind: 'expected',
    line: 1,
    column: 14,
    found: '7',
    expected: 'children',
  });
});

test('every kind of wrong text is a plain object, from wherever it comes', () => {
  for (const [kind, text] of [
    ...triedOf(NO_TREES),
    ...Object.values(EXPECTATIONS).map((each) => ['expected', each]),
  ]) {
    const own = [() => core.tidy_text(text), search({ tree: text })];
    for (const doing of core.is_foreign(text) ? [() => formats.read(text)] : own) {
      const error = thrown(doing);
      assertPlain(error);
      assertPlain(error.parse);
      assert.deepEqual([error.kind, error.parse.kind], ['parse', kind], text.slice(0, 30));
      assert.ok(error.parse.line >= 1 && error.parse.column >= 1);
    }
  }
});

test('an unknown algorithm is reported with the known ones', () => {
  const right = ALGORITHMS;
  for (const value of ['alphabeta', '', 'Minimax', ' minimax']) {
    check(search({ algorithm: value }), { kind: 'unknown-algorithm', value, right });
  }
});

test('an unknown switch is reported with the known ones', () => {
  const right = core.switches().map(({ name }) => name);
  for (const name of ['cuts', '', '__proto__x']) {
    check(search({ options: { [name]: 'x' } }), { kind: 'unknown-switch', name, right });
  }
});

test('a value that a switch does not have is told with those that it has', () => {
  for (const { name, values } of core.switches()) {
    for (const value of ['?', ' ', 'MAX', '-1']) {
      // Values of a tree may be negative.
      if (value === '-1' && values[0] === 'X' && name !== 'delta') continue;
      check(search({ options: { [name]: value } }), {
        kind: 'wrong-switch-value',
        name,
        value,
        right: values,
      });
    }
  }
});

test('a horizon without a static value is told with its node', () => {
  check(search({ options: { depth: '1' } }), { kind: 'no-static-value', node: 1 });
  check(search({ options: { depth: '0' } }), { kind: 'no-static-value', node: 0 });
});

test('an algorithm that needs static values says so, with the first node that lacks one', () => {
  const kind = 'needs-static-values';
  for (const algorithm of ['one-ply', 'iterative-deepening']) {
    check(search({ algorithm }), { kind, algorithm, node: 1 });
    check(search({ algorithm, tree: '[7, [1, [2]]=4, [3]]' }), { kind, algorithm, node: 6 });
  }
});

test('a switch that does not apply is told with the algorithm, also at its default', () => {
  for (const [algorithm, name, value] of [
    ['minimax', 'cut', 'gt'],
    ['minimax', 'cut', 'ge'],
    ['minimax', 'inner', ''],
    ['one-ply', 'depth', '1'],
    ['alpha-beta', 'table', '4'],
    ['pvs', 'fail', 'hard'],
    ['mtd+inf', 'guess', '3'],
    ['aspiration', 'at', '3'],
    ['sss-star', 'deep', 'off'],
  ]) {
    const options = { [name]: value };
    check(search({ algorithm, options }), {
      kind: 'switch-does-not-apply',
      name,
      algorithm,
    });
  }
});

test('a rule for the order that does not apply is told with what it needs', () => {
  for (const [algorithm, order, name, needs] of [
    ['minimax', 'killer', 'killer', 'cutoffs'],
    ['minimax', 'static,history', 'history', 'cutoffs'],
    ['sss-star', 'refutation', 'refutation', 'cutoffs'],
    ['alpha-beta', 'killer,table', 'table', 'table'],
    ['mtd-f', 'pv', 'pv', 'iterations'],
  ]) {
    check(search({ algorithm, options: { order } }), {
      kind: 'order-does-not-apply',
      name,
      algorithm,
      needs,
    });
  }
});

test('a search that an algorithm does not drive is told with those that it does', () => {
  for (const [algorithm, inner] of [
    ['aspiration', 'minimax'],
    ['null-window', 'mtd-f'],
  ]) {
    check(search({ algorithm, options: { inner } }), {
      kind: 'wrong-inner',
      algorithm,
      value: inner,
      right: core.applicable(algorithm, {}).inner,
    });
  }
});

test('what is no request is told as such', () => {
  for (const request of [
    null,
    undefined,
    7,
    'tree',
    {},
    { tree: 7 },
    { tree: '7' },
    { tree: '7', algorithm: 'minimax', options: { cut: 7 } },
  ]) {
    const error = thrown(() => new core.Study(/** @type {any} */ (request)));
    assertPlain(error);
    assert.equal(error.kind, 'request');
    assert.equal(typeof error.value, 'string');
  }
});

test('a value that cannot be is told as it was written', () => {
  withStudy('[[3, 12], 8]', (study) => {
    const limit = 2_000_000_000;
    for (const [value, kind] of [
      ['x', 'value-not-a-number'],
      ['', 'value-not-a-number'],
      ['3,5', 'value-not-a-number'],
      ['NaN', 'value-nan'],
      ['0.1234567', 'value-too-many-decimals'],
      ['2000000001', 'value-out-of-range'],
      ['-1e99', 'value-out-of-range'],
    ]) {
      const right = kind === 'value-out-of-range' ? { kind, value, limit } : { kind, value };
      check(() => study.with_value(2, value), right);
      check(() => study.nudged(value, 1), right);
    }
    for (const node of [5, 4_294_967_295])
      check(() => study.with_value(node, '3'), { kind: 'no-such-node', node });
  });
  withStudy('[2000000000, 1]', (study) => {
    check(() => study.with_value(2, '0.5'), { kind: 'value-does-not-fit', node: 1 });
  });
});

/** What wasm-bindgen says of an argument that is no text. */
const NO_TEXT = /expected a string argument/;

test('a text that is no text is an error, and nothing is written anywhere', () => {
  withStudy('[3, 12]', (study) => {
    const before = study.moment(3);
    for (const text of [7, -1, 2 ** 32 - 1, true, {}, [], ['3'], null, undefined, () => '3']) {
      const any = /** @type {any} */ (text);
      assert.throws(() => core.tidy_text(any), NO_TEXT);
      assert.throws(() => study.with_value(1, any), NO_TEXT);
      assert.equal(
        thrown(() => study.faults(1, { window: { alpha: any, beta: any } })).kind,
        'request',
      );
    }
    assert.deepEqual(study.moment(3), before);
  });
});

test('an unknown word among kinds or algorithms is an error that names it', () => {
  withStudy('[3, 12]', (study) => {
    const kinds = /** @type {any} */ (['cut', 'cuts']);
    const [known, unknown] = kinds;
    for (const asked of [
      () => study.next_question(kinds, 0),
      () => study.next_question([known], 0, unknown),
      () => study.questions_left(kinds, 0),
      () => study.question(1, unknown),
      () => study.solution(1, unknown),
      () => study.faults(1, /** @type {any} */ ({ cuts: true })),
    ]) {
      const error = thrown(asked);
      assertPlain(error);
      assert.equal(error.kind, 'request');
      assert.match(error.value, /cuts/);
    }
    assert.equal(thrown(() => study.next_question(known, 0)).kind, 'request', 'no list');
  });
  const error = thrown(() => core.grow('random()', 1, ['minimax', 'maximin']));
  assert.deepEqual([error.kind, error.value], ['unknown-algorithm', 'maximin']);
});

test('after any error, everything goes on as before', () => {
  withStudy('[3, 12]', (study) => {
    const before = study.moment(3);
    for (let round = 0; round < 200; round += 1) {
      thrown(() => study.with_value(1, 'x'));
      thrown(search({ tree: '[' }));
    }
    assert.deepEqual(study.moment(3), before);
  });
});
