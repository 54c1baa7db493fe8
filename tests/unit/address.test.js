import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as address from '../../www/src/session/address.js';
import { NOT_COMPARED } from '../../www/src/session/compared.js';
import { PRESETS } from '../../www/src/session/growth.js';
import { refusal } from '../../www/src/session/outcome.js';
import { Session } from '../../www/src/session/session.js';
import { readSwitches, writeSwitches } from '../../www/src/session/switches.js';
import { catalogue, preset, withSearch } from './support/core.js';
import { times } from './support/effort.js';
import { random } from './support/random.js';
import { planOf } from './support/state.js';
import { randomOptions, randomTree, write as treeText } from './support/trees.js';

const { write } = address;

/** The parts of a link that was read, as a plain object. @param {string} fragment */
function read(fragment) {
  const { link, wrong } = address.read(fragment);
  const plain = { link: { ...link, options: { ...link.options } } };
  return wrong.length === 0 ? plain : { ...plain, wrong };
}

/** @param {{tree: string, algorithm: string, options: Record<string, string>, step: number}} link */
function check(link) {
  const fragment = write(link);
  assert.deepEqual(read(fragment), { link }, fragment);
  assert.deepEqual(read(fragment.slice(1)), { link }, 'without its #');
  // As a browser hands it over, and as a mail programme would end it.
  assert.equal(new URL(`https://example.org/p/${fragment}`).hash, fragment);
  assert.doesNotMatch(fragment, /[\s"<>`]/);
}

test('a link may open the chart of growth at one of its beginnings', () => {
  assert.deepEqual(read('#tree=tic-tac-toe&growth=thirty'), {
    link: { tree: 'tic-tac-toe', growth: PRESETS.thirty, options: {} },
  });
});

test('what is written into the address is read from it again', () => {
  for (let seed = 0; seed < times(400); seed += 1) {
    const chance = random(seed);
    const tree = treeText(randomTree(chance, 20));
    const algorithm = chance.pick(catalogue.algorithms).name;
    check({ tree, algorithm, options: randomOptions(chance), step: chance.int(0, 5000) });
  }
});

test('a link may name the language to speak', () => {
  const link = { tree: '[1, 2]', algorithm: 'minimax', options: {}, step: 2, lang: 'sv' };
  assert.equal(write(link), '#tree=[1,+2]&algorithm=minimax&step=2&lang=sv');
  assert.deepEqual(read(write(link)), { link });
  assert.deepEqual(read('#lang=en'), { link: { lang: 'en', options: {} } });
});

test('what is folded is part of a link', () => {
  const link = { tree: '[[1, 2], 3]', algorithm: 'minimax', options: {}, step: 2 };
  for (const [text, folds] of /** @type {const} */ ([
    ['1', { itself: false, folded: [1], unfolded: [] }],
    ['12,40', { itself: false, folded: [12, 40], unfolded: [] }],
    ['auto', { itself: true, folded: [], unfolded: [] }],
    ['auto,12,-40', { itself: true, folded: [12], unfolded: [40] }],
  ])) {
    assert.ok(write({ ...link, folds }).endsWith(`&step=2&fold=${text}`));
    assert.deepEqual(read(write({ ...link, folds })), { link: { ...link, folds } });
  }
  for (const value of ['x', '1,', '-1', 'auto;1']) {
    assert.deepEqual(read(`#fold=${value}`), {
      link: { options: {} },
      wrong: [{ kind: 'wrong-fold', value }],
    });
  }
});

test('where playing halts is part of a link', () => {
  const link = { tree: '[[1, 2], 3]', algorithm: 'minimax', options: {}, step: 2 };
  const breakpoints = [3, 25];
  assert.ok(write({ ...link, breakpoints }).endsWith('&step=2&break=3,25'));
  assert.deepEqual(read(write({ ...link, breakpoints })), { link: { ...link, breakpoints } });
  assert.ok(!write({ ...link, breakpoints: [] }).includes('break'));
  assert.deepEqual(read('#break=25,3,25'), { link: { options: {}, breakpoints } });
  const lines = ['0.6', '1.11'];
  assert.ok(write({ ...link, breakpoints, lines }).endsWith('&break=3,25,0.6,1.11'));
  const both = { ...link, breakpoints, lines };
  assert.deepEqual(read(write(both)), { link: both });
  for (const value of ['', 'x', '1,', '-1', '1.', '.5', '1.2.3']) {
    assert.deepEqual(read(`#break=${value}`), {
      link: { options: {} },
      wrong: [{ kind: 'wrong-break', value }],
    });
  }
});

test('what is compared is part of a link', () => {
  const link = { tree: '[[1, 2], 3]', algorithm: 'minimax', options: {}, step: 2 };
  const text = 'leaf;mtd+inf,guess=3;pvs,order=killer,shuffle:7';
  const compare = planOf(text);
  assert.ok(write({ ...link, compare }).endsWith(`&step=2&compare=${text}`));
  assert.deepEqual(read(write({ ...link, compare })), { link: { ...link, compare } });
  assert.ok(!write({ ...link, compare: NOT_COMPARED }).includes('compare'));
  for (const value of [';', 'leaf;', 'a;b;c;d']) {
    assert.deepEqual(read(`#compare=${value}`), {
      link: { options: {} },
      wrong: [{ kind: 'wrong-compare', value }],
    });
  }
});

test('an exercise, a part of the steps and how the window is drawn are parts of a link', () => {
  const link = { tree: '[1, 2]', algorithm: 'minimax', options: {}, step: 0 };
  const set = { quiz: 'cut returns', questions: '8', attempts: '2', reveal: 'never' };
  const whole = { ...link, from: 'cutoff:1', to: 9, ...set, student: 'Åsa B+', gauge: 'none' };
  assert.equal(
    write(whole),
    '#tree=[1,+2]&algorithm=minimax&step=0&from=cutoff:1&to=9&quiz=cut+returns&questions=8&attempts=2&reveal=never&student=%C3%85sa+B%2B&gauge=none',
  );
  assert.deepEqual(read(write(whole)), { link: whole });
  assert.deepEqual(read(write({ ...link, from: '', to: '' })), { link });
  // As in an attribute, a comma separates kinds too.
  assert.deepEqual(read('#quiz=cut,window'), { link: { options: {}, quiz: 'cut,window' } });
  // Where a kept tree was left says nothing of an exercise.
  assert.equal(write(whole, 'tree'), '#algorithm=minimax&step=0&from=cutoff:1&to=9');
});

test('of what an author has set, a damaged part is named and leaves the others', () => {
  const right = 'cut, skipped, window, returns, paper';
  const wrong = [
    ['quiz=cut+cutt', { kind: 'wrong-attribute', name: 'quiz', value: 'cutt', right }],
    ['questions=0', { kind: 'wrong-count', name: 'questions', value: '0' }],
    ['attempts=x', { kind: 'wrong-count', name: 'attempts', value: 'x' }],
    ['reveal=no', { kind: 'wrong-attribute', name: 'reveal', value: 'no', right: 'always, never' }],
    ['gauge=', null],
    ['gauge=big', { kind: 'wrong-attribute', name: 'gauge', value: 'big', right: 'auto, none' }],
    ['from=-1', { kind: 'wrong-step', value: '-1' }],
    ['to=soon', { kind: 'wrong-step', value: 'soon' }],
    ['student=%zz', { kind: 'broken-escape', name: 'student' }],
  ];
  for (const [part, error] of wrong) {
    const found = address.read(`#tree=[1]&${part}`);
    assert.equal(found.link.tree, '[1]');
    assert.deepEqual(found.wrong, error === null ? [] : [error]);
  }
  const all = wrong.map(([part]) => part).join('&');
  assert.equal(read(`#${all}&tree=[1]`).link.tree, '[1]');
});

test('signs that mean something in an address arrive as they are', () => {
  const names = [
    'a+b',
    '100 %',
    '#1',
    'A&B',
    'x=y',
    '50%25',
    '%zz',
    'tab\tand\nline',
    '“ü” 𝄞 树 א',
    "'",
    '\\',
    '?/;',
  ];
  for (const name of names) {
    check({ tree: name, algorithm: 'minimax', options: { order: 'shuffle:7' }, step: 0 });
    const tree = withSearch(
      { tree: treeText({ name, children: [{ value: '-2.5' }] }), algorithm: 'minimax' },
      (search) => search.text,
    );
    check({ tree, algorithm: 'minimax', options: {}, step: 3 });
  }
});

test('a link to a tree in brackets stays readable', () => {
  const tree = '[[3, 12, 8], [2, 4, 6]]';
  const fragment = write({ tree, algorithm: 'alpha-beta', options: { cut: 'gt' }, step: 12 });
  assert.equal(fragment, '#tree=[[3,+12,+8],+[2,+4,+6]]&algorithm=alpha-beta&cut=gt&step=12');
});

test('a link to a random tree holds its recipe, and what was changed in it', () => {
  const tree = 'random(branching=1..4, depth=10, seed=7, leaves=uniform(-9..9)) with 17=5, 23=-1.5';
  const fragment = write({ tree, algorithm: 'alpha-beta', options: {}, step: 3 });
  const recipe = 'random(branching=1..4,depth=10,seed=7,leaves=uniform(-9..9))+with+17=5,23=-1.5';
  assert.equal(fragment, `#tree=${recipe}&algorithm=alpha-beta&step=3`);
  const read = address.read(fragment);
  const request = { tree: read.link.tree ?? '', algorithm: 'alpha-beta' };
  assert.equal(
    withSearch(request, (search) => search.text),
    tree,
  );
});

test('a link that another program has escaped is read all the same', () => {
  const tree = preset('aima-two-ply');
  assert.deepEqual(read(`#tree=${encodeURIComponent(tree)}`), { link: { tree, options: {} } });
});

test('a plus is a blank in a tree, and itself everywhere else', () => {
  const link = { tree: '[1, 2]', algorithm: 'mtd+inf', options: { at: '+3' }, step: 0 };
  assert.equal(write(link), '#tree=[1,+2]&algorithm=mtd+inf&at=+3&step=0');
  check(link);
  const escaped = '#tree=[1,%202]&algorithm=mtd%2Binf&at=%2B3&step=0';
  assert.deepEqual(read(escaped), { link });
});

test('switches in an attribute are parted by blanks, commas and semicolons, but for the rules of an order', () => {
  for (const [text, options] of /** @type {[string, Record<string, string>][]} */ ([
    ['', {}],
    [' ', {}],
    ['cut=gt', { cut: 'gt' }],
    ['cut=gt order=reversed', { cut: 'gt', order: 'reversed' }],
    ['cut=gt, order=reversed;\n fail=hard', { cut: 'gt', order: 'reversed', fail: 'hard' }],
    ['cut=gt,order=killer,history,fail=hard', { cut: 'gt', order: 'killer,history', fail: 'hard' }],
    ['order=killer,shuffle:7,cut=gt', { order: 'killer,shuffle:7', cut: 'gt' }],
    ['guess=-2.5 depth=', { guess: '-2.5', depth: '' }],
    ['cut', { cut: '' }],
    ['cut=a=b', { cut: 'a=b' }],
    ['order=killer, history', { order: 'killer', history: '' }],
  ])) {
    assert.deepEqual(readSwitches(text), options, text);
  }
  for (let seed = 0; seed < times(100); seed += 1) {
    const options = { order: 'pv,table,shuffle:3', ...randomOptions(random(seed)) };
    assert.deepEqual(readSwitches(writeSwitches(options)), options);
  }
});

test('what an address leaves out is left out', () => {
  for (const empty of ['', '#', '#&', '&&'])
    assert.deepEqual(read(empty), { link: { options: {} } });
  assert.deepEqual(read('#step=7'), { link: { step: 7, options: {} } });
  assert.deepEqual(read('#tree&algorithm='), { link: { tree: '', algorithm: '', options: {} } });
  assert.deepEqual(read('#tree=a=b'), { link: { tree: 'a=b', options: {} } });
});

test('a broken address says what is broken', () => {
  const link = { options: {} };
  for (const text of ['#tree=%', '#tree=%zz', '#step=%E4', '#tree=50%']) {
    const wrong = [{ kind: 'broken-escape', name: text.slice(1, 5) }];
    assert.deepEqual(read(text), { link, wrong });
  }
  for (const value of ['', 'x', '-1', '1.5', '1e3', '٣', ' 1', '12345678901']) {
    const fragment = `#step=${encodeURIComponent(value)}`;
    assert.deepEqual(read(fragment), { link, wrong: [{ kind: 'wrong-step', value }] });
  }
  for (const name of ['tree', 'step', 'cut']) {
    const once = read(`#${name}=1`);
    const wrong = [{ kind: 'repeated', name }];
    assert.deepEqual(read(`#${name}=1&${name}=2`), { ...once, wrong }, 'the first counts');
  }
});

test('a name from outside cannot reach into the program, and is no switch', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
    const result = address.read(`#${name}=x&tree=7`);
    assert.deepEqual(Object.entries(result.link.options), [[name, 'x']]);
    const error = refusal(new Session(catalogue, () => {}).display(result.link));
    assert.deepEqual(
      [error?.kind, error && 'name' in error && error.name],
      ['unknown-switch', name],
    );
    assert.equal(/** @type {any} */ ({}).x, undefined);
  }
});
