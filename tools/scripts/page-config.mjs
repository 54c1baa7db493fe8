// Vite's configuration for the page.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, normalizePath } from 'vite';
import { POLICY, TRUSTED_TYPES } from './policy.mjs';
import { ROOT } from './run.mjs';
import { ELEMENT_ENTRY, elementPlugin } from './vite-plugin-element.mjs';
import { lessonsPlugin } from './vite-plugin-lessons.mjs';
import { offlinePlugin } from './vite-plugin-offline.mjs';
import { pagesPlugins } from './vite-plugin-pages.mjs';
import { programsPlugin } from './vite-plugin-programs.mjs';

const WWW = join(ROOT, 'www');

/**
 * What is taken instead of what a package has for browsers: that of Markdown's parser writes markup into the page, which the policy
 * forbids, and needs a page.
 */
export const INSTEAD = {
  'decode-named-character-reference': join(
    ...[ROOT, 'node_modules', 'decode-named-character-reference', 'index.js'],
  ),
};

/** What stands at the head of the script for other people's pages. */
export const NOTICE =
  '/*! Plyscope. Its licence and those of what it contains stand beside it, in LICENSE and THIRD-PARTY-LICENSES. */';

/** Modules that go into one file with all that they import; where one is in two, the first has it. @type {Record<string, readonly string[]>} */
const CHUNKS = {
  // The modules that request the wasm, the messages and the lesson before the view is there.
  address: [
    'engine/files/wasm.js',
    'engine/lazy-module.js',
    'page/address-bar.js',
    'session/collection/kept-tree.js',
    'page/first-picture.js',
    'page/new-id.js',
    'page/not-started.js',
    'page/lessons/address.js',
    'page/storage.js',
    'session/address.js',
    'session/collection/kept-tree.js',
    'session/labels.js',
    'session/packing.js',
    'text/languages.js',
    'text/serbian.js',
  ],
  // The modules that request the text of a lesson, which the entry and the page both need.
  'lesson-library': ['page/lessons/library.js'],
  // Everything that a view needs from the start, and what dialogs have in common.
  view: [
    'element/view.js',
    'features/dialog.js',
    // Small ones that several features share.
    'features/figures/elements.js',
    'session/choosing.js',
  ],
  // What several features share.
  shared: [
    'features/compare/pace.js',
    'features/growth/curves.js',
    'features/growth/numbers.js',
    'features/presenting/veil.js',
    'panels/download.js',
    'panels/results-button.js',
    'text/addresses.js',
    'text/chart-name.js',
    'text/csv.js',
    'text/file-names.js',
    'text/markdown.js',
    'text/results-text.js',
    'text/sentences/asking.js',
    'text/story.js',
    ...[
      'lit/async-directive.js',
      'lit/directives/repeat.js',
      'lit-html/async-directive.js',
      'lit-html/directive-helpers.js',
      'lit-html/directives/repeat.js',
    ].map((name) => `../../node_modules/${name}`),
  ],
  // What a trace says, which its pane and the pages of a lecture need.
  'traced-words': [
    'features/traced/along.js',
    'features/traced/comparing.js',
    'features/traced/words.js',
  ],
  // The format of kept trees and its checks, which the keeper and *My trees* both need.
  archive: [
    'session/collection/archive.js',
    'session/collection/collection.js',
    'session/collection/kept-tree.js',
  ],
};

/** @param {[name: string, modules: readonly string[]]} chunk @param {number} at @param {readonly unknown[]} all */
function groupOf([name, modules], at, all) {
  const paths = modules.map((module) => normalizePath(join(WWW, 'src', module)));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`${missing}, of the chunk ${name}, is not there`);
  return {
    name,
    test: (/** @type {string} */ id) => paths.includes(id),
    priority: all.length - at,
  };
}

/** Some of the chunks, or all. @param {readonly string[]} [names] */
export const groups = (names = Object.keys(CHUNKS)) =>
  Object.entries(CHUNKS)
    .filter(([name]) => names.includes(name))
    .map(groupOf);

/**
 * The name of a chunk without an entry of its own. Languages and features are folders, and their chunks are named after them; lessons and
 * lectures after their file.
 *
 * @param {{facadeModuleId?: string | null}} chunk
 */
export function chunkName({ facadeModuleId }) {
  const [, language] = facadeModuleId?.match(/\/www\/locales\/([^/]+)\/opened\//) ?? [];
  if (language !== undefined) return `opened-${language}`;
  const folder = facadeModuleId?.match(/\/www\/(?:locales|src\/features)\/([^/]+)\//)?.[1];
  const [, text] = facadeModuleId?.match(/\/(le(?:ssons|ctures)\/[^.]+)\.md/) ?? [];
  return folder ?? text?.replaceAll('/', '-') ?? '[name]';
}

/**
 * How the page is built, and served while it is written.
 *
 * @param {ReturnType<typeof import('./vite-plugin-licences.mjs').licencesPlugins>} licences of everything that is shipped beside it
 */
export const pageConfig = (licences) =>
  defineConfig({
    root: WWW,
    resolve: { alias: INSTEAD },
    // Every address is relative, so that dist/ works under any path.
    base: './',
    plugins: [
      elementPlugin({ element: '/src/element/embedding.js', examples: join(WWW, 'examples') }),
      pagesPlugins({
        www: WWW,
        policy: [...POLICY, ...TRUSTED_TYPES],
        preloaded: {
          'index.html': ['src/element/view.js'],
          'lesson.html': ['src/page/lessons/lesson-page.js', 'src/element/view.js'],
        },
        pictured: { page: 'index.html', narrow: '(width <= 760px)' },
      }),
      lessonsPlugin(join(WWW, 'lessons')),
      programsPlugin(WWW, [licences.remember]),
      licences.inPages,
      offlinePlugin(join(WWW, 'src', 'page', 'offline', 'service-worker.js')),
    ],
    // A worker imports the wasm's module as the page does.
    worker: { format: 'es', plugins: () => [licences.remember] },
    build: {
      outDir: join(ROOT, 'dist'),
      emptyOutDir: true,
      // Browsers that know `light-dark()`, which would otherwise be compiled to code that works in a single file only.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // No data: addresses, which a strict content policy would refuse.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // On a busy machine it would complain of our plugins now and then.
        checks: { bundlerTimings: false },
        input: {
          index: join(WWW, 'index.html'),
          presenter: join(WWW, 'presenter.html'),
          embed: join(WWW, 'embed.html'),
          lesson: join(WWW, 'lesson.html'),
          zoo: join(WWW, 'zoo.html'),
          plyscope: ELEMENT_ENTRY,
        },
        output: {
          // Cut short anywhere, it is no script that runs in part.
          postBanner: ({ name }) => (name === 'plyscope' ? NOTICE : ''),
          codeSplitting: { groups: groups() },
          chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
          entryFileNames: ({ name }) =>
            name === 'plyscope' ? 'plyscope.js' : 'assets/[name]-[hash].js',
        },
      },
    },
    // All that a page may import from packages, found at the start: else the page would be reloaded at the first look at a
    // feature. What imports modules that only the build makes imports no others.
    optimizeDeps: {
      entries: ['*.html', 'src/**/*.js', '!src/engine/inlined/**', '!src/page/offline/**'],
    },
    server: {
      // tools/scripts/serve.mjs reloads the page when the whole package is built, not at each of its files.
      watch: { ignored: [join(WWW, 'pkg', '**')] },
    },
  });
