// An addition to Vite: a page names the chunks that its entry imports only after something else, so that browsers request
// them together with the entry.

/** @import { Plugin } from 'vite' */

/**
 * @param {string} page its file, such as `index.html`
 * @param {string[]} names the chunks' names
 * @returns {Plugin}
 */
export function preloadPlugin(page, names) {
  return {
    name: 'plyscope-preload',
    transformIndexHtml(_html, { bundle = {}, filename }) {
      if (!filename.endsWith(`/${page}`)) return [];
      return Object.values(bundle)
        .filter(({ fileName }) => names.some((name) => fileName.startsWith(`assets/${name}-`)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
        }));
    },
  };
}
