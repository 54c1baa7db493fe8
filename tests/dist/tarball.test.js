// The package as npm packs it, unpacked where none of our own packages are found: what is in it, and that it needs nothing else.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { build, parseAst } from 'vite';
import { ROOT } from '../../tools/scripts/run.mjs';
import { TEXTS } from '../../www/src/element/attributes.js';

/** @import { Rolldown } from 'vite' */

const run = promisify(execFile);

/** A project that has the package; its name has a space, as many folders have. */
let project = '';
/** The package in it. */
let folder = '';

before(async () => {
  project = await mkdtemp(join(tmpdir(), 'plyscope tarball '));
  const modules = join(project, 'node_modules');
  await mkdir(modules);
  // Without the scripts of our package.json, which would build everything again.
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', project], { cwd: ROOT });
  const tarball = readdirSync(project).find((name) => name.endsWith('.tgz')) ?? '';
  await run('tar', ['-xzf', join(project, tarball), '-C', modules]);
  folder = join(modules, 'plyscope');
  await rename(join(modules, 'package'), folder);
  await writeFile(join(project, 'package.json'), '{"type": "module"}');
});

after(() => rm(project, { recursive: true, force: true }));

/** @param {string} name */
const text = (name) => readFile(join(folder, name), 'utf8');

/** @param {string} script */
const node = (script) =>
  run(process.execPath, ['--input-type=module', '--eval', script], { cwd: project });

/** @param {string[]} args */
const plyscope = (...args) =>
  run(process.execPath, [join(folder, 'dist', 'command.js'), ...args], { cwd: project });

test('it holds what is built, and what npm always adds', async () => {
  const beside = ['LICENSE', 'README.md', 'dist', 'package.json'];
  assert.deepEqual(readdirSync(folder).sort(), beside);
  const names = readdirSync(join(folder, 'dist'));
  for (const name of [
    ...['plyscope.js', 'plyscope.bundle.js', 'plyscope.standalone.js', 'plyscope.scorm.js'],
    ...['plyscope.css', 'plyscope.reveal.js', 'command.js', 'node.js', 'index.d.ts'],
    ...['embed.html', 'custom-elements.json', 'LICENSE', 'THIRD-PARTY-LICENSES'],
  ])
    assert.ok(names.includes(name), name);
});

test('it is public, needs no other package, and every file that it names is there', async () => {
  const said = JSON.parse(await text('package.json'));
  assert.equal(said.private, undefined);
  for (const name of ['dependencies', 'optionalDependencies'])
    assert.equal(said[name], undefined, name);
  // What is imported by `plyscope/react` is there where that is.
  const peers = Object.keys(said.peerDependencies);
  assert.ok(peers.every((name) => said.peerDependenciesMeta[name].optional));
  /** @param {unknown} value @returns {string[]} */
  const paths = (value) =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(paths);
  const named = [said.exports, said.types, said.customElements, said.bin].flatMap(paths);
  const files = named.filter((path) => !path.includes('*'));
  assert.ok(files.length > 10);
  for (const path of files) assert.ok(existsSync(join(folder, path)), path);
});

test('its scripts import nothing but Node’s own modules and files beside them', () => {
  const scripts = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' });
  for (const name of scripts.filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(join(folder, 'dist', name), 'utf8');
    const imports = parseAst(code).body.flatMap((statement) =>
      'source' in statement && statement.source ? [String(statement.source.value)] : [],
    );
    const others = imports.filter((from) => !/^(\.{0,2}\/|node:)/.test(from));
    assert.deepEqual(others, name === 'react.js' ? ['plyscope', 'react'] : [], name);
  }
});

test('its scripts for pages carry no texts for authors', async () => {
  for (const name of ['plyscope.js', 'plyscope.bundle.js', 'plyscope.standalone.js'])
    assert.ok(!(await text(join('dist', name))).includes(TEXTS.autoplay), name);
});

