/** What a view shows as a figure: as SVG, still or animated, as pixels, or as LaTeX. */

import { draw } from '../../canvas/canvas.js';
import { palette } from '../../canvas/palette.js';
import { Raster } from '../../canvas/raster.js';
import { sized } from '../../layout/picture-size.js';
import { isMoment, stepAt } from '../../session/moment.js';
import { algorithmName } from '../../text/wording.js';
import { animated } from './animated.js';
import { titled } from './caption.js';
import { BLACK_ON_WHITE, inPlain, NAMES, ON_PAPER, THEMES } from './colours.js';
import { figure, framesTitle, shown } from './figure.js';
import { MOST_FRAMES } from './overlays.js';
import { columnsFor, columnWidth, headed, levelled, strip } from './strip.js';
import { svg, svgNode } from './svg.js';
import { slides, standalone } from './tikz.js';

/** @import { PageError, PageErrorKind, PlyscopeError } from '../../engine/errors.js' */
/** @import { Palette } from '../../canvas/canvas.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Colours, Theme } from './colours.js' */
/** @import { Figure, Look, Source } from './figure.js' */

/**
 * What is on screen.
 * @typedef {object} Shown
 * @property {Model} model
 * @property {readonly Model[]} others the searches that it is compared with
 * @property {HTMLElement} element that has the colours
 * @property {string} locale
 */

/**
 * Without a width, the picture is the one on screen, with its part of the tree; with a width, the whole tree.
 * @typedef {object} Options
 * @property {number | string | readonly (number | string)[]} [step] a step or a moment instead of the present one; several
 *   make a filmstrip
 * @property {boolean} [panes] whether the compared searches stand beside each other, at the present step
 * @property {Theme} [theme] instead of the colours on screen
 * @property {number} [width] in CSS pixels; of a filmstrip, all of it
 * @property {number} [columns] of a filmstrip
 * @property {boolean | string} [caption] the sentence of the step, or a text of your own; of a filmstrip, the sentences
 *   are there by default
 * @property {string} [title] of the tree, below it all, with the algorithm, the step, and who has made the picture; then the sentence
 *   is large
 * @property {boolean} [windows] whether α and β are drawn; they are by default
 * @property {boolean} [values] whether values are drawn that the search has found; they are by default
 */

/**
 * @typedef {object} Frames
 * @property {boolean} [frames] whether the moments, or all steps, follow each other instead of making a filmstrip
 * @property {number} [speed] in steps per second; that of the view by default
 */

/** The width of a filmstrip, and of a figure while nothing is on screen. */
const WIDTH = 1000;
/** The width that a figure may have, and how many figures may stand beside each other. */
const RANGES = {
  width: { least: 100, most: 10_000 },
  columns: { least: 1, most: 12 },
  speed: { least: 0.1, most: 60 },
};
/** The most pixels of a CSS pixel. */
const MOST_TIMES = 4;

/**
 * @param {Shown} shown
 * @param {Options & Frames} [options]
 * @throws {PlyscopeError} if it is animated and has rows that are too dense for shapes
 */
export async function toSVG(shown, { frames = false, speed, ...options } = {}) {
  if (frames) return playing(shown, options, speed ?? shown.model.state.speed);
  const { whole, colours, font } = made(shown, options);
  const pixels = whole.dense
    ? await inPixels({ ...whole, shapes: [] }, colours, font, shown, options, 2)
    : null;
  return svg(whole, colours, pixels === null ? undefined : await address(pixels));
}

/** What the page asks for besides. @typedef {Options & Pick<Look, 'highest' | 'named' | 'short'>} Drawing */

/** @param {Shown} shown @param {Options} options @param {number} speed */
function playing(shown, options, speed) {
  checkNumber('speed', speed);
  const { each, colours } = following(shown, options);
  return animated(levelled(each), framesTitle(shown.model, each.length), colours, speed);
}

/** The width of a picture on paper, in CSS pixels: the text on a page of A4 or Letter is about as wide. */
const PAPER = 680;
/** The pixels of a CSS pixel there. */
const PRINTED = 3;

/** The greatest height of a picture there: on a page of Letter, with its sentence. */
const HIGHEST = 800;

/**
 * The whole tree for paper: as shapes, or as pixels if it has rows that are too dense for them.
 * @param {Shown} shown
 * @param {Pick<Options, 'step' | 'width'> & {highest?: number}} [look] at the present step by default
 */
export function onPaper(shown, { step, width = PAPER, highest = HIGHEST } = {}) {
  const options = { step, width, highest, named: true };
  const { whole, font } = made(shown, options);
  const colours = paperColours(shown.element);
  return nodeFor(whole, colours, font, shown, options);
}

/** A picture for the page itself, as it is saved or copied. @param {Shown} shown @param {Drawing} options */
export function inPage(shown, options) {
  const { whole, colours, font } = made(shown, options);
  return nodeFor(whole, colours, font, shown, options);
}

