/** What the build packs by pattern: a pattern that fits no file leaves a script without it, and without a word. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @param {string} folder */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(ROOT, folder, name),
  );

test('every pattern of files that the build packs fits some', () => {
  const all = [...filesIn('www/locales'), ...filesIn('www/lectures')];
  const sources = [...filesIn('www/src'), ...filesIn('packages')].filter(
    (path) => path.endsWith('.js') && !path.includes('node_modules'),
  );
  let patterns = 0;
  for (const path of sources) {
    for (const [, pattern] of readFileSync(path, 'utf8').matchAll(
      /import\.meta\.glob\(\s*'([^']+)'/g,
    )) {
      patterns += 1;
      const wanted = join(dirname(path), pattern);
      assert.ok(
        all.some((each) => matchesGlob(each, wanted)),
        `${relative(ROOT, path)}: ${pattern}`,
      );
    }
  }
  assert.ok(patterns >= 2);
});
