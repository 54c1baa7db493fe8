/**
 * The features of a view, each loaded when it is first opened, with its messages. One more is its folder and its row: what is here is
 * there from the start, and everything else stands behind `load`.
 *
 * A feature's own `feature.js` is what a view gets of it: its style sheet (`sheet`), what it opens over the view (`Opened`), and
 * whatever it shows within it.
 */

/** @import { CSSResult } from 'lit' */
/** @import { Around } from './dialog.js' */

/**
 * What is opened over a view. It is made once, with the root of the view, and opened as often as it is asked for.
 * @typedef {{open: (around: Around, ...how: any[]) => unknown, close: () => void}} Opened
 */

/**
 * What every feature may have.
 * @typedef {{sheet?: CSSResult, Opened?: new (root: Around['root']) => Opened}} Module
 */

/**
 * A button under *More* that opens a feature.
 * @typedef {object} Offer
 * @property {string} message its text
 * @property {string} [hint] the message that says more
 */

/**
 * @typedef {object} Row
 * @property {() => Promise<object>} load a `Module`, with whatever it shows within the view
 * @property {boolean} [quiet] a page's script or the printer asks for it, and hears itself that it could not be loaded
 * @property {readonly Offer[]} [offers]
 */

/** In the order in which *More* lists them; of two rules with equal weight, that of the later one wins. */
const FEATURES = /** @satisfies {Record<string, Row>} */ ({
  tabs: { load: () => import('./tabs/feature.js') },
  predicting: { load: () => import('./predicting/feature.js') },
  compare: { load: () => import('./compare/feature.js') },
  gallery: { load: () => import('./gallery/feature.js') },
  algorithms: { load: () => import('./algorithms/feature.js') },
  help: { load: () => import('./help/feature.js') },
  collection: { load: () => import('./collection/feature.js') },
  editing: { load: () => import('./editing/feature.js') },
  editor: { load: () => import('./editor/feature.js') },
  games: { load: () => import('./games/feature.js') },
  generator: { load: () => import('./generator/feature.js') },
  sharing: {
    load: () => import('./sharing/feature.js'),
    offers: [{ message: 'share' }],
  },
  growth: {
    load: () => import('./growth/feature.js'),
    offers: [{ message: 'growth', hint: 'growth-hint' }],
  },
  figures: { load: () => import('./figures/feature.js'), quiet: true },
  paper: {
    load: () => import('./paper/feature.js'),
    offers: [{ message: 'paper', hint: 'paper-hint' }],
  },
  myProgram: {
    load: () => import('./my-program/feature.js'),
    offers: [{ message: 'my-program', hint: 'my-program-hint' }],
  },
  programs: { load: () => import('./programs/feature.js') },
  shuffles: { load: () => import('./shuffles/feature.js') },
  start: { load: () => import('./start/feature.js') },
  traced: { load: () => import('./traced/feature.js') },
  presenting: { load: () => import('./presenting/feature.js') },
});

/** @typedef {keyof typeof FEATURES} Name */

/**
 * The exports of a feature's module.
 * @template {Name} K
 * @typedef {Awaited<ReturnType<(typeof FEATURES)[K]['load']>>} Feature
 */

/** The rows by name. @type {Readonly<Record<Name, Row>>} */
export const ROWS = FEATURES;

export const NAMES = /** @type {readonly Name[]} */ (Object.keys(FEATURES));