/**
 * A picture as a node: as shapes, or as pixels if it has rows that are too dense for them.
 * @param {Figure} whole
 * @param {Colours} colours
 * @param {string} font
 * @param {Shown} shown
 * @param {Drawing} options
 */
function nodeFor(whole, colours, font, shown, options) {
  if (!whole.dense) return svgNode(whole, colours);
  const canvas = document.createElement('canvas');
  canvas.role = 'img';
  canvas.ariaLabel = `${whole.title}. ${whole.description}`;
  return painted(canvas, whole, colours, font, shown, options, PRINTED);
}

/**
 * @param {Shown} shown
 * @param {Options & {scale?: number}} [options] `scale`: pixels in a CSS pixel, from 1 to 4
 * @returns {Promise<Blob>} a PNG
 */
export async function toPNG(shown, { scale = 2, ...options } = {}) {
  const { whole, colours, font } = made(shown, options);
  const times = Math.max(1, Math.min(MOST_TIMES, scale));
  return inPixels(whole, colours, font, shown, options, times);
}

/**
 * @param {Shown} shown
 * @param {Options & Pick<Frames, 'frames'>} [options] `frames`: as the overlays of a slide for Beamer
 * @throws {PlyscopeError} if it has rows that are too dense for shapes
 */
export async function toTeX(shown, { frames = false, ...options } = {}) {
  const hint = shown.model.say('figure-tex-hint');
  if (frames) {
    const { each, colours } = following(shown, options);
    return slides(levelled(each), colours, hint);
  }
  const { whole, colours } = made(shown, options);
  if (whole.dense) throw failure('figure-dense');
  return standalone(whole, colours, hint);
}

/** The moments that are named, or all steps, each as a figure of its own. @param {Shown} shown @param {Options} options */
function following(shown, options) {
  const { steps } = shown.model.search.overview;
  const count = options.step === undefined ? steps + 1 : [options.step].flat().length;
  if (count > MOST_FRAMES)
    throw failure('figure-frames', { value: String(count), limit: MOST_FRAMES });
  const step = options.step ?? Array.from({ length: count }, (_, step) => step);
  const found = made(shown, { ...options, step, panes: false }, true);
  if (found.each.some(({ dense }) => dense)) throw failure('figure-dense');
  return found;
}

/**
 * @param {Shown} shown
 * @param {Drawing} options
 * @param {boolean} [apart] whether the figures stay apart
 */
function made(shown, options, apart = false) {
  const { model, element } = shown;
  checkNumber('width', options.width);
  checkNumber('columns', options.columns);
  const sources = options.panes ? panesOf(shown) : momentsOf(shown, options);
  const isStrip = sources.length > 1 && !apart;
  const columns = options.columns ?? columnsFor(sources.length);
  const own = isStrip ? { ...options, title: '' } : options;
  const look = lookOf(own, model, isStrip ? Math.min(columns, sources.length) : 0);
  const figures = sources.map((source) => figure(source, look));
  const each = options.panes ? figures.map(headed) : figures;
  const whole = isStrip ? titledStrip(strip(each, columns), options, model) : each[0];
  if (isStrip && whole.dense) throw failure('figure-dense');
  return { whole, each, ...coloursAt(element, options.theme) };
}

/** A filmstrip has one title. @param {Figure} whole @param {Drawing} options @param {Model} model @returns {Figure} */
function titledStrip(whole, { title = '', panes }, { search, say }) {
  if (title === '') return whole;
  // Searches beside each other have their names above them.
  const about = panes ? '' : algorithmName(search.overview.algorithm, say);
  return { ...whole, ...titled(whole, { title, about, maker: say('brand') }) };
}

/** The search at the moments that are named. @param {Shown} shown @param {Options} options */
const momentsOf = (shown, { step }) =>
  stepsOf(step ?? shown.model.state.step, shown.model).map((each) => sourceOf(shown, each));

/** All compared searches. @param {Shown} shown */
const panesOf = ({ model, others, ...shown }) =>
  [model, ...others].map((each) => sourceOf({ ...shown, others, model: each }, each.state.step));

/** @param {keyof typeof RANGES} name @param {unknown} value @throws {PlyscopeError} */
function checkNumber(name, value) {
  const { least, most } = RANGES[name];
  if (value === undefined || (typeof value === 'number' && value >= least && value <= most)) return;
  throw failure('figure-number', { name, value: String(value), right: `${least}–${most}` });
}

/** @param {PageErrorKind} kind @param {Omit<PageError, 'kind'>} [details] @returns {PlyscopeError} */
export const failure = (kind, details) => ({ kind, value: '', ...details });

