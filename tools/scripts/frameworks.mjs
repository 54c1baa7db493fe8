// Sites of other people's tools with the guide's recipes, built by the real ones and looked at in Chromium. No other command needs them.

import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, ROOT, run, runInstalled, UNREACHABLE } from './run.mjs';
import { readOr } from './tools.mjs';

/**
 * The tools: what builds, in `node_modules/` of the site unless it begins with a dot; the folder with what is built, or the server that sends it.
 * @type {Readonly<Record<string, {build: string[], built?: string, server?: string, frames?: string}>>}
 */
export const FRAMEWORKS = {
  docusaurus: {
    build: ['@docusaurus/core/bin/docusaurus.mjs', 'build'],
    built: 'build',
    frames: join('static', 'plyscope'),
  },
  next: { build: ['next/dist/bin/next', 'build'], built: 'out' },
  nuxt: { build: ['nuxt/bin/nuxt.mjs', 'build'], server: '.output/server/index.mjs' },
  sveltekit: { build: ['vite/bin/vite.js', 'build'], built: 'build' },
  astro: { build: ['astro/astro.js', 'build'], built: 'dist' },
  bundlers: { build: ['./build.mjs'], built: 'built' },
};

const SITES = join(ROOT, 'tests', 'browser', 'package');

/** Where the site of a tool is built. @param {string} name */
export const folderOf = (name) => join(ROOT, 'target', 'frameworks', name);

/** They would send what they do to somebody. */
const SILENT = {
  ...{ ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1', NUXT_TELEMETRY_DISABLED: '1' },
  CI: '1',
};

/** Builds a site with each tool, or with those named, and tests them. `dist/` has been built. @param {string[]} [names] */
export async function testFrameworks(names = Object.keys(FRAMEWORKS)) {
  const unknown = names.find((name) => !Object.hasOwn(FRAMEWORKS, name));
  if (unknown !== undefined)
    throw new Failure(`${unknown} is none of ${Object.keys(FRAMEWORKS).join(', ')}`);
  for (const name of names) await buildSite(name);
  const config = join('tests', 'frameworks');
  const env = { PLYSCOPE_FRAMEWORKS: names.join(',') };
  await runInstalled('@playwright/test/cli.js', ['test', '--config', config], { env });
}

/** @param {string} name */
async function buildSite(name) {
  const folder = folderOf(name);
  await mkdir(folder, { recursive: true });
  await install(name, folder);
  await cp(join(SITES, name), folder, { recursive: true });
  await takePackage(folder);
  const { build, frames } = FRAMEWORKS[name];
  if (frames !== undefined) {
    await rm(join(folder, frames), { recursive: true, force: true });
    const dist = join(folder, 'node_modules', 'plyscope', 'dist');
    await cp(dist, join(folder, frames), { recursive: true });
  }
  const [script, ...args] = build;
  const path = script.startsWith('.') ? script : join('node_modules', script);
  await run(process.execPath, [path, ...args], { cwd: folder, env: SILENT });
}

/** Installs the tool itself, if that was not done in these versions. @param {string} name @param {string} folder */
async function install(name, folder) {
  // Written last, so that an installation without it is not whole.
  const stamp = join(folder, '.plyscope-stamp');
  const wanted = await readFile(join(SITES, name, 'package.json'), 'utf8');
  if ((await readOr(stamp, '')) === wanted) return;
  console.log(`Installing ${name}`);
  await rm(join(folder, 'node_modules'), { recursive: true, force: true });
  await writeFile(join(folder, 'package.json'), wanted);
  /** @type {string[]} */
  const said = [];
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock'];
  try {
    await run('npm', [...args, '--fetch-retries=1'], { hear: (line) => said.push(line) });
  } catch {
    const log = said.join('\n');
    throw new Failure(
      UNREACHABLE.test(log)
        ? `NOT RUN: the npm registry cannot be reached, from which ${name} comes.`
        : `${name} could not be installed:\n${log}`,
    );
  }
  await writeFile(stamp, wanted);
}

/** Puts the package, as npm packs it, among those of a site. @param {string} folder */
async function takePackage(folder) {
  // Without the scripts of our package.json, which would build everything again.
  const args = ['pack', '--ignore-scripts', '--pack-destination', folder];
  await run('npm', args, { output: 'take', quiet: true });
  const tarball = (await readdir(folder)).find((name) => name.endsWith('.tgz')) ?? '';
  const home = join(folder, 'node_modules', 'plyscope');
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(folder, tarball), '-C', home, '--strip-components=1']);
}
