/** What stands beside which view of a lesson. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readLesson } from '../../www/src/page/lessons/reading.js';
import { spreads } from '../../www/src/page/lessons/scene.js';

const folder = new URL('../../www/lessons/en/', import.meta.url);

test('every passage of a lesson stands beside a view, each once and in order; a heading stands with what it is about', () => {
  for (const name of readdirSync(folder)) {
    const { lesson } = readLesson(readFileSync(new URL(name, folder), 'utf8'));
    const found = spreads(lesson.scenes);
    const shown = found.flatMap(({ blocks, after }) => [...blocks, ...after]);
    assert.deepEqual(
      shown,
      lesson.scenes.flatMap(({ blocks }) => blocks),
      name,
    );
    assert.ok(
      found.every(({ view }) => view !== null),
      name,
    );
    for (const { blocks, after } of found)
      for (const each of [blocks, after]) assert.notEqual(each.at(-1)?.kind, 'heading', name);
  }
});

test('a lesson without views, and one without prose, have their spreads', () => {
  const read = (/** @type {string} */ text) =>
    spreads(readLesson(`# Title\n\n${text}`).lesson.scenes);
  assert.deepEqual(
    read('One.\n\n---\n\nTwo.').map(({ view, blocks, after }) => [
      view,
      blocks.length,
      after.length,
    ]),
    [[null, 1, 1]],
  );
  assert.deepEqual(read(''), []);
  assert.deepEqual(
    read('::view{#a tree="[1, 2]"}').map(({ view, blocks }) => [view?.id, blocks.length]),
    [['a', 0]],
  );
});
