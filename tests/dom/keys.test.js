// Every key of the page, wherever the keyboard is.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { pass } from './support/clock.js';
import { open } from './support/page.js';
import { pressNode } from './support/pointer.js';
import {
  allOf,
  button,
  checkComplaints,
  choice,
  click,
  dialog,
  focusedName,
  focusedNode,
  hasKeyboard,
  hear,
  isThere,
  item,
  mount,
  one,
  openText,
  press,
  SMALL,
  sentence,
  settled,
  slider,
  step,
  the,
  theView,
  type,
  underMore,
  visit,
} from './support/view.js';

/** @import { Link } from '../../www/src/session/address.js' */

/** A tree with cutoffs: 13 nodes, and alpha-beta cuts twice. */
const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/** The nodes at which playing halts. */
const breakpoints = () => /** @type {Link} */ (theView().link).breakpoints;

afterEach(checkComplaints);

/** @param {[key: string, from: number, to: number][]} keys */
async function checkKeys(keys) {
  for (const [key, from, to] of keys) {
    theView().step = from;
    await settled();
    const goesOn = await press(key);
    assert.deepEqual([key, step(), goesOn], [key, to, false]);
  }
}

/** @type {[key: string, from: number, to: number][]} */
const KEYS = [
  ['ArrowRight', 10, 11],
  ['ArrowLeft', 10, 9],
  ['PageDown', 10, 11],
  ['PageUp', 10, 9],
  ['Home', 10, 0],
  ['End', 10, 37],
  ['ArrowLeft', 0, 0],
  ['ArrowRight', 37, 37],
];

test('keys step once, wherever the keyboard is', async () => {
  await open({ tree: TEXTBOOK });
  const cutoffs = [];
  await press('Home');
  for (let before = -1; before !== step(); ) {
    before = step();
    await press('Shift+ArrowRight');
    cutoffs.push(step());
  }
  const [first, second] = cutoffs;
  assert.match(sentence(), /cutoff/);
  /** @type {[key: string, from: number, to: number][]} */
  const keys = [...KEYS, ['Shift+ArrowRight', 10, first], ['Shift+ArrowLeft', second, first]];
  await checkKeys(keys);
  button('Step forward').focus();
  await checkKeys(keys);
  slider().focus();
  await checkKeys(keys);
});

test('keys of a debugger go on to events, and back with Shift', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  /** @param {string} key */
  const stops = async (key) => {
    const found = [];
    for (let at = -1; at !== step(); ) {
      at = step();
      found.push(at);
      await press(key);
    }
    return found;
  };
  const leaves = await stops('l');
  assert.equal(leaves.length, 7 + 1, 'alpha-beta evaluates seven of the nine leaves');
  const back = await stops('Shift+L');
  assert.deepEqual(
    back.slice(0, -1),
    leaves
      .slice(1)
      .reverse()
      .slice(0, -1)
      .concat(leaves[1])
      .slice(0, back.length - 1),
  );
  await press('Home');
  const better = await stops('m');
  assert.ok(better.length > 2 && better.length < leaves.length + 3);
  await press('Home');
  await press('i');
  assert.equal(step(), 1);
  await press('Shift+I');
  assert.equal(step(), 0);
  await press('i');
  await press('i');
  // Over the visit of node 1, and out of that of the root.
  await press('o');
  assert.match(sentence(), /Node 1 returns 3/);
  await press('Shift+O');
  assert.match(sentence(), /The search begins/);
  await press('u');
  assert.equal(step(), theView().steps);
});

test('a breakpoint is set where the keyboard is, and N goes there', async () => {
  await mount({ tree: TEXTBOOK, step: 0 });
  await press('n');
  assert.equal(step(), 0);
  await press('b');
  assert.deepEqual(breakpoints(), []);
  await visit(5);
  await press('b');
  assert.deepEqual(breakpoints(), [5]);
  await press('n');
  assert.match(sentence(), /node 5/);
  const there = step();
  the('.stage').focus();
  await press('End');
  await press('Shift+N');
  assert.match(sentence(), /node 5/);
  assert.ok(step() >= there);
  await visit(5);
  await press('b');
  assert.deepEqual(breakpoints(), []);
});

