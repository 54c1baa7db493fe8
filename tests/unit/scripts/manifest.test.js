/** custom-elements.json is as its schema has it, and says what the elements' code has: tests/browser/package/ asks the elements. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { manifest } from '../../../tools/scripts/package/manifest.mjs';
import { ROOT } from '../../../tools/scripts/run.mjs';
import { faults } from '../support/schema.js';
import { modules } from '../support/source.js';

const written = JSON.parse(manifest());
const [view] = written.modules[0].declarations;

/** What only our own page uses. */
const OURS = {
  events: [
    ...[
      'plyscope-board',
      'plyscope-code',
      'plyscope-labels',
      'plyscope-language',
      'plyscope-mended',
    ],
    ...['plyscope-panel', 'plyscope-point', 'plyscope-received', 'plyscope-tree'],
  ],
  slots: ['end', 'failed', 'lead', 'learn', 'start'],
};

/** The elements' own names, which stand in the code as its events do. */
const tags = written.modules[0].declarations.map((/** @type {any} */ each) => each.tagName);

/** The code of views: everything but the page around them. */
const code = [...modules].flatMap(([name, text]) => (name.startsWith('page/') ? [] : [text]));

/** What a pattern captures in texts, each once. @param {readonly string[]} texts @param {RegExp} pattern */
const captured = (texts, pattern) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)))].sort();

/** @param {{name: string}[]} described @param {readonly string[]} [more] */
const names = (described, more = []) => [...described.map(({ name }) => name), ...more].sort();

test('it is as the schema of custom elements’ manifests has it', () => {
  const path = join(ROOT, 'node_modules', 'custom-elements-manifest', 'schema.json');
  const schema = JSON.parse(readFileSync(path, 'utf8'));
  // Its types have these of a custom element's field (`CustomElementField`); the JSON made from them has lost them.
  Object.assign(schema.definitions.ClassField.properties, {
    attribute: { type: 'string' },
    reflects: { type: 'boolean' },
  });
  assert.deepEqual(faults(written, schema, schema.definitions), []);
  // The judge itself sees what is wrong.
  const wrong = structuredClone(written);
  wrong.modules[0].declarations[0].events[0] = { name: 1 };
  wrong.modules[0].path = undefined;
  assert.equal(faults(wrong, schema, schema.definitions).length > 1, true);
});

test('its module is a file of the package that is imported by the package’s name', () => {
  const { exports, customElements } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [{ path, exports: said }] = written.modules;
  assert.equal(`./${path}`, exports['.'].default);
  assert.equal(customElements, exports['./custom-elements.json']);
  for (const { declaration } of said) assert.equal(declaration.module, path);
});

test('an attribute names a field where there is one', () => {
  for (const { attributes, members, tagName } of written.modules[0].declarations) {
    const fields = members.map((/** @type {any} */ { name }) => name);
    for (const { name, fieldName } of attributes)
      assert.equal(fieldName, fields.includes(name) ? name : undefined, `${tagName} ${name}`);
  }
});

test('its events are those that views send', () => {
  const sent = captured(code, /'(plyscope-[a-z]+)'/g).filter((name) => !tags.includes(name));
  const heard = names(view.events).filter((name) => !tags.includes(name));
  assert.deepEqual(
    sent,
    names(
      heard.map((name) => ({ name })),
      OURS.events,
    ),
  );
  assert.ok(names(view.events).includes('plyscope-step'));
});

test('its slots and parts are those of a view', () => {
  const slots = captured(code, /<slot(?: name="(\w+)")?>/g).map((name) => name ?? '');
  assert.deepEqual(slots.sort(), names(view.slots, OURS.slots));
  assert.deepEqual(captured(code, /\bpart="(\w+)"/g), names(view.cssParts));
});

test('its custom properties are those that the styles ask for', () => {
  const folder = join(ROOT, 'www', 'src');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  assert.deepEqual(captured(sheets, /var\((--plyscope-\w+)/g), names(view.cssProperties));
});
