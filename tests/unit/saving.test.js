/** Files that are put together part by part, and their names. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Search } from '../../www/src/engine/search.js';
import { fileName, source } from '../../www/src/features/sharing/files.js';
import { Saving } from '../../www/src/features/sharing/saving.js';
import { ALGORITHMS, catalogue, preset, withSearch } from './support/core.js';
import './support/traces.js';

/** @import { Kind } from '../../www/src/features/sharing/files.js' */

/** As many pieces, of which each is its number in a line. @param {number} pieces */
const numbers = (pieces) => ({
  pieces,
  part: (/** @type {number} */ from, /** @type {number} */ to) => {
    assert.ok(to - from <= 1000 && to <= pieces);
    const lines = Array.from({ length: to - from }, (_, at) => `${from + at}\n`);
    return new TextEncoder().encode(lines.join(''));
  },
  type: 'text/plain',
});

test('a file is all of its pieces in turn, and its progress is told', async () => {
  for (const pieces of [0, 1, 999, 1000, 1001, 20_000]) {
    /** @type {number[]} */
    const progress = [];
    const saving = new Saving(
      numbers(pieces),
      () => progress.push(saving.progress.done),
      () => true,
    );
    const file = await saving.file();
    const lines = Array.from({ length: pieces }, (_, at) => `${at}\n`);
    assert.equal(await file?.text(), lines.join(''));
    assert.equal(progress.at(-1) ?? 0, pieces);
    assert.deepEqual(
      progress,
      [...progress].sort((one, other) => one - other),
    );
  }
});

test('there is no file where somebody cancels, or what it is made of goes', async () => {
  const cancelled = new Saving(
    numbers(1e9),
    () => cancelled.cancel(),
    () => true,
  );
  assert.equal(await cancelled.file(), null);
  let turns = 0;
  const gone = new Saving(
    numbers(1e9),
    () => {
      turns += 1;
    },
    () => turns < 3,
  );
  assert.equal(await gone.file(), null);
  assert.equal(turns, 3);
});

test('a tree as JSON is that tree, and a trace has a line for each event', async () => {
  for (const { tree } of catalogue.presets) {
    for (const algorithm of ALGORITHMS.slice(0, 6)) {
      if (algorithm === 'one-ply') continue;
      const search = new Search({ tree, algorithm });
      const json = await source('tree-json', search);
      const text = new TextDecoder().decode(json.part(0, json.pieces));
      withSearch({ tree: text, algorithm }, (again) => {
        assert.equal(again.text, search.text);
        assert.deepEqual(again.overview, search.overview);
      });
      const trace = await source('trace', search);
      const lines = new TextDecoder().decode(trace.part(0, trace.pieces)).split('\n');
      assert.equal(lines.length, search.overview.steps + 3);
      search.free();
    }
  }
});

test('a file is called after its tree, and a trace after its search too', () => {
  const name = (/** @type {Kind} */ kind, /** @type {string} */ text) =>
    fileName(kind, { text, request: { tree: text, algorithm: 'mtd-f' } }, catalogue);
  assert.equal(name('trace', preset('swedish-51')), 'swedish-51-mtd-f.jsonl');
  assert.equal(name('tree-json', preset('swedish-51')), 'swedish-51.json');
  assert.equal(name('tree-text', '[1, 2]'), 'tree.txt');
  assert.equal(
    name('trace', 'random(branching=4, depth=10, seed=7)'),
    'random-branching-4-depth-10-seed-7-mtd-f.jsonl',
  );
  assert.match(name('tree-text', `random() with ${'1=2 '.repeat(99)}`), /^[\w.-]{1,70}\.txt$/);
});
