/** What a page begins with says nothing whose message is loaded only when something is opened. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { modules } from './support/source.js';

/** The modules that a page, a frame, a course and an article begin with. */
const ENTRIES = [
  'page/main.js',
  'page/page.js',
  'page/embed/embed.js',
  'page/scorm/scorm.js',
  'element/embedding.js',
];

/** The modules that these import, and so on; not those that they load later. */
function begun() {
  const found = new Set();
  const waiting = [...ENTRIES];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const source = modules.get(name);
    if (found.has(name) || source === undefined) continue;
    found.add(name);
    for (const [, from] of source.matchAll(/^(?:import|export)\b[^;'(]*'(\.[^']+)'/gm))
      waiting.push(posix.normalize(posix.join(posix.dirname(name), from)));
  }
  return [...found];
}

/** The messages of a folder. @param {string} folder below `www/locales` */
function idsIn(folder) {
  const place = new URL(`../../www/locales/${folder}/`, import.meta.url);
  const files = readdirSync(place).filter((name) => name.endsWith('.ftl'));
  return files.flatMap((file) =>
    new FluentResource(readFileSync(new URL(file, place), 'utf8')).body.map(({ id }) => id),
  );
}

const OPENED = new Set(idsIn('en/opened'));

/** The errors that features alone make; they are worded by what is there from the start, when a feature is. */
const OF_FEATURES = new Set([...OPENED].filter((id) => id.startsWith('error-')));

test('what is there from the start says no message that comes later', () => {
  const names = begun();
  assert.ok(names.includes('panels/code.js') && names.includes('element/view.js'));
  assert.ok(!names.some((name) => /^features\/\w+\/feature\.js$/.test(name)));
  for (const name of names) {
    const source = modules.get(name) ?? '';
    // The text in quotes is all that may be said; a name of something else may be that of a message too.
    const said = [...source.matchAll(/\bsay\(\s*'([\w-]+)/g)].map(([, id]) => id);
    const begins = [...source.matchAll(/\bsay\(\s*`([\w-]+-)\$\{/g)].map(([, start]) => start);
    const message = [...source.matchAll(/\b(?:message|hint):\s*'([\w-]+)'/g)].map(([, id]) => id);
    const late = [...OPENED].filter(
      (id) =>
        said.includes(id) ||
        message.includes(id) ||
        (!OF_FEATURES.has(id) && begins.some((start) => id.startsWith(start))),
    );
    assert.deepEqual(late, [], name);
  }
});

test('every language has each message where English has it', () => {
  for (const language of readdirSync(new URL('../../www/locales/', import.meta.url)))
    for (const folder of ['', '/opened'])
      assert.deepEqual(
        idsIn(`${language}${folder}`).sort(),
        idsIn(`en${folder}`).sort(),
        `${language}${folder}`,
      );
});

test('an error whose message comes later is made by features alone', () => {
  const begins = begun();
  for (const id of OF_FEATURES) {
    const kind = `'${id.replace('error-', '')}'`;
    const makers = [...modules].filter(([, source]) => source.includes(kind)).map(([name]) => name);
    assert.ok(makers.length > 0, id);
    assert.deepEqual(
      makers.filter((name) => !name.startsWith('features/') || begins.includes(name)),
      [],
      id,
    );
  }
});
