import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionOf, COMMANDS } from '../../www/src/input/commands.js';
import { commandOf } from '../../www/src/input/keys.js';
import { NOT_COMPARED } from '../../www/src/session/compared.js';
import { defaults } from '../../www/src/session/state.js';
import { catalogue, withSearch } from './support/core.js';
import { Area, Choice, Element_, Input } from './support/elements.js';
import { planOf } from './support/state.js';

/** @import { Fact } from '../../www/pkg/plyscope_wasm.js' */
/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { State } from '../../www/src/session/state.js' */

/** @type {(key: string, part?: Partial<Omit<State, 'code'>> & {on?: object} & Partial<KeyboardEvent>) => unknown} */
function press(key, part = {}) {
  const { on = new Element_(), ...rest } = part;
  const { step = 40, playing = false, overlay = 'none', ...others } = rest;
  const { focus = null, hover = null, breakpoints = [], ...more } = others;
  const { maxOvertime = 0, overtime = 0, ...modifiers } = more;
  const { selected = [], predicting = null, compare = NOT_COMPARED } = modifiers;
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const event = { key, ...none, ...modifiers, composedPath: () => [on] };
  const shown = { step, playing, overlay, focus, hover, breakpoints, maxOvertime, overtime };
  const state = { ...defaults(), ...shown, selected, predicting, compare };
  return withSearch({ tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' }, (search) => {
    return effectOf(/** @type {any} */ (event), state, search);
  });
}

/** What a key does in a view: an action, or what it asks of the view. @param {KeyboardEvent} event @param {State} state @param {Search} search */
function effectOf(event, state, search) {
  const id = commandOf(event, 'view');
  const on = { state, search, node: state.focus ?? state.hover };
  return id === null ? null : (COMMANDS[id].asks ?? actionOf(id, on, event.shiftKey));
}

const { steps, cutoffs } = withSearch(
  { tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' },
  (search) => ({
    steps: search.overview.steps,
    cutoffs: [...search.cutoffs],
  }),
);

/** The step at which node 8 is entered. */
const ENTRY = 23;

test('arrows step, with shift from cutoff to cutoff, and Home and End go to the ends', () => {
  assert.deepEqual(press('ArrowRight'), { type: 'go', step: 41 });
  assert.deepEqual(press('ArrowLeft'), { type: 'go', step: 39 });
  assert.deepEqual(press('Home'), { type: 'go', step: 0 });
  assert.deepEqual(press('End'), { type: 'go', step: steps });
  const [before, after] = [cutoffs.findLast((cut) => cut < 40), cutoffs.find((cut) => cut > 40)];
  assert.deepEqual(press('ArrowLeft', { shiftKey: true }), { type: 'go', step: before });
  assert.deepEqual(press('ArrowRight', { shiftKey: true }), { type: 'go', step: after });
  assert.deepEqual(press('ArrowLeft', { shiftKey: true, step: 1 }), { type: 'go', step: 1 });
});

test('a shortcut is where its letter is in the Latin layout', () => {
  const undo = { type: 'undo' };
  assert.deepEqual(press('я', { ctrlKey: true, code: 'KeyZ' }), undo);
  assert.deepEqual(press('Я', { ctrlKey: true, shiftKey: true, code: 'KeyZ' }), { type: 'redo' });
  assert.deepEqual(press('з', { code: 'KeyP' }), { type: 'present' });
  assert.deepEqual(press('ш', { code: 'KeyI' }), press('i'));
  assert.deepEqual(press('х', { code: 'BracketLeft' }), press('['));
  // Latin letters are where the layout has them.
  assert.deepEqual(press('z', { ctrlKey: true, code: 'KeyY' }), undo);
});

test('space plays, pauses, and at the end plays anew', () => {
  assert.deepEqual(press(' '), { type: 'play', from: 40 });
  assert.deepEqual(press(' ', { playing: true }), { type: 'pause' });
  assert.deepEqual(press(' ', { step: steps }), { type: 'play', from: 0 });
});

test('where others go on after the end, keys lead there, and back', () => {
  const maxOvertime = 5;
  const at = { step: steps, maxOvertime };
  assert.deepEqual(press('End', { step: 3, maxOvertime }), { type: 'go', step: steps + 5 });
  assert.deepEqual(press('ArrowRight', at), { type: 'go', step: steps + 1 });
  assert.deepEqual(press('PageDown', { ...at, overtime: 5 }), { type: 'go', step: steps + 5 });
  assert.deepEqual(press('ArrowLeft', { ...at, overtime: 2 }), { type: 'go', step: steps + 1 });
  assert.deepEqual(press('PageUp', at), { type: 'go', step: steps - 1 });
  assert.deepEqual(press(' ', { ...at, overtime: 1 }), { type: 'play', from: steps + 1 });
  assert.deepEqual(press(' ', { ...at, overtime: 5 }), { type: 'play', from: 0 });
});

test('space on a button presses the button', () => {
  for (const tag of ['button', 'summary', 'a'])
    assert.equal(press(' ', { on: new Element_(tag) }), null);
});

test('a key in a field is text, but the slider is no field', () => {
  for (const key of ['ArrowLeft', ' ', '0', '?', 'z']) {
    for (const on of [new Input(), new Area(), new Choice()]) {
      assert.equal(press(key, { on }), null);
      assert.equal(press(key, { on, ctrlKey: true }), null);
    }
  }
  assert.deepEqual(press('ArrowRight', { on: new Input('', 'range') }), { type: 'go', step: 41 });
});

test('undo and redo are where hands expect them', () => {
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    assert.deepEqual(press('z', modifier), { type: 'undo' });
    assert.deepEqual(press('Z', { ...modifier, shiftKey: true }), { type: 'redo' });
    assert.deepEqual(press('y', modifier), { type: 'redo' });
    assert.equal(press('ArrowLeft', modifier), null, 'this is the browser’s');
  }
  assert.equal(press('z'), null);
  assert.equal(press('z', { ctrlKey: true, altKey: true }), null);
});

