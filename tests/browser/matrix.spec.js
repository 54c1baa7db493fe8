// Every state that can be on show, in windows of every size, in a hall or at a desk, light and dark, in every language: whether the tree has
// its share, nothing is cut off, covers or overlaps anything, what words name has a name in the picture, and all can be pressed and read.
// `npm run test:matrix` tries everything; `npm test` a few of each size.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGAIN } from '../unit/support/effort.js';
import { allCases, someCases } from './matrix/cases.js';
import { report } from './matrix/report.js';
import { tryCases } from './matrix/trying.js';
import { expect, test } from './test.js';

/** @type {{whole?: boolean, only?: string, shots?: string}} */
const { whole = false, only, shots } = JSON.parse(process.env.PLYSCOPE_MATRIX ?? '{}');

/** The folder of the list of all faults. */
const TARGET = join(import.meta.dirname, '..', '..', 'target');

test('every state fits every window, and says what it shows @gate', async ({ browser }) => {
  test.setTimeout(3_600_000);
  const cases = whole || only !== undefined ? allCases(only) : someCases();
  const { faults, complaints } = await tryCases(browser, cases, shots);
  console.log(`${report(faults, cases.length)}\n${AGAIN}`);
  mkdirSync(TARGET, { recursive: true });
  writeFileSync(join(TARGET, 'matrix.json'), JSON.stringify(faults, null, 1));
  expect(complaints).toEqual([]);
  expect(faults.length, 'the faults above').toBe(0);
});
