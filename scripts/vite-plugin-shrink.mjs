// What a minifier of JavaScript leaves as it is: the blanks of templates, since they stand in quotes, and what Vite adds.

/** In place of Vite's own helper, for a page whose modules bring no files of styles along. */
const PRELOAD = 'export const __vitePreload = (load) => load();';

/** @returns {import('vite').Plugin} */
export function shrinkPlugin() {
  return {
    name: 'plyscope-shrink',
    apply: 'build',
    enforce: 'pre',

    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (path.endsWith('vite/preload-helper.js')) return { code: PRELOAD, map: null };
      if (path.includes('/www/src/')) return { code: templates(code), map: null };
      return undefined;
    },
  };
}

/**
 * A module whose lines are not indented, those of its templates among them: in HTML a line's end is a blank as any.
 *
 * @param {string} code
 */
export const templates = (code) => code.replace(/\n\s+/g, '\n');
