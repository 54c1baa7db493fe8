// dist/: the page, and the package `plyscope` with its elements for the pages of others.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { INSTEAD, pageConfig } from '../page-config.mjs';
import { ROOT } from '../run.mjs';
import { licencesPlugins } from '../vite-plugin-licences.mjs';
import { singleFilePlugin } from '../vite-plugin-single-file.mjs';
import { manifest } from './manifest.mjs';
import { style } from './style.mjs';
import { types } from './types.mjs';

const WWW = join(ROOT, 'www');
const DIST = join(ROOT, 'dist');

/** The types of what is imported for its effect alone. */
const EFFECTS = "import './index.js';\nexport {};\n";

/** What the package is made of, in all its files. */
const licences = licencesPlugins();
/** The types of the plugin, which need none of reveal.js. */
const REVEAL = `/** A plugin of reveal.js: the fragments of a slide are moments of its view. */
export default function plyscopeMoments(): {
  id: string;
  init(deck: any): void;
  destroy(): void;
};
`;

/** Scripts that are shipped as they are written, by their names there. */
const COPIED = { 'node.js': 'node.js', 'plyscope.reveal.js': 'reveal.js' };

/** The page last: it tells of the licences of everything, and its service worker of the files as they are then. */
export async function buildDist() {
  await rm(DIST, { recursive: true, force: true });
  // The standalone script goes with it, and tells of its licences.
  await script('plyscope.scorm.js', join(WWW, 'src', 'page', 'scorm', 'scorm.js'));
  await singleFile('plyscope.bundle.js', 'es');
  await singleFile('plyscope.standalone.js', 'iife');
  await command('command.js');
  await build({
    ...mergeConfig(pageConfig(licences), { build: { emptyOutDir: false } }),
    configFile: false,
    logLevel: 'warn',
  });
  await write('plyscope.css', await style(WWW));
  for (const [name, source] of Object.entries(COPIED))
    await write(name, await readFile(join(WWW, 'package', source), 'utf8'));
  await write('index.d.ts', types());
  await write('effects.d.ts', EFFECTS);
  await write('plyscope.reveal.d.ts', REVEAL);
  await write('custom-elements.json', manifest());
}

/** @param {string} name @param {string} text */
const write = (name, text) => writeFile(join(DIST, name), text);

/** A script for pages that has nothing of the view in it. @param {string} name @param {string} entry */
const script = (name, entry) =>
  build({
    configFile: false,
    logLevel: 'warn',
    plugins: [licences.remember],
    publicDir: false,
    build: {
      outDir: DIST,
      emptyOutDir: false,
      lib: { entry, formats: ['iife'], name: 'plyscopeScorm', fileName: () => name },
    },
  });

/** The command, with the core and the messages in it. @param {string} name */
async function command(name) {
  const entry = join(ROOT, 'packages', 'command', 'main.js');
  await whole(name, entry, 'es', { target: 'node20', banner: '#!/usr/bin/env node' });
}

/** The view, with everything in it. @param {string} name @param {'es' | 'iife'} format */
const singleFile = (name, format) =>
  whole(name, join(WWW, 'src', 'element', 'embedding.js'), format, {});

/**
 * A script with everything in it, also the licences: it may go where the file of them does not.
 *
 * @param {string} name
 * @param {string} entry
 * @param {'es' | 'iife'} format
 * @param {{target?: string, banner?: string}} more
 */
async function whole(name, entry, format, { target, banner = '' }) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: ROOT,
    resolve: { alias: INSTEAD },
    plugins: [singleFilePlugin(WWW)],
    publicDir: false,
    build: {
      outDir: DIST,
      emptyOutDir: false,
      ...(target && { target }),
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      lib: { entry, formats: [format], name: 'plyscope', fileName: () => name },
      rolldownOptions: {
        external: /^node:/,
        output: { codeSplitting: false, minify: true, banner, postFooter: licences.comment },
      },
    },
  });
}