test('in Node each name of it can be imported, and does nothing there', async () => {
  const { stdout } = await node(`
    import * as all from 'plyscope';
    import 'plyscope/standalone';
    import 'plyscope/css';
    import moments from 'plyscope/reveal';
    const said = await import('plyscope/custom-elements.json', { with: { type: 'json' } });
    console.log(Object.keys(all).join(), moments().id, said.default.schemaVersion);
    console.log(import.meta.resolve('plyscope/dist/plyscope.css').endsWith('/dist/plyscope.css'));`);
  assert.equal(stdout, 'PlyscopeView plyscope 2.1.0\ntrue\n');
});

test('its command says which version it is', async () => {
  const { version } = JSON.parse(await text('package.json'));
  assert.equal((await plyscope('--version')).stdout, `plyscope ${version}\n`);
});

test('its command says where a verb of the other is', async () => {
  await assert.rejects(
    plyscope('trace', '--lang', 'en'),
    (/** @type {{code: number, stderr: string}} */ { code, stderr }) => {
      assert.match(stderr, /^trace is a command of the program for a terminal: cargo install/);
      return code === 2;
    },
  );
});

test('for a bundler it is modules alone, and for a place for one file one script', async () => {
  const { exports, unpkg, jsdelivr } = JSON.parse(await text('package.json'));
  assert.equal(exports['.'].default, './dist/modules/plyscope.js');
  assert.equal(exports['./css'].default, './dist/plyscope.css');
  for (const whole of [unpkg, jsdelivr, exports['./bundle'].default])
    assert.equal(whole, './dist/plyscope.bundle.js');
  // What bundlers take for the address of a file counts from the module.
  const file = /\bimport\.meta\b/;
  const module = /\bimport\s*\(\s*["'`]\./;
  for (const name of ['plyscope.bundle.js', 'plyscope.standalone.js']) {
    const code = await text(join('dist', name));
    assert.equal((file.exec(code) ?? module.exec(code))?.[0], undefined, name);
  }
  for (const name of readdirSync(join(folder, 'dist', 'modules')))
    assert.equal(file.exec(await text(join('dist', 'modules', name)))?.[0], undefined, name);
  await writeFile(join(project, 'main.js'), "import 'plyscope';\nimport 'plyscope/css';\n");
  // As it is built for readers, and for a server.
  for (const ssr of [false, true]) {
    const rolldownOptions = { input: join(project, 'main.js') };
    const result = await build({
      ...{ root: project, configFile: false, logLevel: 'error', ssr: { noExternal: true } },
      build: { ssr, write: false, minify: false, ssrEmitAssets: true, rolldownOptions },
    });
    const { output } = /** @type {Rolldown.RolldownOutput[]} */ ([result].flat())[0];
    const names = output.map(({ fileName }) => extname(fileName));
    assert.deepEqual([...new Set(names)].sort(), ['.css', '.js']);
    const loaded = output.filter((each) => each.type === 'chunk');
    // What is not needed from the start, and is none of what a server has.
    assert.equal(loaded.filter(({ isDynamicEntry }) => isDynamicEntry).length > 20, !ssr);
  }
});

test('its command draws a figure, packs an exercise and marks answers', async () => {
  const { stdout } = await plyscope(
    'figure',
    '[[3, 12], [2, 4]]',
    '--step',
    'cutoff:1',
    '--lang',
    'en',
  );
  assert.match(stdout, /^<svg /);
  const page =
    '<!doctype html><title>x</title><plyscope-view quiz="cut" src="tree.json"></plyscope-view>';
  await writeFile(join(project, 'exercise.html'), page);
  await writeFile(join(project, 'tree.json'), '[[3, 12], [2, 4]]');
  const state = { version: 1, answers: [], tries: [], tree: '[[3, 12], [2, 4]]' };
  await writeFile(join(project, 'answers.json'), JSON.stringify([{ student: 'anna', state }]));
  const args = ['answers.json', '--exercise', 'exercise.html', '--json', '--lang', 'en'];
  const [mark] = JSON.parse((await plyscope('grade', ...args)).stdout);
  assert.deepEqual([mark.name, mark.asked, mark.isOther], ['anna', 0, false]);
  assert.ok(mark.total > 0);
  const packing = await plyscope('scorm', 'exercise.html', '-o', 'x.zip', '--lang', 'en');
  assert.equal(packing.stdout, 'x.zip: 5 files\n');
});
