/** The keys of presenter mode, in both windows. */

import assert from 'node:assert/strict';
import { test } from 'node:test';

/** An element that a key may be pressed on, as far as keys look at it. */
class Node_ {
  /** @param {string} [tag] */
  constructor(tag = '') {
    this.tag = tag;
  }

  /** @param {string} selector */
  closest(selector) {
    return selector === this.tag ? this : null;
  }
}
class Area extends Node_ {}
class Other {}
Object.assign(globalThis, {
  Element: Node_,
  HTMLElement: Node_,
  HTMLInputElement: Other,
  HTMLTextAreaElement: Area,
  HTMLSelectElement: Other,
});
const { remoteCommand, modeCommand } = await import('../../../www/src/features/presenting/keys.js');

/** @param {string} key @param {Partial<KeyboardEvent> & {on?: object}} [part] @returns {any} */
const press = (key, { on = new Node_(), ...modifiers } = {}) => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...modifiers,
  composedPath: () => [on],
});

test('whatever a clicker sends to make the screen black, it hides the values in either window', () => {
  for (const key of ['.', 'b', 'B']) {
    assert.equal(modeCommand(press(key)), 'blank');
    assert.equal(remoteCommand(press(key)), 'blank');
  }
});

test('in the page, Escape leaves, V opens the presenter view, and all other keys are what they are', () => {
  assert.equal(modeCommand(press('Escape')), 'leave');
  for (const key of ['v', 'V']) assert.equal(modeCommand(press(key)), 'presenter-view');
  for (const key of ['PageDown', 'ArrowRight', ' ', 'p', 'f', '?', 'Home'])
    assert.equal(modeCommand(press(key)), null, key);
});

test('in the presenter view the keys of the page step', () => {
  const keys = {
    ArrowLeft: 'back',
    ArrowRight: 'forward',
    PageUp: 'back',
    PageDown: 'forward',
    Home: 'first',
    End: 'last',
    ' ': 'play',
  };
  for (const [key, doing] of Object.entries(keys)) assert.equal(remoteCommand(press(key)), doing);
  assert.equal(remoteCommand(press('ArrowLeft', { shiftKey: true })), 'previous-cutoff');
  assert.equal(remoteCommand(press('ArrowRight', { shiftKey: true })), 'next-cutoff');
  for (const key of ['p', 'Escape', 'Tab', 'Enter', '1', 'toString'])
    assert.equal(remoteCommand(press(key)), null, key);
});

test('a key in the notes is text, but the keys of a clicker are not; and the space key presses a button', () => {
  const on = new Area();
  for (const key of ['.', 'b', 'End', 'ArrowLeft', ' ']) {
    assert.equal(remoteCommand(press(key, { on })), null, key);
    assert.equal(modeCommand(press(key, { on })), null, key);
  }
  assert.equal(remoteCommand(press('PageDown', { on })), 'forward');
  assert.equal(remoteCommand(press('PageUp', { on })), 'back');
  assert.equal(remoteCommand(press(' ', { on: new Node_('button') })), null);
  assert.equal(remoteCommand(press('ArrowRight', { on: new Node_('button') })), 'forward');
});

test('keys with Ctrl, Alt or Meta are the browser’s', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    for (const key of ['b', '.', 'v', 'ArrowRight', 'PageDown']) {
      assert.equal(modeCommand(press(key, { [modifier]: true })), null);
      assert.equal(remoteCommand(press(key, { [modifier]: true })), null);
    }
  }
});
