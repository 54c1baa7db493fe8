/** The forms in which what is on screen goes into the pages of others. Pure texts. */

import { writeFolds } from '../../engine/folding.js';
import { AUTHORED } from '../../session/authored.js';
import { writeSwitches } from '../../session/switches.js';
import { inMarkdown } from '../../text/markdown.js';

/** @import { Link } from '../../session/address.js' */

/** All forms, the link itself first. */
export const FORMS = /** @type {const} */ ([
  'link',
  'frame',
  'element',
  'markdown',
  'quarto',
  'reveal',
  'qr',
]);

/** @typedef {typeof FORMS[number]} Form */

/** Those that are pasted into the pages of others. @typedef {Exclude<Form, 'link'>} Pasted */

/**
 * @typedef {object} Content
 * @property {Link} link
 * @property {string} address of the whole page, with the link
 * @property {string} frame the address of embed.html, with the link
 * @property {string} script the address of plyscope.js
 * @property {string} style the address of plyscope.css
 * @property {string} title for whoever does not see it
 */

/** The height of a frame, in pixels, before it has said how high it should be: a view with its bar, and the line below. */
const HEIGHT = 440;

/** The texts, by form. @type {Record<Exclude<Form, 'qr'>, (content: Content) => string>} */
const TEXTS = {
  link: ({ address }) => address,
  frame: ({ frame, title }) =>
    `<iframe src="${escaped(frame)}" title="${escaped(title)}" width="100%" height="${HEIGHT}" loading="lazy" allowfullscreen></iframe>`,
  element: ({ script, style, link }) => `<link rel="stylesheet" href="${escaped(style)}">
<script type="module" src="${escaped(script)}"></script>
<plyscope-view ${attributesOf(link)}></plyscope-view>`,
  markdown: ({ address, title }) =>
    `[${inMarkdown(title).replace(/[$^&@]/g, '\\$&')}](${address.replace(/[()]/g, percent)})`,
  quarto: (content) => `::: {.content-visible when-format="html"}
${TEXTS.frame(content)}
:::

::: {.content-visible unless-format="html"}
${TEXTS.markdown(content)}
:::`,
  reveal: ({ frame, title }) =>
    `<section>\n  <iframe class="r-stretch" data-src="${escaped(frame)}" title="${escaped(title)}" data-preload></iframe>\n</section>`,
};

/** What an author pastes. @param {Exclude<Form, 'qr'>} form @param {Content} content */
export const textOf = (form, content) => TEXTS[form](content);

/** The attributes of a view that shows the same. @param {Link} link */
export function attributesOf(link) {
  const { tree, algorithm, step, from = '', to = '', options, folds, labels, lang } = link;
  const switches = writeSwitches(options);
  const folded = folds ? writeFolds(folds) : '';
  const attributes = [
    ['tree', tree],
    ['algorithm', algorithm],
    // An exercise begins where its questions do.
    ...(link.quiz ? [] : [['step', String(step)]]),
    ...(from === '' ? [] : [['from', String(from)]]),
    ...(to === '' ? [] : [['to', String(to)]]),
    ...(switches === '' ? [] : [['options', switches]]),
    ...(folded === '' ? [] : [['fold', folded]]),
    ...(labels === 'numbers' ? [['labels', labels]] : []),
    ...(lang ? [['lang', lang]] : []),
    ...AUTHORED.map((name) => [name, link[name] ?? '']).filter(([, value]) => value !== ''),
  ];
  return attributes.map(([name, value]) => `${name}="${escaped(value)}"`).join(' ');
}

/** As the value of an attribute. @param {string} text */
const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** @param {string} character */
const percent = (character) => `%${character.charCodeAt(0).toString(16)}`;