test('I, O and U step into, over and out of a visit, and with shift back', () => {
  // Node 8 is entered at step 23, cut at step 31, and returns at the next.
  assert.deepEqual(press('i', { step: ENTRY }), { type: 'go', step: ENTRY + 1 });
  assert.deepEqual(press('I', { step: ENTRY, shiftKey: true }), { type: 'go', step: ENTRY - 1 });
  assert.deepEqual(press('o', { step: ENTRY }), { type: 'go', step: 32 });
  assert.deepEqual(press('O', { step: 32, shiftKey: true }), { type: 'go', step: ENTRY - 1 });
  assert.deepEqual(press('u', { step: 31 }), { type: 'go', step: 32 });
  assert.deepEqual(press('U', { step: 31, shiftKey: true }), { type: 'go', step: ENTRY - 1 });
  assert.equal(press('u', { ctrlKey: true }), null, 'this is the browser’s');
  assert.equal(press('o', { on: new Input() }), null, 'this is text');
});

test('L, M, R and N lead to the next of a kind, where there is one', () => {
  withSearch({ tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' }, (search) => {
    const kinds = Array.from({ length: steps }, (_, at) => search.moment(at + 1).fact.kind);
    const next = (/** @type {Fact['kind']} */ kind) => kinds.indexOf(kind, 40) + 1;
    const last = (/** @type {Fact['kind']} */ kind) => kinds.lastIndexOf(kind, 38) + 1;
    for (const [key, kind] of /** @type {const} */ ([
      ['l', 'evaluate'],
      ['m', 'improve'],
    ])) {
      assert.deepEqual(press(key), { type: 'go', step: next(kind) }, kind);
      assert.deepEqual(press(key, { shiftKey: true }), { type: 'go', step: last(kind) }, kind);
    }
  });
  assert.deepEqual(press('r'), { type: 'go', step: 40 }, 'it never searches again');
  assert.deepEqual(press('n', { step: 0, breakpoints: [8] }), { type: 'go', step: ENTRY });
});

