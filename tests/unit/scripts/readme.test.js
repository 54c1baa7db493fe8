import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { attributeTable, BEGIN, END, withTable } from '../../../scripts/package/readme.mjs';
import { ROOT } from '../../../scripts/run.mjs';

test('README has the attributes as scripts/package/view.mjs describes them (npm run format writes them)', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  assert.equal(readme, withTable(readme));
});

test('what stands between the comments is replaced, and nothing else', () => {
  const text = `before\n${BEGIN}\nold\n${END}\nafter\n`;
  assert.equal(withTable(text), `before\n${BEGIN}\n\n${attributeTable()}\n\n${END}\nafter\n`);
});

test('a README without the comments is an error', () => {
  assert.throws(() => withTable('# A title\n'), /lacks/);
});
