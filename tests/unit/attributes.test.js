// The table of a view's attributes, and what follows it without being made from it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../tools/scripts/run.mjs';
import { ATTRIBUTES, NAMES, readAs, wrongAttribute } from '../../www/src/element/attributes.js';
import { AUTHORED } from '../../www/src/session/authored.js';
import { PANEL_NAMES } from '../../www/src/session/panels.js';
import { defaults } from '../../www/src/session/state.js';

import { catalogue } from './support/core.js';

/** @import { Attribute } from '../../www/src/element/attributes.js' */

/** The error of an attribute's text; null if it is right. @param {Attribute} name @param {string | null} text */
const wrong = (name, text) => wrongAttribute(name, readAs(name, text) ?? '');

/** Those that no mode is. */
const SET = NAMES.filter((name) => ATTRIBUTES[name].to !== 'mode');

test('what is meant where nothing is said is right, and so is each of few values', () => {
  for (const name of SET) {
    const { initial, values = [] } = ATTRIBUTES[name];
    for (const value of [...values, ...(initial === undefined ? [] : [initial])])
      assert.equal(wrong(name, value), null, `${name}="${value}"`);
    if (initial !== undefined && values.length > 0) assert.ok(values.includes(initial), name);
  }
});

test('nothing is right, unless what was said would stay', () => {
  for (const name of SET) {
    const { stays } = ATTRIBUTES[name];
    assert.equal(readAs(name, null) === undefined, stays === true, name);
    if (!stays) for (const text of [null, '']) assert.equal(wrong(name, text), null, name);
  }
});

test('a value that is none of few is named in the error, with the right ones', () => {
  const few = ['choice', 'flag', 'number', 'count', 'words'];
  for (const name of SET.filter((each) => few.includes(ATTRIBUTES[each].is))) {
    const error = /** @type {Record<string, string>} */ (wrong(name, 'nonsense'));
    assert.deepEqual([error?.name, error?.value], [name, 'nonsense']);
    const { values } = ATTRIBUTES[name];
    if (values !== undefined) assert.equal(error.right, values.join(', '));
  }
});

test('what is for the session has a field in its state', () => {
  const state = defaults();
  for (const name of SET.filter((each) => ATTRIBUTES[each].to === 'session')) {
    const { field = name } = ATTRIBUTES[name];
    assert.ok(Object.hasOwn(state, field), name);
  }
});

test('what a link says beside the search is an attribute too', () => {
  for (const name of AUTHORED) assert.ok(Object.hasOwn(ATTRIBUTES, name), name);
});

/** What a notebook's widget has of its own. */
const OF_WIDGET = ['score', 'quiz_state', 'quiz_score', 'height'];

const source = (/** @type {string} */ name) =>
  readFileSync(join(ROOT, 'packages', 'python', 'src', 'plyscope', name), 'utf8');

/** The traits of the widget that are attributes: the name, the type, and what it is called with. */
const TRAITS = [...source('view.py').matchAll(/^ {4}(\w+) = traitlets\.(\w+)\((.*)\)\.tag/gm)]
  .map(([, name, type, given]) => ({ name: /** @type {Attribute} */ (name), type, given }))
  .filter(({ name }) => !OF_WIDGET.includes(name));

test('the traits of a notebook’s widget are attributes, with their values and what they mean unsaid', () => {
  assert.ok(TRAITS.length > 10);
  for (const { name, type, given } of TRAITS) {
    assert.ok(Object.hasOwn(ATTRIBUTES, name), name);
    const { values, initial } = ATTRIBUTES[name];
    assert.equal(type === 'Enum', values !== undefined, name);
    if (values === undefined) continue;
    const [, list, unsaid] = /^(\[.*\]), "(.*)"$/.exec(given) ?? [];
    assert.deepEqual(JSON.parse(list), values, name);
    // A notebook has a theme of its own, which is not the system's.
    assert.equal(unsaid, name === 'theme' ? 'auto' : initial, name);
  }
});

test('the widget passes on each of its traits', () => {
  const [, looks, shared] =
    /const LOOKS = \[(.*?)\n\];.*const SHARED = \[(.*?)\];/s.exec(source('widget.js')) ?? [];
  const passed = [...`${looks}${shared}`.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  assert.deepEqual(passed.toSorted(), TRAITS.map(({ name }) => name).toSorted());
});

test('the widget knows the searches and the panels that there are', () => {
  const listed = (/** @type {string} */ name) =>
    [
      ...(/\((.*?)\)/s.exec(source('view.py').split(`\n${name} = `)[1])?.[1].matchAll(/"(.+?)"/g) ??
        []),
    ].map(([, each]) => each);
  const { algorithms } = catalogue;
  assert.deepEqual(
    listed('ALGORITHMS'),
    algorithms.map(({ name }) => name),
  );
  assert.deepEqual(listed('PANELS'), PANEL_NAMES);
});
