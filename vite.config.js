import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ELEMENT_ENTRY, elementPlugin } from './scripts/vite-plugin-element.mjs';
import { licencesPlugins } from './scripts/vite-plugin-licences.mjs';
import { localesPlugin } from './scripts/vite-plugin-locales.mjs';
import { preloadPlugin } from './scripts/vite-plugin-preload.mjs';

const www = join(import.meta.dirname, 'www');
const licences = licencesPlugins();

export default defineConfig({
  root: www,
  // Every address is relative, so that dist/ works under any path.
  base: './',
  plugins: [
    elementPlugin({ element: '/src/element/embedding.js', examples: join(www, 'examples') }),
    preloadPlugin('index.html', 'view'),
    localesPlugin(join(www, 'locales')),
    licences.inPages,
  ],
  // A worker imports the wasm's module as the page does.
  worker: { format: 'es', plugins: () => [licences.inWorkers] },
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    // Browsers that know `light-dark()`, which would otherwise be compiled to code that works in a single file only.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // No data: addresses, which a strict content policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: join(www, 'index.html'),
        presenter: join(www, 'presenter.html'),
        plyscope: ELEMENT_ENTRY,
      },
      output: {
        codeSplitting: {
          groups: [
            // What the page needs to request its messages, without waiting for the view.
            {
              name: 'address',
              test: /\/www\/src\/(session\/(address|labels|packing|collection\/wanted-of)|text\/languages|page\/(address-bar|storage|collection\/remembered))\.js$/,
              priority: 1,
            },
            // What is known of kept trees, for what keeps them and for what shows them.
            { name: 'archive', test: /\/session\/collection\/(archive|collection|kept-tree)\.js$/ },
            // Everything that a view needs from the start is one file.
            { name: 'view', test: /\/www\/src\/element\/view\.js$/ },
          ],
        },
        // Languages and features are folders, and their chunks are named after them.
        chunkFileNames: ({ facadeModuleId }) => {
          const folder = facadeModuleId?.match(/\/(?:locales|features)\/([^/]+)\//)?.[1];
          return `assets/${folder ?? '[name]'}-[hash].js`;
        },
        entryFileNames: ({ name }) =>
          name === 'plyscope' ? 'plyscope.js' : 'assets/[name]-[hash].js',
      },
    },
  },
  optimizeDeps: { entries: ['index.html', 'src/**/*.js'] },
  server: {
    // scripts/serve.mjs reloads the page when the whole package is built, not at each of its files.
    watch: { ignored: [join(www, 'pkg', '**')] },
  },
});
