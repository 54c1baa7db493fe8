// Additions to Vite: `plyscope.js`, an entry with a fixed name for other people's pages, and the examples,
// which are such pages. Both work alike under the dev server and in dist/.

import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** @import { Plugin } from 'vite' */

/** The name of the build's entry. */
export const ELEMENT_ENTRY = 'virtual:plyscope';
const RESOLVED = '\0plyscope';

/**
 * @param {{ element: string, examples: string }} paths `element`: the module that defines the custom element, from
 *   Vite's root; `examples`: the folder that is copied as it is.
 * @returns {Plugin}
 */
export function elementPlugin({ element, examples }) {
  return {
    name: 'plyscope-element',
    enforce: 'pre',

    resolveId(id) {
      // The second is what a page asks the dev server for.
      return id === ELEMENT_ENTRY || id === '/plyscope.js' ? RESOLVED : undefined;
    },

    load(id) {
      return id === RESOLVED ? `export * from ${JSON.stringify(element)};` : undefined;
    },

    async generateBundle() {
      const entries = await readdir(examples, { recursive: true, withFileTypes: true });
      for (const entry of entries.filter((entry) => entry.isFile())) {
        const path = join(entry.parentPath, entry.name);
        const name = relative(examples, path).replaceAll('\\', '/');
        this.emitFile({
          type: 'asset',
          fileName: `examples/${name}`,
          source: await readFile(path),
        });
      }
    },
  };
}
