/** A figure as SVG: text is text, attributes are not inline styles, and nothing has an id. Pure. */

import { signSize } from '../../layout/sizes.js';
import { inPlain } from './colours.js';
import { element, nodeOf, number, textOf } from './elements.js';
import { marksOf } from './marks.js';

/** @import { Colour } from '../../scene/scene.js' */
/** @import { Colours } from './colours.js' */
/** @import { Attributes, Element_ } from './elements.js' */
/** @import { Drawing } from './figure.js' */
/** @import { Mark, TextMark } from './marks.js' */
/** @import { PathMark, Segment } from './pen.js' */

/** The typefaces, as a view has them (`styles/tokens.css`): in a page of another's, letters are as wide as on the canvas. */
export const FONT =
  "-apple-system, 'Segoe UI', Inter, 'Source Sans 3', 'Noto Sans', Roboto, 'Helvetica Neue', 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif";

/** How far the baseline lies below the middle of the letters, by font size: about the same in all usual typefaces. */
const BASELINE = 0.346;

/**
 * As text, for a file.
 * @param {Drawing} figure
 * @param {Colours} colours
 * @param {string} [image] the pixels under the shapes, as a `data:` address
 */
export const svg = (figure, colours, image) => textOf(picture(figure, colours, image));

/** As a node, for a page. @param {Drawing} figure @param {Colours} colours @param {string} [image] as above */
export const svgNode = (figure, colours, image) => nodeOf(picture(figure, colours, image));

/**
 * As elements.
 * @param {Drawing} figure
 * @param {Colours} colours
 * @param {string} [image]
 */
export function picture(figure, colours, image) {
  const { width, height } = figure;
  const pixels = image
    ? [element('image', { width, height, href: image, preserveAspectRatio: 'none' })]
    : [];
  return root(figure, colours, [...pixels, ...drawn(figure, colours)]);
}

/**
 * The outermost element, with the words and the ground.
 * @param {Omit<Drawing, 'shapes' | 'dense'>} figure
 * @param {Colours} colours
 * @param {readonly Element_[]} above the ground
 */
export function root({ width, height, title, description, locale }, colours, above) {
  /** @type {Attributes} */
  const attributes = {
    width,
    height,
    viewBox: `0 0 ${number(width)} ${number(height)}`,
    role: 'img',
    lang: locale,
    'font-family': FONT,
    fill: 'none',
  };
  const words = [element('title', {}, [title]), element('desc', {}, [description])];
  const ground = element('rect', { width, height, fill: colours.ground });
  return element('svg', attributes, [...words, ...(colours.bare ? [] : [ground]), ...above]);
}

/** An element for each shape, from the lowest. @param {Pick<Drawing, 'shapes'>} figure @param {Colours} colours */
export const drawn = ({ shapes }, colours) =>
  shapes
    .filter((each) => !(colours.bare && isGround(each)))
    .map((each) => {
      const shape = colours.plain ? inPlain(each) : each;
      const all = marksOf(shape, colours.strong).map((mark) => markTag(mark, colours));
      return all.length === 1 ? all[0] : element('g', {}, all);
    });

/** Whether a shape is no more than the ground below others. @param {Drawing['shapes'][number]} shape */
const isGround = (shape) => shape.kind === 'band' && shape.colour === 'ground';

/** @param {Mark} mark @param {Colours} colours @returns {Element_} */
const markTag = (mark, colours) =>
  mark.kind === 'text' ? textTag(mark, colours) : pathTag(mark, colours);

/** @param {PathMark} mark @param {Colours} colours */
function pathTag({ path, fill, stroke }, colours) {
  return element('path', {
    d: path.map(command).join(''),
    ...(fill && { fill: paint(fill.colour, colours), 'fill-opacity': opacity(fill.alpha) }),
    ...(stroke && {
      stroke: paint(stroke.colour, colours),
      'stroke-opacity': opacity(stroke.alpha),
      'stroke-width': stroke.width === 1 ? undefined : stroke.width,
      'stroke-linecap': stroke.cap === 'butt' ? undefined : stroke.cap,
      'stroke-linejoin': stroke.join === 'miter' ? undefined : stroke.join,
      'stroke-dasharray': stroke.dash.length === 0 ? undefined : stroke.dash.join(' '),
    }),
  });
}

/** @param {Segment} segment */
function command(segment) {
  switch (segment.to) {
    case 'move':
      return `M${point(segment.x, segment.y)}`;
    case 'line':
      return `L${point(segment.x, segment.y)}`;
    case 'curve': {
      const { x1, y1, x2, y2, x, y } = segment;
      return `C${point(x1, y1)} ${point(x2, y2)} ${point(x, y)}`;
    }
    case 'close':
      return 'Z';
  }
}

const ANCHORS = { left: undefined, center: 'middle', right: 'end' };

/** @param {TextMark} mark @param {Colours} colours */
function textTag({ x, y, size, align, runs }, colours) {
  const words = runs.map(({ text }) => text).join('');
  const place = {
    x,
    y: y + BASELINE * size,
    'font-size': size,
    'text-anchor': ANCHORS[align],
    // Without this, blanks between α and β would be one, and some programs drop those between pieces.
    'xml:space': runs.length > 1 || / {2}|^ | $/.test(words) ? 'preserve' : undefined,
  };
  const looks = runs.map((run) => ({
    fill: paint(run.colour, colours),
    'font-weight': run.weight === 400 ? undefined : run.weight,
    'font-style': run.italic ? 'italic' : undefined,
    ...(run.small && { 'font-size': number(signSize(size)) }),
  }));
  if (runs.length === 1) return element('text', { ...place, ...looks[0] }, [words]);
  // What most of it is like is said once.
  const plain = runs.findIndex(({ weight, italic, small }) => weight === 400 && !italic && !small);
  const fill = looks[plain]?.fill;
  const all = runs.map(({ text, weight, italic, small }, at) =>
    weight === 400 && !italic && !small && looks[at].fill === fill
      ? text
      : element('tspan', looks[at], [text]),
  );
  return element('text', { ...place, fill }, all);
}

/** @param {string} colour @param {Colours} colours */
const paint = (colour, colours) => colours[/** @type {Colour} */ (colour)];

/** @param {number} alpha */
const opacity = (alpha) => (alpha === 1 ? undefined : alpha);

/** @param {number} x @param {number} y */
const point = (x, y) => `${number(x)} ${number(y)}`;
