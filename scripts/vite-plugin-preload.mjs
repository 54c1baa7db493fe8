// An addition to Vite: a page names the chunks that its entry imports only after something else, and what these import, so that
// browsers request them together with the entry.

/** @import { Plugin } from 'vite' */

/**
 * @param {string} page its file, such as `index.html`
 * @param {string[]} chunks their names
 * @returns {Plugin}
 */
export function preloadPlugin(page, chunks) {
  return {
    name: 'plyscope-preload',
    transformIndexHtml(html, { bundle = {}, filename }) {
      if (!filename.endsWith(`/${page}`)) return [];
      /** @type {Set<string>} */
      const files = new Set();
      const add = (/** @type {string} */ file) => {
        if (files.has(file)) return;
        files.add(file);
        const chunk = bundle[file];
        if (chunk?.type === 'chunk') chunk.imports.forEach(add);
      };
      for (const file of Object.keys(bundle))
        if (chunks.some((chunk) => file.startsWith(`assets/${chunk}-`))) add(file);
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: 'link',
          // Behind the entry, which is small, and first.
          injectTo: 'head',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
        }));
    },
  };
}