/**
 * The steps that are named, by their numbers or as moments.
 * @param {NonNullable<Options['step']>} wanted
 * @param {Pick<Model, 'search' | 'state'>} model
 * @throws {PlyscopeError} if one is neither
 */
export function stepsOf(wanted, { search, state }) {
  const all = typeof wanted === 'object' ? wanted : [wanted];
  if (all.length === 0) throw failure('wrong-step');
  return all.map((each) => {
    const text = String(each).trim();
    if (isMoment(text)) return stepAt(text, search, state.labels);
    if (!/^\d{1,9}$/.test(text) || Number(text) > search.overview.steps)
      throw failure('wrong-step', { value: text });
    return Number(text);
  });
}

/** @param {Drawing} options @param {Model} model @param {number} columns 0 if it is no filmstrip @returns {Look} */
export function lookOf(options, { state }, columns) {
  const { width, highest, named, short, caption, title, windows, values } = options;
  const { size, camera } = state;
  const parts = { highest, named, short, title, windows, values, caption: caption ?? columns > 0 };
  if (columns > 0) return { ...parts, width: columnWidth(width ?? WIDTH, columns) };
  if (width !== undefined || size === null) return { ...parts, width: width ?? WIDTH };
  const own = sized(size, state);
  return { ...parts, ...own, short: short || own.short, camera };
}

/** @param {Shown} shown @param {number} step @returns {Source} */
export function sourceOf({ model, locale }, step) {
  const { search, state, score, numeral, label: name, say, marks } = model;
  const { labels, overlay } = state;
  const words = { score, numeral, name, say, locale };
  return { ...words, search, step, labels, overlay, marks: step === state.step ? marks : null };
}

/** The colours of paper. @param {HTMLElement} element @returns {Colours} */
export const paperColours = (element) => ({
  ...coloursAt(element, 'light').colours,
  ground: ON_PAPER.ground,
});

/**
 * The colours at an element, and its typeface.
 * @param {HTMLElement} element
 * @param {Theme} [theme]
 * @returns {{colours: Colours, font: string}}
 */
export function coloursAt(element, theme) {
  if (theme !== undefined && !THEMES.includes(theme))
    throw failure('figure-theme', { value: String(theme) });
  const { font, strong, ...found } = palette(element, theme === 'bw' ? undefined : theme);
  if (theme === 'bw') return { colours: BLACK_ON_WHITE, font };
  const all = Object.fromEntries(NAMES.map((name) => [name, hex(found[name])]));
  return { colours: /** @type {Colours} */ ({ ...all, strong, plain: false }), font };
}

/** A colour as `#rrggbb`, whatever an author has written. @param {string} colour */
function hex(colour) {
  const context = contextOf(new OffscreenCanvas(1, 1));
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {OffscreenCanvas | HTMLCanvasElement} canvas */
const contextOf = (canvas) =>
  /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (canvas.getContext('2d')));

/**
 * The pixels of a figure, as a PNG.
 * @param {Figure} whole
 * @param {Colours} colours
 * @param {string} font
 * @param {Shown} on
 * @param {Options} options
 * @param {number} ratio pixels in a CSS pixel
 */
function inPixels(whole, colours, font, on, options, ratio) {
  const canvas = new OffscreenCanvas(1, 1);
  painted(canvas, whole, colours, font, on, options, ratio);
  return canvas.convertToBlob({ type: 'image/png' });
}

/**
 * Paints a figure on a canvas, which gets its size.
 * @template {OffscreenCanvas | HTMLCanvasElement} T
 * @param {T} canvas
 * @param {Figure} whole
 * @param {Colours} colours
 * @param {string} font
 * @param {Shown} on
 * @param {Drawing} options
 * @param {number} ratio pixels in a CSS pixel
 */
export function painted(
  canvas,
  { width, height, shapes, dense },
  colours,
  font,
  on,
  options,
  ratio,
) {
  [canvas.width, canvas.height] = [Math.round(width * ratio), Math.round(height * ratio)];
  const context = contextOf(canvas);
  /** @type {Palette} */
  const colouring = { ...colours, font };
  const image = dense ? pixelsOf(on, options, colouring, ratio) : null;
  const all = colours.plain ? shapes.map(inPlain) : shapes;
  draw(context, all, colouring, ratio, image);
  // The pixels of dense rows leave room for the ground.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** The pixels of dense rows. @param {Shown} on @param {Drawing} options @param {Palette} colours @param {number} ratio */
function pixelsOf(on, options, colours, ratio) {
  const [step] = stepsOf(options.step ?? on.model.state.step, on.model);
  const { show } = shown(sourceOf(on, step), lookOf(options, on.model, 0));
  const raster = new Raster('picture');
  raster.show(show, colours, ratio, false);
  return raster.image;
}

/** A blob as a `data:` address. @param {Blob} blob @returns {Promise<string>} */
const address = (blob) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