test('B sets a breakpoint at the node that is pointed at', () => {
  assert.deepEqual(press('b', { hover: 8 }), { type: 'break', node: 8 });
  assert.deepEqual(press('B', { focus: 3, hover: 8 }), { type: 'break', node: 3 });
  assert.equal(press('b'), null);
});

test('other keys are left alone', () => {
  for (const key of ['a', 'Tab', 'Enter', 'Escape', 'F5', '1']) assert.equal(press(key), null);
  assert.equal(press('ArrowLeft', { altKey: true }), null, 'this goes back in the browser');
  assert.deepEqual(press('0'), { type: 'camera', camera: null });
  for (const key of ['+', '=', '-', '−']) {
    const asked = /** @type {any} */ (press(key));
    assert.ok(asked?.type === 'zoom', key);
    assert.equal(asked.factor > 1, key === '+' || key === '=');
  }
  assert.deepEqual(press('?', { shiftKey: true }), { type: 'help' });
});

test('Escape leaves the selection, then predicting, then comparing', () => {
  const [none, all] = [
    { type: 'select', nodes: [] },
    { selected: [2], compare: planOf('minimax') },
  ];
  const setup = { predicting: { stage: /** @type {const} */ ('setup') } };
  assert.deepEqual(press('Escape', { ...all, ...setup }), none);
  assert.deepEqual(press('Escape', { compare: planOf('minimax'), ...setup }), {
    type: 'predict',
    predicting: null,
  });
  assert.deepEqual(press('Escape', { compare: planOf('minimax') }), {
    type: 'compare',
    compare: NOT_COMPARED,
  });
  assert.equal(press('Escape', { compare: planOf('minimax'), on: new Input('text') }), null);
  // What was answered is counted before it is left.
  const answers = /** @type {any} */ ([{}]);
  const asking = /** @type {const} */ ({ stage: 'asking', answers, open: null });
  assert.deepEqual(press('Escape', { predicting: asking }), {
    type: 'predict',
    predicting: { ...asking, stage: 'done' },
  });
});

test('T shows the node types, and hides them again', () => {
  for (const key of ['t', 'T']) {
    assert.deepEqual(press(key), { type: 'overlay', overlay: 'types' });
    assert.deepEqual(press(key, { overlay: 'types' }), { type: 'overlay', overlay: 'none' });
  }
  assert.equal(press('t', { ctrlKey: true }), null, 'this opens a tab');
});

test('P enters presenter mode and leaves it', () => {
  for (const key of ['p', 'P']) assert.deepEqual(press(key), { type: 'present' });
  assert.equal(press('p', { ctrlKey: true }), null, 'this prints');
  assert.equal(press('p', { on: new Input() }), null, 'this is text');
});

test('brackets go to where a search of the root begins, on any keyboard', () => {
  const request = { tree: '[[3, 17]=5, [2, 12]=3]=4', algorithm: 'iterative-deepening' };
  withSearch(request, (search) => {
    const [first, second] = search.overview.iterations.map(({ step }) => step);
    /** @param {string} key @param {number} step @param {Partial<KeyboardEvent>} [modifiers] */
    const at = (key, step, modifiers = {}) => {
      const event = { key, ...modifiers, composedPath: () => [new Element_()] };
      return effectOf(/** @type {any} */ (event), { ...defaults(), step }, search);
    };
    assert.deepEqual(at(']', 0), { type: 'go', step: first });
    assert.deepEqual(at(']', first), { type: 'go', step: second });
    assert.deepEqual(at(']', second), { type: 'go', step: second });
    assert.deepEqual(at('[', second + 2), { type: 'go', step: second });
    assert.deepEqual(at('[', second), { type: 'go', step: first });
    // As AltGr makes them, and Option.
    for (const modifiers of [{ ctrlKey: true, altKey: true }, { altKey: true }]) {
      assert.deepEqual(at('[', second, modifiers), { type: 'go', step: first });
    }
    assert.equal(at('[', second, { metaKey: true }), null, 'this goes back in the browser');
    assert.equal(at('[', second, { ctrlKey: true }), null);
  });
  assert.equal(press('['), null);
});