test('[ and ] skip between searches of the root, also where AltGr types them', async () => {
  await mount({ tree: 'deepening', algorithm: 'iterative-deepening', step: 1 });
  for (const more of [{}, { altKey: true }, { ctrlKey: true, altKey: true }]) {
    await press(']', more);
    assert.match(sentence(), /iteration|depth/i);
    assert.equal(step(), 23);
    await press('[', more);
    assert.equal(step(), 1);
  }
  const before = step();
  await press('[', { ctrlKey: true });
  await press(']', { metaKey: true });
  assert.equal(step(), before);
  await mount({ tree: SMALL, step: 3 });
  await press(']');
  assert.equal(step(), 3);
});

test('? opens the help, Escape and Close end it', async () => {
  await open({ tree: SMALL });
  const NAME = 'How to read and use this page';
  assert.ok(!isThere('dialog', NAME));
  await press('?');
  assert.ok(isThere('dialog', NAME));
  await press('ArrowRight');
  assert.equal(step(), 0);
  await press('Escape');
  assert.ok(!isThere('dialog', NAME));
  await click(button('Help'));
  await click(button('Close', dialog(NAME)));
  assert.ok(!isThere('dialog', NAME));
  assert.equal(step(), 0);
});

test('Ctrl+Z undoes an edit, Ctrl+Y and Ctrl+Shift+Z do it again, on any keyboard', async () => {
  const view = await mount({ tree: SMALL });
  await visit(2);
  await type('9');
  await press('Enter');
  assert.equal(view.tree, '[[9, 12], [2, 4]]');
  for (const again of ['Control+y', 'Control+Shift+Z', 'Meta+Shift+z']) {
    await press('Control+z');
    assert.equal(view.tree, SMALL);
    await press(again);
    assert.equal(view.tree, '[[9, 12], [2, 4]]');
  }
  await press('я', { ctrlKey: true, code: 'KeyZ' });
  assert.equal(view.tree, SMALL);
  await press('Control+Alt+y');
  assert.equal(view.tree, SMALL);
});

test('space plays and pauses, and starts again at the end', async () => {
  await open({ tree: TEXTBOOK });
  await press(' ');
  assert.ok(isThere('button', 'Pause'));
  await pass(1500);
  assert.ok(step() > 0);
  await press(' ');
  const held = step();
  assert.ok(isThere('button', 'Play'));
  await pass(3000);
  assert.equal(step(), held);
  await press('End');
  await press(' ');
  await pass(600);
  assert.ok(step() < 10);
  assert.ok(isThere('button', 'Pause'));
});

test('space on a button presses that button, once', async () => {
  await mount({ tree: SMALL });
  button('Step forward').focus();
  await press(' ');
  assert.equal(step(), 1);
  assert.ok(isThere('button', 'Play'));
  button('Play').focus();
  await press(' ');
  assert.equal(focusedName(), 'Pause');
  await press('Enter');
  assert.equal(focusedName(), 'Play');
});

test('keys are left alone where one types, and with Ctrl or Alt', async () => {
  await open({ tree: SMALL, step: 5 });
  const text = await openText();
  text.focus();
  for (const key of [
    'ArrowRight',
    'ArrowLeft',
    'Home',
    'End',
    'Shift+ArrowRight',
    ' ',
    '?',
    'p',
    'l',
    'Escape',
  ])
    assert.ok(await press(key), key);
  assert.equal(step(), 5);
  assert.ok(!isThere('dialog'));
  assert.ok(isThere('button', 'Play'));
  assert.ok(!theView().presenting);
  button('Step forward').focus();
  for (const key of [
    'Control+ArrowRight',
    'Alt+Home',
    'Control+End',
    'Meta+ArrowLeft',
    'Alt+l',
    'Control+b',
  ])
    assert.ok(await press(key), key);
  assert.equal(step(), 5);
});

test('Escape leaves what is selected, then predicting, then comparing, and the keyboard is where it came from', async () => {
  await open({ tree: SMALL, step: 0 });
  await click(button('Predict'));
  await click(button('Start'));
  assert.ok(isThere('region', 'Predict'));
  await press('Escape');
  assert.ok(!isThere('region', 'Predict'));
  assert.equal(focusedName(), 'Predict');
  await click(button('Compare'));
  assert.ok(isThere('combobox', 'Together'));
  await visit(2);
  await press('Escape');
  assert.ok(!isThere('combobox', 'Together'));
  assert.equal(focusedNode(), 2);
  await click(button('Compare'));
  button('Add a pane').focus();
  await press('Escape');
  assert.ok(!isThere('combobox', 'Together'));
  assert.equal(focusedName(), 'Compare');
  assert.ok(await press('Escape'), 'there is nothing to leave');
});

