// Vite's configuration for the page.

import { join } from 'node:path';
import { defineConfig } from 'vite';
import { POLICY, TRUSTED_TYPES } from './policy.mjs';
import { ROOT } from './run.mjs';
import { ELEMENT_ENTRY, elementPlugin } from './vite-plugin-element.mjs';
import { firstPicturePlugin } from './vite-plugin-first-picture.mjs';
import { headPlugin } from './vite-plugin-head.mjs';
import { lessonsPlugin } from './vite-plugin-lessons.mjs';
import { localesPlugin } from './vite-plugin-locales.mjs';
import { offlinePlugin } from './vite-plugin-offline.mjs';
import { policyPlugin } from './vite-plugin-policy.mjs';
import { preloadPlugin } from './vite-plugin-preload.mjs';
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
      headPlugin(join(WWW, 'head.html')),
      preloadPlugin('index.html', ['view']),
      preloadPlugin('lesson.html', ['view', 'lesson-page']),
      firstPicturePlugin('index.html', '(width <= 760px)'),
      localesPlugin(join(WWW, 'locales')),
      lessonsPlugin(join(WWW, 'lessons')),
      programsPlugin(WWW, [licences.remember]),
      licences.inPages,
      policyPlugin([...POLICY, ...TRUSTED_TYPES]),
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
          plyscope: ELEMENT_ENTRY,
        },
        output: {
          codeSplitting: {
            groups: [
              // What a page needs to request the wasm, its messages and its lesson, without waiting for the view.
              {
                name: 'address',
                test: /\/www\/src\/(session\/(address|labels|packing|collection\/wanted-of)|text\/(languages|serbian)|engine\/(lazy-module|files\/(wasm|compiling))|page\/(address-bar|first-picture|new-id|not-started|storage|collection\/remembered))\.js$/,
                priority: 1,
              },
              // What requests a lesson's text, for its page's entry and for its page.
              { name: 'lesson-library', test: /\/page\/lessons\/(address|library)\.js$/ },
              // What is known of kept trees, for what keeps them and for what shows them.
              {
                name: 'archive',
                test: /\/session\/collection\/(archive|collection|kept-tree)\.js$/,
              },
              // Everything that a view needs from the start is one file, with the elements for the words around it, and what
              // all dialogs have in common.
              {
                name: 'view',
                test: /\/www\/src\/(element\/(view|prose\/prose)|features\/dialog)\.js$/,
              },
            ],
          },
          // Languages and features are folders, and their chunks are named after them; lessons after their file.
          chunkFileNames: ({ facadeModuleId }) => {
            const folder = facadeModuleId?.match(
              /\/www\/(?:locales|src\/features)\/([^/]+)\//,
            )?.[1];
            const [, lesson] = facadeModuleId?.match(/\/(lessons\/[^/]+\/[^/]+)\.md/) ?? [];
            return `assets/${folder ?? lesson?.replaceAll('/', '-') ?? '[name]'}-[hash].js`;
          },
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
      // scripts/serve.mjs reloads the page when the whole package is built, not at each of its files.
      watch: { ignored: [join(WWW, 'pkg', '**')] },
    },
  });
