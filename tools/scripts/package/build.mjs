// dist/: the page, and the package `plyscope` with its elements for the pages of others.

import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import { chunkName, groups, INSTEAD, NOTICE, pageConfig } from '../page-config.mjs';
import { ROOT } from '../run.mjs';
import { licencesPlugins } from '../vite-plugin-licences.mjs';
import { singleFilePlugin } from '../vite-plugin-single-file.mjs';
import { customData, webTypes } from './editors.mjs';
import { manifest } from './manifest.mjs';
import { unions } from './names.mjs';
import { style } from './style.mjs';
import { svelteTypes, types, vueTypes } from './types.mjs';

const WWW = join(ROOT, 'www');
const DIST = join(ROOT, 'dist');
const VIEW = join(WWW, 'src', 'element', 'embedding.js');

/** The types of what is imported for its effect alone. */
const EFFECTS = "import './index.js';\nexport {};\n";

/** What the package is made of, in all its files. */
const licences = licencesPlugins();
/** The types of the plugin, which need none of reveal.js. */
const REVEAL = `/** What the plugin uses of reveal.js. */
export interface Deck {
  on(type: string, listener: (event: any) => void): void;
  off(type: string, listener: (event: any) => void): void;
  getRevealElement(): HTMLElement | null | undefined;
  getCurrentSlide(): HTMLElement | null | undefined;
  left(): void;
  right(): void;
  prev(): void;
  next(): void;
}

/** A plugin of reveal.js: the fragments of a slide are moments of its view. */
export default function plyscopeMoments(): {
  id: string;
  init(deck: Deck): void;
  destroy(): void;
};
`;

/** The types of the view for React, which are those of the element in its JSX. */
const REACT = `import type { JSX } from 'react';

/** \`<plyscope-view>\` where a server renders the page: it gets properties and listeners when React takes the page over. */
export declare function PlyscopeView(props: JSX.IntrinsicElements['plyscope-view']): JSX.Element;
`;

/** Scripts that are shipped as they are written, by their names there. */
const COPIED = { 'node.js': 'node.js', 'plyscope.reveal.js': 'reveal.js', 'react.js': 'react.js' };

/** The page last: it tells of the licences of everything, and its service worker of the files as they are then. */
export async function buildDist() {
  await rm(DIST, { recursive: true, force: true });
  // The standalone script goes with it, and tells of its licences.
  await script('plyscope.scorm.js', join(WWW, 'src', 'page', 'scorm', 'scorm.js'));
  await modules();
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
  const names = await unions();
  const ours = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'));
  await write('index.d.ts', types(names));
  await write('vue.d.ts', vueTypes());
  await write('svelte.d.ts', svelteTypes());
  await write('web-types.json', webTypes(names, ours));
  await write('vscode.html-custom-data.json', customData(names));
  await write('effects.d.ts', EFFECTS);
  await write('plyscope.reveal.d.ts', REVEAL);
  await write('react.d.ts', `import './index.js';\n${REACT}`);
  await write('custom-elements.json', manifest(names));
}

/** @param {string} name @param {string} text */
const write = (name, text) => writeFile(join(DIST, name), text);

/**
 * The view for those who bundle: a module that imports each feature, each language and the wasm when they are needed. All of them are
 * modules, since bundlers agree on nothing else: each has ways of its own with wasm, workers and files.
 */
const modules = () =>
  build(
    mergeConfig(embedded(VIEW, 'es', 'plyscope.js'), {
      build: {
        outDir: join(DIST, 'modules'),
        rolldownOptions: {
          output: {
            codeSplitting: { groups: groups(['view', 'shared', 'traced-words']) },
            chunkFileNames: (/** @type {{facadeModuleId?: string | null}} */ chunk) =>
              `${chunkName(chunk)}.js`,
            postBanner: ({ isEntry = false }) => (isEntry ? NOTICE : ''),
          },
        },
      },
    }),
  );

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
const singleFile = (name, format) => whole(name, VIEW, format, {});

/**
 * A script with everything in it, also the licences: it may go where the file of them does not.
 *
 * @param {string} name
 * @param {string} entry
 * @param {'es' | 'iife'} format
 * @param {{target?: string, banner?: string}} more
 */
const whole = (name, entry, format, { target, banner = '' }) =>
  build(
    mergeConfig(embedded(entry, format, name), {
      build: {
        outDir: DIST,
        ...(target && { target }),
        rolldownOptions: {
          external: /^node:/,
          output: { codeSplitting: false, banner, postFooter: licences.comment },
        },
      },
    }),
  );

/**
 * A script, or several, that need no file that is none.
 *
 * @param {string} entry
 * @param {'es' | 'iife'} format
 * @param {string} name
 * @returns {import('vite').InlineConfig}
 */
const embedded = (entry, format, name) => ({
  configFile: false,
  logLevel: 'warn',
  root: ROOT,
  resolve: { alias: INSTEAD },
  plugins: [singleFilePlugin(WWW), licences.remember],
  publicDir: false,
  build: {
    emptyOutDir: false,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    lib: { entry, formats: [format], name: 'plyscope', fileName: () => name },
    rolldownOptions: { checks: { bundlerTimings: false }, output: { minify: true } },
  },
});
