/** Each feature is its folder and its row. */

import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NAMES, ROWS } from '../../www/src/features/features.js';
import { patterns } from './support/messages.js';

const folder = new URL('../../www/src/features/', import.meta.url);
const folders = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The folder of a feature. @param {string} name */
const folderOf = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A script of a feature. @param {string} path */
const read = (path) => readFileSync(new URL(path, folder), 'utf8');

test('each folder has its row, which loads it', () => {
  assert.deepEqual(NAMES.map(folderOf).sort(), folders.sort());
  for (const name of NAMES)
    assert.ok(String(ROWS[name].load).includes(`'./${folderOf(name)}/feature.js'`), name);
});

test('what a feature offers under More has its words, and is opened', () => {
  for (const name of NAMES) {
    const { offers = [] } = ROWS[name];
    for (const { message, hint = message } of offers)
      assert.ok(patterns.has(message) && patterns.has(hint), message);
    if (offers.length > 0)
      assert.match(read(`${folderOf(name)}/feature.js`), /\w as Opened\b/, name);
  }
});

test('every sheet of a feature comes with it, and with no other', () => {
  for (const name of folders) {
    const sheets = readdirSync(new URL(`${name}/`, folder), { recursive: true })
      .map((file) => String(file).replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.css'));
    const text = existsSync(new URL(`${name}/feature.js`, folder))
      ? read(`${name}/feature.js`)
      : '';
    const imported = [...text.matchAll(/'([^']*\.css)\?inline'/g)].map(([, path]) => path);
    assert.deepEqual(imported.sort(), sheets.map((file) => `./${file}`).sort(), name);
    assert.equal(/^export const sheet\b/m.test(text), sheets.length > 0, name);
  }
});

test('dialogs are told apart by their looks', () => {
  const looks = folders.flatMap((name) =>
    readdirSync(new URL(`${name}/`, folder))
      .filter((file) => file.endsWith('.js') && file !== 'elsewhere.js')
      .flatMap((file) => /static looks = '([\w-]+)/.exec(read(`${name}/${file}`))?.[1] ?? []),
  );
  assert.ok(looks.length > 8);
  assert.equal(new Set(looks).size, looks.length);
});
