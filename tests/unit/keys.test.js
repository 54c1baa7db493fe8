import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked } from '../../www/src/keys.js';
import { defaults } from '../../www/src/state.js';
import { catalogue, withSearch } from './support/core.js';

/** What a key may be pressed on, as far as keys look at it. */
class Element_ {
  /** @param {string} [tag] @param {string} [type] */
  constructor(tag = '', type = 'text') {
    this.tag = tag;
    this.type = type;
  }

  /** @param {string} selector */
  closest(selector) {
    return selector.split(', ').includes(this.tag) ? this : null;
  }
}
const [Input, Area, Choice] = [1, 2, 3].map(() => class extends Element_ {});
Object.assign(globalThis, {
  HTMLElement: Element_,
  HTMLInputElement: Input,
  HTMLTextAreaElement: Area,
  HTMLSelectElement: Choice,
});

/** @type {(key: string, part?: Partial<import('../../www/src/state.js').State> & {on?: object} & Partial<KeyboardEvent>) => unknown} */
function press(key, part = {}) {
  const { step = 40, playing = false, overlay = 'none', on = new Element_(), ...modifiers } = part;
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const event = { key, ...none, ...modifiers, composedPath: () => [on] };
  return withSearch({ tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' }, (search) =>
    asked(/** @type {any} */ (event), { ...defaults(), step, playing, overlay }, search),
  );
}

const { steps, cutoffs } = withSearch(
  { tree: catalogue.presets[0].tree, algorithm: 'alpha-beta' },
  (search) => ({
    steps: search.overview.steps,
    cutoffs: [...search.cutoffs],
  }),
);

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

test('space plays, pauses, and at the end plays anew', () => {
  assert.deepEqual(press(' '), { type: 'play', from: 40 });
  assert.deepEqual(press(' ', { playing: true }), { type: 'pause' });
  assert.deepEqual(press(' ', { step: steps }), { type: 'play', from: 0 });
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

test('T shows the node types, and hides them again', () => {
  for (const key of ['t', 'T']) {
    assert.deepEqual(press(key), { type: 'overlay', overlay: 'types' });
    assert.deepEqual(press(key, { overlay: 'types' }), { type: 'overlay', overlay: 'none' });
  }
  assert.equal(press('t', { ctrlKey: true }), null, 'this opens a tab');
});

test('brackets go to where a search of the root begins, on any keyboard', () => {
  const request = { tree: '[[3, 17]=5, [2, 12]=3]=4', algorithm: 'iterative-deepening' };
  withSearch(request, (search) => {
    const [first, second] = search.overview.iterations.map(({ step }) => step);
    /** @param {string} key @param {number} step @param {Partial<KeyboardEvent>} [modifiers] */
    const at = (key, step, modifiers = {}) => {
      const event = { key, ...modifiers, composedPath: () => [new Element_()] };
      return asked(/** @type {any} */ (event), { ...defaults(), step }, search);
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
