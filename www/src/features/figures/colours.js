/** The colours of figures: those of the page's tokens, or black on white. Pure. */

/** @import { Shape } from '../../scene/scene.js' */
/** @import { Colour } from '../../scene/scene.js' */
/** @import { PathMark } from './pen.js' */

/**
 * Colours as `#rrggbb`.
 * @typedef {Record<Colour, string> & {strong: boolean, plain: boolean, bare?: boolean}} Colours `strong` if nothing is faint; `plain` if
 *   they tell nothing apart; `bare` if there is no ground
 */

/** @type {readonly Colour[]} */
export const NAMES = [
  'max',
  'min',
  'ink',
  'quiet',
  'focus',
  'cut',
  'ground',
  'square-light',
  'square-ink',
];

export const THEMES = /** @type {const} */ (['light', 'dark', 'bw']);

/** @typedef {typeof THEMES[number]} Theme */

const [BLACK, WHITE] = ['#000000', '#ffffff'];

/** The colours of what is written on paper; `quiet` is what stands there before. */
export const ON_PAPER = { ground: WHITE, ink: BLACK, quiet: '#555555' };

/** Black on white. @type {Colours} */
export const BLACK_ON_WHITE = {
  max: BLACK,
  min: BLACK,
  ink: BLACK,
  quiet: BLACK,
  focus: BLACK,
  cut: BLACK,
  ground: WHITE,
  'square-light': WHITE,
  'square-ink': BLACK,
  strong: true,
  plain: true,
};

/**
 * The colours of a theme, as the tokens of the page have them.
 * @param {string} tokens the style sheet `styles/tokens.css`
 * @param {Theme} theme
 * @returns {Colours}
 */
export function coloursIn(tokens, theme) {
  if (theme === 'bw') return BLACK_ON_WHITE;
  /** @param {Colour} name */
  const colour = (name) => {
    const [, value = ''] = new RegExp(`--_${name}: (.*);`).exec(tokens) ?? [];
    // Of a colour that both themes have, there is one.
    const [light, dark = light] = value.match(/#\w{6}\b/g) ?? [];
    if (light === undefined) throw new Error(`the tokens have no colour ${name}`);
    return theme === 'light' ? light : dark;
  };
  const all = Object.fromEntries(NAMES.map((name) => [name, colour(name)]));
  return /** @type {Colours} */ ({ ...all, strong: false, plain: false });
}

/**
 * A shape that is told apart from others by its stroke where colours tell nothing: the edge to the best child so far is
 * dotted, or it would look like the path.
 * @template {Shape | PathMark} T
 * @param {T} shape
 * @returns {T}
 */
export const inPlain = (shape) =>
  shape.kind === 'edge' && (shape.colour === 'max' || shape.colour === 'min')
    ? { ...shape, dotted: true }
    : shape;
