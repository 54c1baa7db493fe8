// The package as npm packs it, in projects of others: each is a folder that has it in its `node_modules`.

import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect } from '@playwright/test';
import { serveFolders } from '../../../tools/scripts/static-server.mjs';

/** @import { Page } from '@playwright/test' */

export { expect };

const ROOT = join(import.meta.dirname, '..', '..', '..');
const run = promisify(execFile);

export const TEXTBOOK = '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]';

/**
 * @typedef {object} Packed
 * @property {string} folder of the unpacked package
 * @property {(name: string) => Promise<string>} project copies one of the projects beside this file, with the package
 *   installed, and returns its folder. An empty name gives an empty project.
 */

/**
 * @typedef {(mounts: Record<string, string>, headers?: Record<string, Record<string, string>>) => Promise<string>} Serve
 * serves folders from an origin of their own, which it returns, until the test ends
 */

export const test = base.extend(
  /** @type {import('@playwright/test').Fixtures<{serve: Serve}, {packed: Packed}>} */ ({
    packed: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
      async ({}, use, { workerIndex }) => {
        // Below the root, so that a project finds other packages among ours.
        const home = join(ROOT, 'target', 'package-tests', String(workerIndex));
        await rm(home, { recursive: true, force: true });
        await mkdir(join(home, 'package'), { recursive: true });
        // Without the scripts of our package.json, which would build everything again.
        await run('npm', ['pack', '--ignore-scripts', '--pack-destination', home], { cwd: ROOT });
        const tarball = (await readdir(home)).find((name) => name.endsWith('.tgz')) ?? '';
        await run('tar', ['-xzf', join(home, tarball), '-C', home]);
        const folder = join(home, 'package');
        let projects = 0;
        const project = async (/** @type {string} */ name) => {
          const own = join(home, `${name}-${projects++}`);
          await mkdir(join(own, 'node_modules'), { recursive: true });
          if (name !== '') await cp(join(import.meta.dirname, name), own, { recursive: true });
          await cp(folder, join(own, 'node_modules', 'plyscope'), { recursive: true });
          await writeFile(join(own, 'package.json'), '{"type": "module"}');
          return own;
        };
        await use({ folder, project });
        await rm(home, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],

    // biome-ignore lint/correctness/noEmptyPattern: as above
    serve: async ({}, use) => {
      /** @type {(() => Promise<unknown>)[]} */
      const closes = [];
      await use(async (mounts, headers) => {
        const { origin, close } = await serveFolders(mounts, headers);
        closes.push(close);
        return origin;
      });
      for (const close of closes) await close();
    },
  }),
);

/** What a page complains of, from now on. @param {Page} page */
export function complaintsOf(page) {
  /** @type {string[]} */
  const complaints = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** The view is there and shows a step of the textbook tree. @param {Page} page */
export async function expectView(page) {
  const view = page.locator('plyscope-view').first();
  await expect(view.getByRole('slider', { name: 'Step' })).toBeVisible();
  await expect.poll(() => view.evaluate((element) => Reflect.get(element, 'steps'))).toBe(37);
  await view.getByRole('button', { name: 'Next cutoff' }).click();
  await expect.poll(() => view.evaluate((element) => Reflect.get(element, 'step'))).toBe(20);
  return view;
}
