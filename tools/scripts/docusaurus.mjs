// A site of Docusaurus with the guide's recipe, built by the real one and looked at in Chromium. No other command needs one.

import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, ROOT, run, runInstalled } from './run.mjs';
import { readOr } from './tools.mjs';

const SITE = join(ROOT, 'tests', 'browser', 'package', 'docusaurus');
const FOLDER = join(ROOT, 'target', 'docusaurus');
const MODULES = join(FOLDER, 'node_modules');
/** Written last, so that an installation without it is not whole. */
const STAMP = join(FOLDER, '.plyscope-stamp');

/** What npm says where its registry cannot be reached. */
const UNREACHABLE = /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET/;

/** Builds the site in `target/docusaurus/`, and tests it. `dist/` has been built. */
export async function testDocusaurus() {
  await mkdir(FOLDER, { recursive: true });
  await install();
  await cp(SITE, FOLDER, { recursive: true });
  await takePackage();
  const docusaurus = join(MODULES, '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  await run(process.execPath, [docusaurus, 'build', FOLDER]);
  await runInstalled('@playwright/test/cli.js', ['test', '--config', join('tests', 'docusaurus')]);
}

/** Installs Docusaurus itself, if that was not done in these versions. */
async function install() {
  const wanted = await readFile(join(SITE, 'package.json'), 'utf8');
  if ((await readOr(STAMP, '')) === wanted) return;
  console.log('Installing Docusaurus');
  await rm(MODULES, { recursive: true, force: true });
  await writeFile(join(FOLDER, 'package.json'), wanted);
  /** @type {string[]} */
  const said = [];
  const args = ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--no-package-lock'];
  try {
    await run('npm', [...args, '--fetch-retries=1'], { hear: (line) => said.push(line) });
  } catch {
    const log = said.join('\n');
    throw new Failure(
      UNREACHABLE.test(log)
        ? 'NOT RUN: the npm registry cannot be reached, from which Docusaurus comes.'
        : `Docusaurus could not be installed:\n${log}`,
    );
  }
  await writeFile(STAMP, wanted);
}

/** Puts the package, as npm packs it, where the guide has it: among those of the site, and its files for frames. */
async function takePackage() {
  // Without the scripts of our package.json, which would build everything again.
  const args = ['pack', '--ignore-scripts', '--pack-destination', FOLDER];
  await run('npm', args, { output: 'take', quiet: true });
  const tarball = (await readdir(FOLDER)).find((name) => name.endsWith('.tgz')) ?? '';
  const home = join(MODULES, 'plyscope');
  await rm(home, { recursive: true, force: true });
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(FOLDER, tarball), '-C', home, '--strip-components=1']);
  const framed = join(FOLDER, 'static', 'plyscope');
  await rm(framed, { recursive: true, force: true });
  await cp(join(home, 'dist'), framed, { recursive: true });
}
