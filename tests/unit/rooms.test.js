/** What is loaded later: every room has its messages, and nobody says what is not there by then. */

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { Later, NEEDS, ROOMS } from '../../www/src/element/later.js';
import { idsIn, patterns } from './support/messages.js';
import { modules } from './support/source.js';

const languages = readdirSync(new URL('../../www/locales/', import.meta.url));

/** The modules that one imports, and those that these import, as long as none is loaded later. @param {string[]} names */
function together(names) {
  const found = new Set(names);
  for (const name of found) {
    const code = modules.get(name);
    assert.ok(code !== undefined, `there is no module ${name}`);
    for (const [, path] of code.matchAll(/^(?:import|export)\b[^;]*?from '(\.[^']*\.js)'/gm)) {
      const other = posix.join(posix.dirname(name), path);
      if (!other.startsWith('..')) found.add(other);
    }
  }
  return found;
}

/** The messages that modules say, or hold to be said. @param {Iterable<string>} names */
const saidIn = (names) =>
  [...names].flatMap((name) =>
    [...(modules.get(name) ?? '').matchAll(/(?:\bsay\(\s*|\bid: )'([^'.]+)/g)]
      .map(([, id]) => id)
      .filter((id) => patterns.has(id)),
  );

/** The module of each room that has one. @type {Map<string, string>} */
const code = new Map(
  Object.entries(ROOMS).flatMap(([name, load]) => {
    const path = /import\(['"`]\.\/([^'"`]*)/.exec(String(load))?.[1];
    return path === undefined ? [] : [[name, path]];
  }),
);

test('every language has the messages of every room, and no others but those from the start', () => {
  for (const language of languages) {
    const files = readdirSync(new URL(`../../www/locales/${language}/`, import.meta.url));
    const right = ['base', ...Object.keys(ROOMS)].map((name) => `${name}.ftl`);
    assert.deepEqual(files.sort(), right.sort(), language);
  }
});

test('what is there from the start says only what is there from the start', () => {
  const [base, start] = [idsIn('base'), together(['element/view.js', 'page/main.js'])];
  const said = saidIn(start);
  assert.ok(said.length > 30);
  // The view asks for the room of errors before it has one put into words.
  const errors = saidIn(['text/wording.js']);
  for (const id of errors) assert.ok(idsIn('errors').has(id), `${id} is no error`);
  const others = said.filter((id) => !errors.includes(id));
  for (const id of others) assert.ok(base.has(id), `${id} is not among the first messages`);
  for (const [name, path] of code) assert.ok(!start.has(path), `${name} is loaded from the start`);
});

test('a room says only what comes with it, or was there before', () => {
  assert.ok(code.size > 8);
  const start = together(['element/view.js', 'page/main.js']);
  for (const [name, path] of code) {
    const need = NEEDS[/** @type {keyof typeof ROOMS} */ (name)];
    const there = new Set([...idsIn('base'), ...idsIn(name), ...(need ? idsIn(need) : [])]);
    for (const id of saidIn([...together([path])].filter((each) => !start.has(each)))) {
      assert.ok(there.has(id), `the room ${name} says ${id} of another`);
    }
  }
});

test('what cannot be loaded is told once it is asked for, and the next try tries again', async () => {
  let changes = 0;
  // Outside the built page there are no messages to be found.
  const later = new Later({ locale: 'en', say: String, add: () => {} }, () => {
    changes += 1;
  });
  await later.prefetch(['notices']);
  assert.deepEqual([later.hasFailed('notices'), changes], [false, 0]);
  assert.equal(later.find('notices'), null);
  assert.equal(await later.load('notices'), null);
  assert.deepEqual([later.hasFailed('notices'), later.there('notices'), changes], [true, null, 1]);
  await later.settled();
});
