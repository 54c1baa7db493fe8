import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { BEGIN, END, withTable } from '../../../tools/scripts/package/readme.mjs';
import { ROOT } from '../../../tools/scripts/run.mjs';
import { NAMES } from '../../../www/src/element/attributes.js';

test('README has the attributes as www/src/element/attributes.js describes them (npm run format writes them)', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  assert.equal(readme, withTable(readme));
});

test('what stands between the comments is replaced by a row for each attribute of the element, and nothing else', () => {
  const [before, table, after] = withTable(`before\n${BEGIN}\nold\n${END}\nafter\n`).split(
    /<!-- .* -->\n?/,
  );
  assert.deepEqual([before, after], ['before\n', 'after\n']);
  const [head, line, ...rows] = table.trim().split('\n');
  assert.deepEqual([head, line], ['| attribute, property | value |', '|---|---|']);
  const names = rows.map((row) => /^\| `([\w-]+)` \| \S.* \|$/.exec(row)?.[1]);
  assert.deepEqual(names, NAMES);
});

test('a README without the comments is an error', () => {
  assert.throws(() => withTable('# A title\n'), /lacks/);
});
