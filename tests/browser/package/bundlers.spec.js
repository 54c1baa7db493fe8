// The package in the projects of those who bundle: Vite's dev server and build, React with types, rendering in Node.

import { execFile } from 'node:child_process';
import { cp, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, createServer } from 'vite';
import { makeLarge } from '../large-search.js';
import { complaintsOf, expect, expectView, test } from './packed.js';

const run = promisify(execFile);
const TSC = join(import.meta.dirname, '../../../node_modules/typescript/bin/tsc');
const OUTSIDE = join(tmpdir(), 'plyscope-types');

/** It prints what is wrong, and ends as a failure then. @param {string[]} options */
const tsc = (...options) =>
  run(process.execPath, [TSC, ...options]).catch(({ stdout }) => {
    throw new Error(stdout);
  });

test("with Vite's dev server", async ({ page, packed }) => {
  const root = await packed.project('vite');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  try {
    const complaints = complaintsOf(page);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    const view = await expectView(page);
    expect(await makeLarge(view)).toMatchObject({ error: null, progress: true });
    expect(complaints).toEqual([]);
  } finally {
    await server.close();
  }
});

test("in Vite's build of a React page, which has types", async ({ page, packed, serve }) => {
  const root = await packed.project('react');
  await tsc('--project', root);
  await build({ root, configFile: false, logLevel: 'error' });
  const origin = await serve({ '/': join(root, 'dist') });
  const complaints = complaintsOf(page);
  await page.goto(origin);
  await expectView(page);
  // Its events arrive, and a property that is an array is a tree.
  await expect(page.locator('output')).toContainText('cutoff at node');
  await page.getByRole('link', { name: 'here' }).click();
  await expect(page.getByText('H is cut.')).toBeVisible();
  await expect(page.locator('plyscope-say')).toHaveText('11');
  await page.getByRole('button', { name: 'Another tree' }).click();
  await expect(page.getByRole('treeitem')).toHaveCount(6);
  expect(complaints).toEqual([]);
});

test('imported by Node it defines nothing, and does not throw', async ({ packed }) => {
  const root = await packed.project('');
  const script = `import { PlyscopeView } from 'plyscope';
    import moments from 'plyscope/reveal';
    console.log(typeof PlyscopeView, moments().id);`;
  const node = await run(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: root,
  });
  expect(node.stdout.trim()).toBe('function plyscope');
});

test('its types need neither React nor anything else', async ({ packed }) => {
  const root = await packed.project('');
  const types = join(root, 'node_modules', 'plyscope', 'dist', 'index.d.ts');
  // Outside of any project, whose packages it would find.
  await mkdir(OUTSIDE, { recursive: true });
  await cp(types, join(OUTSIDE, 'index.d.ts'));
  await tsc('--ignoreConfig', '--noEmit', '--strict', '--types', '', join(OUTSIDE, 'index.d.ts'));
});
