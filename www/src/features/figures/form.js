/** The part of *Save…* that saves or copies the picture. */

import { html } from 'lit';
import { whatFailed } from '../../engine/errors.js';
import { copyText } from '../../input/clipboard.js';
import { download } from '../../panels/download.js';
import { filmAsSVG, filmAsWebM } from './film.js';
import { toPNG, toSVG, toTeX } from './picture.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Theme } from './colours.js' */
/** @import { Options, Shown } from './picture.js' */

/**
 * The owner of the form.
 * @typedef {object} Host
 * @property {Model['say']} say
 * @property {() => Shown | null} shown what is on screen
 * @property {(ending: string) => string} fileName
 * @property {(error: PlyscopeError) => string} word
 */

/** The formats on offer, each by the ending of its file's name. */
export const FORMATS = /** @type {const} */ ([
  'svg',
  'animated',
  'film',
  'webm',
  'png',
  'tex',
  'frames',
]);
/** The colours on offer. */
export const COLOURS = /** @type {const} */ (['screen', 'light', 'dark', 'bw']);
/** The parts that may be left out, and the caption. */
export const PARTS = /** @type {const} */ (['windows', 'values', 'caption']);

/** @typedef {typeof FORMATS[number]} Format */

/** @param {Host} host */
export function pictureForm({ say, ...host }) {
  const save = (/** @type {Event} */ event) => act(event, { say, ...host }, saved);
  const copy = (/** @type {Event} */ event) => act(event, { say, ...host }, copied);
  return html`
    <fieldset class="picture">
      <legend>${say('picture')}</legend>
      <label>
        <span>${say('picture-format')}</span>
        <select name="format">
          ${FORMATS.map((each) => html`<option value=${each}>${say(`picture-format-${each}`)}</option>`)}
        </select>
      </label>
      <label class="scale">
        <span>${say('picture-scale')}</span>
        <select name="scale">
          ${[1, 2, 3, 4].map((each) => html`<option value=${each} ?selected=${each === 2}>${each} ×</option>`)}
        </select>
      </label>
      <label>
        <span>${say('picture-colours')}</span>
        <select name="colours">
          ${COLOURS.map((each) => html`<option value=${each}>${say(`picture-colours-${each}`)}</option>`)}
        </select>
      </label>
      <label>
        <span>${say('picture-moments')}</span>
        <input name="moments" autocomplete="off" spellcheck="false" placeholder="cutoff:1, cutoff:2, end" />
      </label>
      <p class="hint">${say('picture-moments.hint')}</p>
      ${host.shown()?.others.length ? part('panes', true, say) : undefined}
      ${PARTS.map((each) => part(each, each !== 'caption', say))}
      <div class="buttons">
        <button type="button" class="primary" @click=${save}>${say('picture-save')}</button>
        <button type="button" class="copies" @click=${copy}>${say('copy-picture')}</button>
      </div>
      <p class="said" role="status"></p>
    </fieldset>
  `;
}

/** @param {string} name @param {boolean} isChosen @param {Model['say']} say */
const part = (name, isChosen, say) => html`
  <label class="part">
    <input type="checkbox" name=${name} ?checked=${isChosen} />
    <span>${say(`picture-${name}`)}</span>
  </label>
`;

/**
 * Does something with the picture that the form describes, and says what has become of it.
 * @param {Event} event
 * @param {Host} host
 * @param {(wanted: Wanted, shown: Shown, host: Host) => Promise<string>} how
 */
async function act({ currentTarget }, host, how) {
  const form = /** @type {HTMLElement} */ (currentTarget).closest('form');
  const shown = host.shown();
  if (form === null || shown === null) return;
  const message = await how(wantedIn(new FormData(form)), shown, host).catch((error) =>
    host.word(whatFailed(error)),
  );
  showStatus(form, message);
}

/** @param {ParentNode} within @param {string} text */
export function showStatus(within, text) {
  const place = within.querySelector('.picture .said');
  if (place === null) return;
  place.textContent = text;
  if (text !== '') place.scrollIntoView({ block: 'nearest' });
}

/** @typedef {{format: Format, scale: number, options: Options}} Wanted */

/** @param {FormData} form @returns {Wanted} */
function wantedIn(form) {
  const text = (/** @type {string} */ name) => String(form.get(name) ?? '');
  const moments = text('moments')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  const colours = text('colours');
  const has = (/** @type {string} */ name) => form.get(name) !== null;
  const format = FORMATS.find((each) => each === text('format')) ?? 'svg';
  const inFrames = ['animated', 'film', 'webm', 'frames'].includes(format);
  return {
    format,
    scale: Number(text('scale')),
    options: {
      ...(moments.length > 0 && { step: moments }),
      ...(colours !== 'screen' && { theme: /** @type {Theme} */ (colours) }),
      // Moments are those of the first search.
      ...(moments.length === 0 && !inFrames && has('panes') && { panes: true }),
      windows: has('windows'),
      values: has('values'),
      caption: has('caption'),
    },
  };
}

/** Whether a format has no text. @param {Format} format */
const isPixels = (format) => format === 'png' || format === 'webm';

/** The text of a picture; null if it has none. @param {Wanted} wanted @param {Shown} shown @returns {Promise<string> | null} */
function textOf({ format, options }, shown) {
  if (isPixels(format)) return null;
  if (format === 'film') return Promise.resolve().then(() => filmAsSVG(shown, options));
  if (format === 'svg' || format === 'animated')
    return toSVG(shown, { ...options, frames: format === 'animated' });
  return toTeX(shown, { ...options, frames: format === 'frames' });
}

/** @type {Record<Format, string>} */
const TYPES = {
  svg: 'image/svg+xml',
  animated: 'image/svg+xml',
  film: 'image/svg+xml',
  webm: 'video/webm',
  png: 'image/png',
  tex: 'text/x-tex',
  frames: 'text/x-tex',
};

/** The endings of names that are not those of their formats. @type {Partial<Record<Format, string>>} */
const ENDINGS = { animated: 'svg', film: 'svg', frames: 'tex' };

/** @param {Wanted} wanted @param {Shown} shown @param {Host} host */
async function saved(wanted, shown, { fileName }) {
  const { format, scale, options } = wanted;
  const text = await textOf(wanted, shown);
  const inPixels = format === 'webm' ? filmAsWebM : toPNG;
  const file =
    text === null
      ? await inPixels(shown, { ...options, scale })
      : new Blob([text], { type: TYPES[format] });
  download(file, fileName(ENDINGS[format] ?? format));
  return '';
}

/** @param {Wanted} wanted @param {Shown} shown @param {Host} host */
async function copied(wanted, shown, { say }) {
  const text = textOf(wanted, shown);
  if (text === null) return copyPixels(shown, wanted.options, wanted.scale, say);
  const content = await text;
  return (await copyText(() => content)) ? say('picture-copied') : say('picture-not-copied');
}

/**
 * Copies the picture as pixels; returns a message about it.
 * @param {Shown} shown
 * @param {Options} options
 * @param {number} scale
 * @param {Model['say']} say
 */
export async function copyPixels(shown, options, scale, say) {
  const pixels = toPNG(shown, { ...options, scale });
  // What is wrong with the options is told apart from what the browser does not allow.
  const wrong = await pixels.then(
    () => null,
    (error) => ({ error }),
  );
  if (wrong !== null) throw wrong.error;
  return navigator.clipboard
    .write([new ClipboardItem({ [TYPES.png]: pixels })])
    .then(() => say('picture-copied'))
    .catch(() => say('picture-not-copied'));
}
