// What index.d.ts says of a view is what its code has, as far as the types of the code tell.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../../tools/scripts/run.mjs';

const run = promisify(execFile);
const FOLDER = join(ROOT, 'target', 'types-test');

/** Properties whose right values are few take any text, and say which of them is wrong. */
const COMPARED = `import type { FigureOptions, PlyscopeView as Said } from '../../dist/index';
import type { PlyscopeView as Is } from '../../www/src/element/view.js';
import type { Options } from '../../www/src/features/figures/picture.js';

type Wide<T> = T extends string ? string : T;
type Own = Exclude<keyof Said, keyof HTMLElement> | 'lang';
export const reads = (is: Is): { [K in Own]: Wide<Said[K]> } => is;
export const takes = (said: FigureOptions): Options => said;
export const names = (is: Options): Required<FigureOptions> => is as Required<Options>;
`;

/** The modules that the build makes. */
const VIRTUAL = '../../www/src/virtual.d.ts';

/** What tsc says; empty if nothing is wrong. @param {string} source */
async function complaints(source) {
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, 'compared.ts'), source);
  const config = { extends: '../../tsconfig.json', include: ['compared.ts', VIRTUAL], exclude: [] };
  await writeFile(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    await run(process.execPath, [tsc, '--project', FOLDER]);
    return '';
  } catch (error) {
    return String(Object(error).stdout);
  } finally {
    await rm(FOLDER, { recursive: true, force: true });
  }
}

test('the types of a view and of figures are those of the code', async () => {
  assert.equal(await complaints(COMPARED), '');
});