test('keys open and close what the buttons do', async () => {
  const view = await mount({ tree: SMALL });
  const types = await underMore('Node types');
  await press('t');
  assert.equal(types.getAttribute('aria-pressed'), 'true');
  await press('T');
  assert.equal(types.getAttribute('aria-pressed'), 'false');
  await press('g');
  assert.ok(isThere('region', 'Predict'));
  await press('g');
  assert.ok(!isThere('region', 'Predict'));
  await press('p');
  assert.ok(view.presenting);
  await press('p');
  assert.ok(!view.presenting);
  await visit(1);
  await press('f');
  assert.equal(item(1).getAttribute('aria-expanded'), 'false');
  await press('f');
  assert.equal(item(1).getAttribute('aria-expanded'), 'true');
  await press('q');
  assert.equal(one('tab', 'Ask').getAttribute('aria-selected'), 'true');
  assert.match(one('heading', /node 1/).textContent ?? '', /node 1/);
});

test('+ and − zoom, 0 shows the whole tree', async () => {
  await mount({ tree: SMALL });
  assert.ok(!isThere('button', 'Show whole tree'));
  await press('+');
  assert.ok(isThere('button', 'Show whole tree'));
  await press('0');
  assert.ok(!isThere('button', 'Show whole tree'));
  await press('-');
  assert.ok(isThere('button', 'Show whole tree'));
  await press('=');
  await press('0');
  assert.ok(!isThere('button', 'Show whole tree'));
});

test('keys pressed in a view do not reach the page around it, those beside it do something all the same', async () => {
  const view = await mount({ tree: SMALL });
  const heard = hear(document, 'keydown');
  const keys = () => heard.splice(0).length;
  button('Step forward').focus();
  for (const key of ['ArrowRight', 'x', ' ']) await press(key);
  assert.equal(keys(), 0);
  for (const key of ['Control+s', 'F5', 'Tab']) await press(key);
  assert.equal(keys(), 3);
  await press('Escape');
  assert.equal(keys(), 1);
  view.handleKey(new KeyboardEvent('keydown', { key: 'Home' }));
  await press('Control+p');
  assert.equal(step(), 0);
});

test('a view without keys leaves them to its page, but for those of its controls', async () => {
  const view = await mount({ tree: SMALL, keys: 'none' });
  const heard = hear(document, 'keydown');
  button('Step forward').focus();
  await press('ArrowRight');
  await press('End');
  assert.equal(step(), 0);
  assert.equal(heard.splice(0).length, 2);
  await press(' ');
  assert.equal(step(), 1);
  assert.equal(heard.splice(0).length, 0);
  slider().focus();
  await press('ArrowRight');
  assert.equal(heard.splice(0).length, 0, 'the slider takes it');
  assert.equal(button('Step forward').title, 'Step forward');
  view.keys = 'all';
  await press('End');
  assert.equal(step(), view.steps);
  assert.equal(button('Step back').title, 'Step back (←)');
});

test('the first two stops lead past the bar', async () => {
  await open({ tree: SMALL });
  await press('Tab');
  assert.equal(focusedName(), 'Skip to the tree');
  await press('Enter');
  assert.equal(focusedNode(), 0);
  button('Skip to the controls').focus();
  await press('Enter');
  assert.equal(focusedName(), 'Play');
});

test('a refused algorithm leaves the keyboard in the choice, and says why until it is dismissed', async () => {
  await open({ tree: SMALL });
  const algorithm = choice('Algorithm');
  algorithm.focus();
  algorithm.value = 'one-ply';
  algorithm.dispatchEvent(new Event('change', { bubbles: true }));
  await pass(0);
  assert.ok(allOf('alert').some((each) => /One ply stops at/.test(each.textContent ?? '')));
  assert.equal(choice('Algorithm').value, 'alpha-beta');
  assert.ok(hasKeyboard(choice('Algorithm')));
  await click(button('Dismiss'));
  assert.ok(!isThere('button', 'Dismiss'));
});

test('after a press of a node arrows step, and the keys of edits are about the node', async () => {
  const view = await mount({ tree: SMALL });
  await pressNode(4);
  await press('ArrowRight');
  assert.equal(step(), 1);
  await press('Insert');
  assert.equal(view.tree, '[[3, 12], [2, 4, 0]]');
});
