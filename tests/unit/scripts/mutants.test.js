import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { faulty } from '../../../tools/scripts/mutants.mjs';
import { ROOT } from '../../../tools/scripts/run.mjs';
import { MUTANTS } from '../../mutants/page.js';

test('each mutant finds in its file, once, what it changes', () => {
  for (const mutant of MUTANTS) {
    const text = readFileSync(join(ROOT, mutant.file), 'utf8');
    assert.notEqual(faulty(text, mutant), text, mutant.name);
  }
});

test('a mutant that finds nothing, or too much, is refused', () => {
  const [mutant] = MUTANTS;
  assert.throws(() => faulty('', mutant), /has 0 times what/);
  assert.throws(() => faulty(mutant.find.repeat(2), mutant), /has 2 times what/);
});
