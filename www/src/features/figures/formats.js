/** The formats of pictures: as files, and as what can be copied. */

import { copyText } from '../../input/clipboard.js';
import { filmAsSVG, filmAsWebM } from './film.js';
import { toPNG, toSVG, toTeX } from './picture.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Drawing, Shown } from './picture.js' */

/** The formats on offer: still pictures before those in which steps follow each other. */
export const FORMATS = /** @type {const} */ ([
  'png',
  'svg',
  'tex',
  'film',
  'webm',
  'animated',
  'frames',
]);

/** @typedef {typeof FORMATS[number]} Format */

/** @typedef {Drawing & {scale: number}} Wanted */

/** Whether steps follow each other in it. @param {Format} format */
export const isInFrames = (format) => format === 'animated' || format === 'frames';

/** The endings of names that are not those of their formats. @type {Partial<Record<Format, string>>} */
const ENDINGS = { animated: 'svg', film: 'svg', frames: 'tex' };

/** @param {Format} format */
export const endingOf = (format) => ENDINGS[format] ?? format;

/** @type {Record<string, string>} */
const TYPES = { svg: 'image/svg+xml', png: 'image/png', tex: 'text/x-tex' };

/** The text of a picture. @param {Format} format @param {Shown} shown @param {Wanted} wanted @returns {Promise<string>} */
async function textOf(format, shown, wanted) {
  if (format === 'film') return filmAsSVG(shown, wanted);
  const frames = isInFrames(format);
  const write = endingOf(format) === 'svg' ? toSVG : toTeX;
  return write(shown, { ...wanted, frames });
}

/** A picture as a file. @param {Format} format @param {Shown} shown @param {Wanted} wanted @returns {Promise<Blob>} */
export async function fileOf(format, shown, wanted) {
  if (format === 'webm') return filmAsWebM(shown, wanted);
  if (format === 'png') return toPNG(shown, wanted);
  return new Blob([await textOf(format, shown, wanted)], { type: TYPES[endingOf(format)] });
}

/**
 * Copies a picture: its pixels, or its text.
 * @param {Exclude<Format, 'webm'>} format
 * @param {Shown} shown
 * @param {Wanted} wanted
 * @param {Model['say']} say
 * @returns {Promise<string>} what has become of it
 */
export async function copyPicture(format, shown, wanted, say) {
  if (format === 'png') return copyPixels(shown, wanted, say);
  const text = await textOf(format, shown, wanted);
  return say((await copyText(() => text)) ? 'picture-copied' : 'picture-not-copied');
}

/** @param {Shown} shown @param {Wanted} wanted @param {Model['say']} say */
async function copyPixels(shown, wanted, say) {
  const pixels = toPNG(shown, wanted);
  // What is wrong with the picture is told apart from what the browser does not allow.
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
