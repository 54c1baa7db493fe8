// An addition to Vite: the page carries pictures of the tree that it begins with, made from the same search, scene and shapes as
// the view's own. They stand in a template, from which www/src/page/first-picture.js takes the one that fits.

/** @import { Plugin } from 'vite' */

/** The size of the tree's place on a laptop and on a phone, in CSS pixels. */
const SIZES = { wide: { width: 920, height: 512 }, narrow: { width: 390, height: 300 } };
const THEMES = /** @type {const} */ (['light', 'dark']);

/**
 * @param {string} page its file, such as `index.html`
 * @param {string} narrow the media query for the narrow picture
 * @returns {Plugin}
 */
export function firstPicturePlugin(page, narrow) {
  /** The pictures' files. @type {Map<string, string>} */
  const files = new Map();
  return {
    name: 'plyscope-first-picture',
    apply: 'build',
    async generateBundle() {
      // Imported when they are drawn: what draws them needs all modules of the page, which a dev server does not wait for.
      const { firstPictures } = await import('./first-pictures.mjs');
      for (const [name, source] of await firstPictures(SIZES, THEMES)) {
        const file = this.emitFile({ type: 'asset', name: `first-${name}.svg`, source });
        files.set(name, this.getFileName(file));
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename.endsWith(`/${page}`)
          ? html.replace('</main>', `${template(files, narrow)}\n    </main>`)
          : html,
    },
  };
}

/** A picture for each theme. @param {ReadonlyMap<string, string>} files @param {string} narrow */
function template(files, narrow) {
  const pictures = THEMES.map((theme) => {
    const [wide, small] = Object.keys(SIZES).map((size) => `./${files.get(`${size}-${theme}`)}`);
    const source = `<source media="${narrow}" srcset="${small}" />`;
    return `<picture data-theme="${theme}">${source}<img src="${wide}" alt="" fetchpriority="high" /></picture>`;
  });
  return `<template id="first-picture">${pictures.join('')}</template>`;
}
