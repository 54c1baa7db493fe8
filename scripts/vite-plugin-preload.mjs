// An addition to Vite: a page names a chunk that its entry imports only after something else, so that browsers request it
// together with the entry.

/** @import { Plugin } from 'vite' */

/**
 * @param {string} page its file, such as `index.html`
 * @param {string} chunk its name
 * @returns {Plugin}
 */
export function preloadPlugin(page, chunk) {
  return {
    name: 'plyscope-preload',
    transformIndexHtml(_html, { bundle = {}, filename }) {
      if (!filename.endsWith(`/${page}`)) return [];
      return Object.values(bundle)
        .filter(({ fileName }) => fileName.startsWith(`assets/${chunk}-`))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${fileName}` },
        }));
    },
  };
}
