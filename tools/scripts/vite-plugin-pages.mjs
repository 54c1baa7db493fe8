// An addition to Vite: what the pages have besides what is written in their files. Marks in a page give way to the head that all pages
// begin with, and to what no script can say: that its script has not come. As built, a page begins with the policy that it runs under
// (the dev server's own scripts would not), requests what its entry imports only after something else together with the entry, and may
// carry pictures of the tree that it begins with, made from the same search, scene and shapes as the view's own.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import { messageOf } from './messages.mjs';

/** @import { Plugin, Rolldown } from 'vite' */

const HEAD = '<!-- head -->';
const MESSAGE = /<!-- message: ([\w-]+) -->/g;

/** The size of the tree's place on a laptop and on a phone, in CSS pixels. */
const SIZES = { wide: { width: 880, height: 577 }, narrow: { width: 390, height: 387 } };
const THEMES = /** @type {const} */ (['light', 'dark']);

/**
 * @typedef {object} Pages
 * @property {string} www the folder with the pages, `head.html`, and the folder `locales`
 * @property {readonly string[]} policy its directives
 * @property {Readonly<Record<string, readonly string[]>>} preloaded by page, the modules whose chunks are requested at once
 * @property {{page: string, narrow: string}} pictured the page with pictures, and the media query for the narrow ones
 */

/** @param {Pages} pages @returns {Plugin[]} */
export const pagesPlugins = (pages) => [written(pages), built(pages)];

/** @param {Pages} pages @returns {Plugin} */
function written({ www }) {
  const locales = join(www, 'locales');
  const head = () => readFileSync(join(www, 'head.html'), 'utf8').trim().replaceAll('\n', '\n    ');
  const inEachLanguage = (/** @type {string} */ id) =>
    readdirSync(locales)
      .map((language) => `<p lang="${language}">${messageOf(locales, language, id)}</p>`)
      .join('');
  return {
    name: 'plyscope-pages-written',
    transformIndexHtml: {
      // Before Vite looks for what a page refers to.
      order: 'pre',
      handler: (html) => html.replace(HEAD, head).replace(MESSAGE, (_, id) => inEachLanguage(id)),
    },
  };
}

/** @param {Pages} pages @returns {Plugin} */
function built({ www, policy, preloaded, pictured }) {
  /** The pictures' files. @type {Map<string, string>} */
  const pictures = new Map();
  return {
    name: 'plyscope-pages-built',
    apply: 'build',
    async generateBundle() {
      // Imported when they are drawn: what draws them needs all modules of the page, which a dev server does not wait for.
      const { firstPictures } = await import('./first-pictures.mjs');
      for (const [name, source] of await firstPictures(SIZES, THEMES)) {
        const file = this.emitFile({ type: 'asset', name: `first-${name}.svg`, source });
        pictures.set(name, this.getFileName(file));
      }
    },
    transformIndexHtml: {
      // After all others, so that nothing is requested before the policy.
      order: 'post',
      handler(html, { bundle = {}, filename }) {
        const isPage = (/** @type {string} */ page) => filename.endsWith(`/${page}`);
        const page = Object.keys(preloaded).find(isPage);
        const chunks = page === undefined ? [] : chunksOf(preloaded[page], bundle, www);
        const template = isPage(pictured.page)
          ? `${templateOf(pictures, pictured.narrow)}\n    `
          : '';
        return {
          html: html
            .replace('<head>', `<head>\n    ${metaOf(policy)}`)
            .replace('</head>', `${previewOf(filename)}</head>`)
            .replace('</main>', `${template}</main>`),
          tags: chunks
            .filter((file) => !html.includes(file))
            .map((file) => ({
              tag: 'link',
              // Behind the entry, which is small, and first.
              injectTo: 'head',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `./${file}` },
            })),
        };
      },
    },
  };
}

/**
 * What others show of a link to a page, where its builder has said at which address it will be: they take no address that counts from
 * the page. @param {string} filename
 */
function previewOf(filename) {
  const { PLYSCOPE_PREVIEWS: host = '' } = process.env;
  if (host === '' || !/\/(?:index|lesson)\.html$/.test(filename)) return '';
  const said = {
    'og:title': 'Plyscope',
    'og:type': 'website',
    'og:image': new URL('preview.png', host).href,
  };
  const tags = Object.entries(said).map(
    ([property, content]) => `<meta property="${property}" content="${content}" />`,
  );
  return `${tags.join('\n    ')}\n    <meta name="twitter:card" content="summary_large_image" />\n  `;
}

/** @param {readonly string[]} policy */
const metaOf = (policy) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;

/**
 * The files of the chunks that modules are in, and of what these import.
 * @param {readonly string[]} modules
 * @param {Rolldown.OutputBundle} bundle
 * @param {string} www
 */
function chunksOf(modules, bundle, www) {
  /** @type {Set<string>} */
  const files = new Set();
  const add = (/** @type {string} */ file) => {
    if (files.has(file)) return;
    files.add(file);
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') chunk.imports.forEach(add);
  };
  for (const module of modules) {
    const path = normalizePath(join(www, module));
    const chunk = Object.values(bundle).find(
      (each) => each.type === 'chunk' && each.moduleIds.includes(path),
    );
    if (chunk === undefined) throw new Error(`${module} is in no chunk`);
    add(chunk.fileName);
  }
  return [...files];
}

/** A picture for each theme, from which `www/src/page/first-picture.js` takes the one that fits. @param {ReadonlyMap<string, string>} files @param {string} narrow */
function templateOf(files, narrow) {
  const pictures = THEMES.map((theme) => {
    const [wide, small] = Object.keys(SIZES).map((size) => `./${files.get(`${size}-${theme}`)}`);
    const source = `<source media="${narrow}" srcset="${small}" />`;
    return `<picture data-theme="${theme}">${source}<img src="${wide}" alt="" fetchpriority="high" /></picture>`;
  });
  return `<template id="first-picture">${pictures.join('')}</template>`;
}
