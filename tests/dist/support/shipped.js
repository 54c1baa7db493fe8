// Which packages are in dist/, from what they leave there; each as `name version`, sorted.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT, run } from '../../../tools/scripts/run.mjs';
import { MODULES } from '../../../tools/scripts/wasm.mjs';

/** @import { BuildOptions, InlineConfig, Rolldown } from 'vite' */

/** A package's folder in a path, or the package that an import names. */
const IN_PATH = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const IMPORTED = /\b(?:from|import)\s*\(?\s*'((?:@[\w.-]+\/)?[\w-][\w.-]*)/g;

/**
 * The npm packages that the source maps of a second build name, those that our modules in these maps import (such as `lit`,
 * which only hands on what others export), and those that add helpers of their own.
 */
export async function npmPackagesInMaps() {
  const page = { configFile: join(ROOT, 'vite.config.js') };
  const output = [
    ...(await builtAgain(page, {})),
    ...(await builtAgain({ configFile: false }, COMMAND)),
  ];
  const names = new Set();
  for (const file of output) {
    if (file.type === 'chunk') {
      for (const id of file.moduleIds) names.add(/^\0(\w+)\//.exec(id)?.[1]);
    } else if (file.originalFileNames.some((path) => IN_PATH.test(path))) {
      // A file of a package as it is, such as its wasm.
      for (const path of file.originalFileNames) names.add(IN_PATH.exec(path)?.[1]);
    } else if (file.fileName.endsWith('.map')) {
      for (const name of namedIn(JSON.parse(String(file.source)))) names.add(name);
    }
  }
  // What is Node's own, or ours, and in no package.
  for (const name of [undefined, 'node', 'plyscope', 'virtual']) names.delete(name);
  return [...names].map((name) => `${name} ${installedVersion(name)}`).sort();
}

/** The command of the package. @type {BuildOptions} */
const COMMAND = {
  lib: { entry: join(ROOT, 'packages', 'command', 'main.js'), formats: ['es'] },
  rolldownOptions: { external: /^node:/, output: { codeSplitting: false } },
};

/** @param {InlineConfig} config @param {BuildOptions} options */
async function builtAgain(config, options) {
  const result = await build({
    ...config,
    logLevel: 'error',
    build: { ...options, write: false, sourcemap: true },
  });
  const outputs = /** @type {Rolldown.RolldownOutput[]} */ ([result].flat());
  return outputs.flatMap(({ output }) => output);
}

/** @param {{ sources: string[], sourcesContent: string[] }} map */
function namedIn({ sources, sourcesContent }) {
  return sources.flatMap((path, at) => {
    const name = IN_PATH.exec(path)?.[1];
    // Comments name packages of types, which are in no bundle.
    const code = sourcesContent[at].replace(/\/\*[\s\S]*?\*\//g, '');
    return name ? [name] : [...code.matchAll(IMPORTED)].map(([, name]) => name);
  });
}

/** @param {string} name */
function installedVersion(name) {
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** The crates that cargo compiles for the page's modules, but not those that run in the compiler. */
export async function compiledCrates() {
  const modules = Object.values(MODULES).flatMap(({ crate }) => ['--package', crate]);
  const target = [...modules, '--target', 'wasm32-unknown-unknown'];
  const args = ['build', '--locked', ...target, '--release', '--message-format', 'json'];
  const lines = (await run('cargo', args, { output: 'take' })).split('\n').filter(Boolean);
  /** @type {{ reason: string, package_id: string, filenames?: string[] }[]} */
  const messages = lines.map((line) => JSON.parse(line));
  return messages
    .filter(({ filenames }) => filenames?.some((name) => name.includes('wasm32-unknown-unknown')))
    .filter(({ package_id }) => package_id.startsWith('registry+'))
    .map(({ package_id }) => package_id.split('#')[1].replace('@', ' '))
    .sort();
}

/**
 * The crates whose source files the shipped modules name, as they do where they may panic.
 *
 * @param {string} assets
 */
export function cratesInModule(assets) {
  const files = readdirSync(assets).filter((name) => name.endsWith('.wasm'));
  const strings = files.map((file) => readFileSync(join(assets, file), 'latin1')).join('');
  const found = [...strings.matchAll(/([\w/]*)\/([a-z][\w-]*)-(\d+\.\d+\.\d+)\/src\//g)];
  const named = (/** @type {boolean} */ isOfStd) => {
    const some = found.filter(([, folder]) => folder.endsWith('/rust/deps') === isOfStd);
    return [...new Set(some.map(([, , name, version]) => `${name} ${version}`))].sort();
  };
  return { ofStd: named(true), others: named(false) };
}
