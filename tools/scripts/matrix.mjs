// The matrix of states, sizes, places, themes and languages: `npm run test:matrix`.

import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runInstalled } from './run.mjs';

const USAGE = 'usage: npm run test:matrix -- [--all | --sample | --only PART] [--shots FOLDER]';

/**
 * Tries every state at every size (`--all`, which need not be said), or those that are asked for, in a browser that is there.
 *
 * @param {string[]} args `--only` and a part of the names of states (a regular expression); `--shots` and a folder for pictures of what
 *   is wrong; `--sample` for what `npm test` tries of it
 */
export async function testMatrix(args) {
  /** @type {{only?: string, shots?: string, sample?: boolean}} */
  let wanted;
  try {
    wanted = parseArgs({
      args,
      options: {
        only: { type: 'string' },
        shots: { type: 'string' },
        all: { type: 'boolean' },
        sample: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  const { only, shots, sample = false } = wanted;
  const how = {
    whole: !sample && only === undefined,
    only,
    shots: shots === undefined ? undefined : resolve(shots),
  };
  return runInstalled(
    '@playwright/test/cli.js',
    ['test', '--project=chromium', 'tests/browser/matrix.spec.js'],
    { output: 'both', env: { PLYSCOPE_MATRIX: JSON.stringify(how) } },
  );
}
