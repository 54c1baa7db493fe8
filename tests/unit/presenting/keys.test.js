/** The keys of presenter mode, in both windows. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMMANDS } from '../../../www/src/input/commands.js';
import { commandOf } from '../../../www/src/input/keys.js';
import { Area, Element_ } from '../support/elements.js';

/** @param {string} key @param {Partial<KeyboardEvent> & {on?: object}} [part] @returns {any} */
const press = (key, { on = new Element_(), ...modifiers } = {}) => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...modifiers,
  composedPath: () => [on],
});

/** The command of a key in the page, in presenter mode. @param {KeyboardEvent} event */
const modeCommand = (event) => commandOf(event, 'hall');

/** The command of a key in the presenter view, as it stands in its message to the page. @param {KeyboardEvent} event */
function remoteCommand(event) {
  const id = commandOf(event, 'remote');
  return id === null ? null : (COMMANDS[id].remote ?? null);
}

test('whatever a clicker sends to make the screen black does so from either window, and H hides the values', () => {
  for (const [doing, keys] of /** @type {const} */ ([
    ['black', ['.', 'b', 'B']],
    ['blank', ['h', 'H']],
  ])) {
    for (const key of keys) {
      assert.equal(modeCommand(press(key)), doing);
      assert.equal(remoteCommand(press(key)), doing);
    }
  }
});

test('in the page, Escape leaves, V opens the presenter view, and all other keys are what they are', () => {
  assert.equal(modeCommand(press('Escape')), 'leave');
  for (const key of ['v', 'V']) assert.equal(modeCommand(press(key)), 'presenter-view');
  assert.equal(modeCommand(press('p')), 'leave', 'as it does by entering');
  assert.equal(modeCommand(press('f')), 'full-screen', 'where folding would surprise');
  for (const key of ['PageDown', 'ArrowRight', ' ', '?', 'Home'])
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
  assert.equal(remoteCommand(press(' ', { on: new Element_('button') })), null);
  assert.equal(remoteCommand(press('ArrowRight', { on: new Element_('button') })), 'forward');
});

test('in the presenter view J and K lead through a lecture, but not in the notes', () => {
  for (const [key, id] of /** @type {const} */ ([
    ['j', 'next-slide'],
    ['k', 'previous-slide'],
  ])) {
    assert.equal(commandOf(press(key), 'remote'), id);
    assert.equal(commandOf(press(key, { on: new Area() }), 'remote'), null);
    assert.equal(commandOf(press(key, { ctrlKey: true }), 'remote'), null);
  }
});

test('keys with Ctrl, Alt or Meta are the browser’s', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    for (const key of ['b', '.', 'v', 'ArrowRight', 'PageDown']) {
      assert.equal(modeCommand(press(key, { [modifier]: true })), null);
      assert.equal(remoteCommand(press(key, { [modifier]: true })), null);
    }
  }
});
