/** A figure: a step of a search as shapes on a surface of its own, without a screen. Pure. */

import { owners } from '../../engine/owners.js';
import { passes } from '../../engine/passes.js';
import { NO_SCORE } from '../../engine/score.js';
import { detail } from '../../layout/detail.js';
import { place } from '../../layout/plane.js';
import { fit, project } from '../../layout/projection.js';
import { boardTop, squareSize, takenByRow, UNIT } from '../../layout/sizes.js';
import { closing } from '../../scene/cutoff.js';
import { shownGauge } from '../../scene/gauge/gauge.js';
import { ruler } from '../../scene/gauge/ruler.js';
import { scene } from '../../scene/scene.js';
import { labelsOf } from '../../session/labels.js';
import { stepText } from '../../text/sentence.js';
import { algorithmName } from '../../text/wording.js';
import { captioned, titled } from './caption.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { StatesAt } from '../../engine/states.js' */
/** @import { Camera } from '../../layout/camera.js' */
/** @import { Size } from '../../layout/picture-size.js' */
/** @import { Plane } from '../../layout/plane.js' */
/** @import { Shape } from '../../scene/scene.js' */
/** @import { Show } from '../../scene/scene.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Wording } from '../../text/sentences/about.js' */
/** @import { PathMark } from './pen.js' */

/**
 * Shapes with what they say in words.
 * @typedef {object} Figure
 * @property {number} width in CSS pixels
 * @property {number} height
 * @property {readonly Shape[]} shapes from the lowest
 * @property {string} title
 * @property {string} description
 * @property {string} locale of the words
 * @property {boolean} dense whether it has rows whose nodes lie too close for shapes
 */

/** A figure of shapes, or of paths. @typedef {Omit<Figure, 'shapes'> & {shapes: readonly (Shape | PathMark)[]}} Drawing */

/**
 * The step and its words.
 * @typedef {object} Source
 * @property {Search} search
 * @property {number} step
 * @property {Wording['score']} score
 * @property {Show['numeral']} numeral
 * @property {Wording['label']} name what a sentence calls a node
 * @property {Wording['say']} say
 * @property {string} locale
 * @property {Labels} labels
 * @property {State['overlay']} overlay
 * @property {Show['marks']} [marks] of a question to a learner
 */

/**
 * @typedef {object} Look
 * @property {number} width in CSS pixels
 * @property {number} [height] of the tree; as high as it needs by default
 * @property {number} [highest] the greatest height of the tree, if it is as high as it needs
 * @property {boolean} [short] whether it is too low for a gauge
 * @property {Camera | null} [camera] null, the default, for the whole tree
 * @property {boolean} [windows] whether windows are drawn
 * @property {boolean} [values] whether values are drawn that the search has found
 * @property {(seen: Pick<Show, 'states' | 'moment'>) => Pick<Show, 'states' | 'moment'> & Partial<Pick<Show, 'blank'>>} [veil] takes away what a hall is to
 *   guess
 * @property {boolean} [named] whether a text beside it calls its nodes by their names
 * @property {Set<number>} [mentioned] the nodes that other words beside it name
 * @property {boolean} [halo] whether the node of the step has one
 * @property {number | null} [staged] how far the scene of the step's cutoff has come, from 0 to 1
 * @property {boolean | string} [caption] the sentence of the step, or a text of one's own
 * @property {string} [title] of the tree, below it all, with the algorithm and the step; none if it is empty
 */

/** The distance of rows in a figure that is as high as it needs, by its width, and its least and its greatest. */
const ROW = { part: 1 / 7, least: 56, most: 110 };
/** Above the root and below the leaves. */
const MARGINS = 112;
/** The side of a square of a board. */
const SQUARE = 14;
/** A height in which any row has room. */
const HIGH = 10_000;

/**
 * @param {Source} source
 * @param {Look} look
 * @returns {Figure}
 */
export function figure(source, look) {
  const { search, step, say } = source;
  const { show, over, size } = shown(source, look);
  const tree = {
    width: size.width,
    height: size.height,
    shapes: [...scene(show), ...over],
  };
  const { text: description } = sentence(source);
  const { caption = false, title: own = '' } = look;
  const text = caption === true ? description : caption || '';
  const whose = owners(search, show.moment.node ?? 0);
  const alone = captioned(tree, text, whose, own !== '');
  const algorithm = algorithmName(search.overview.algorithm, say);
  const title = say('figure-title', { algorithm, step, steps: search.overview.steps });
  const { height, shapes } =
    own === '' ? alone : titled(alone, { title: own, about: title, maker: say('brand') });
  const dense = show.detail.dense.length > 0;
  const { locale } = source;
  return { width: size.width, height, shapes, title, description, locale, dense };
}

/** What figures that follow each other are called. @param {Pick<Source, 'search' | 'say'>} source @param {number} count */
export const framesTitle = ({ search, say }, count) =>
  say('figure-frames-title', { algorithm: algorithmName(search.overview.algorithm, say), count });

/** The sentence of the step, and the nodes that it names. @param {Source} source */
function sentence({ search, step, score, name, say }) {
  /** @type {Set<number>} */
  const nodes = new Set();
  const label = (/** @type {number} */ node) => {
    nodes.add(node);
    return name(node);
  };
  return { text: stepText(search, search.moment(step), { score, label, say }), nodes };
}

/**
 * Everything that the figure's shapes depend on, as the canvas gets it.
 * @param {Source} source
 * @param {Look} look
 */
export function shown(source, look) {
  const { search, step, labels, overlay, marks = null, score, numeral, say } = source;
  const { windows = true, values = true, halo = true, named = false, staged = null } = look;
  const plane = place(search);
  const { width, highest = Number.POSITIVE_INFINITY, short = false } = look;
  const isWhole = search.folding.count === 0;
  const needed = heightFor(plane, plane.height, width, isWhole);
  const { height = Math.min(highest, needed) } = look;
  const size = { width, height, short };
  const at = project(plane, size, look.camera ?? fit(plane, size));
  const known = search.moment(step);
  const windowed = windows ? known : withoutWindows(known);
  const states = search.states(step);
  /** @type {ReturnType<NonNullable<Look['veil']>>} */
  const plain = {
    moment: halo ? windowed : { ...windowed, node: null },
    states: values ? states : withoutValues(states),
  };
  const { blank = false, ...seen } = look.veil?.(plain) ?? plain;
  const { moment } = seen;
  /** @type {Show} */
  const show = {
    search,
    step,
    moment,
    at,
    size,
    overlay,
    labels,
    marks,
    score,
    numeral,
    say,
    states: seen.states,
    open: search.overview.bestFirst && !blank ? search.lists.open(step) : null,
    passes: windows ? passes(search, moment.iteration) : [],
    detail: detail(at, size),
    selected: [],
    breakpoints: [],
    focus: null,
    hover: null,
    differing: null,
    lead: null,
    staged,
    presenting: false,
    blank,
    named,
    // What the sentence beside the picture names has its name in it; a question stands in the sentence's place.
    ...((look.caption === true || named) &&
      marks === null && { mentioned: sentence(source).nodes }),
    ...(look.mentioned && { mentioned: look.mentioned }),
    label: labelsOf(search, labels),
  };
  return { show, size, over: ruler(show, closing(shownGauge(show), staged)) };
}

/**
 * The height that a tree needs.
 * @param {Plane} plane
 * @param {number} rows
 * @param {number} width
 * @param {boolean} [isWhole] whether nothing is folded
 */
function heightFor(plane, rows, width, isWhole = true) {
  const own = Math.max(ROW.least, Math.min(ROW.most, width * ROW.part));
  const boards = roomForBoards(plane, width);
  const tree = Math.max(1, rows) * Math.max(own, boards.row);
  return Math.round(MARGINS + plane.strip + tree + (isWhole ? boards.leaves : 0));
}

/**
 * The height that the boards of a game need: a row with its boards, and the boards below leaves, which have some only if they fit beside each
 * other.
 * @param {Plane} plane
 * @param {number} width
 */
function roomForBoards(plane, width) {
  const { board } = plane;
  if (board === null) return { row: 0, leaves: 0 };
  const { k } = fit(plane, { width, height: HIGH });
  const at = { k, row: HIGH };
  const own = board.rows * SQUARE;
  const areAtLeaves = squareSize(at, UNIT * k, board) > 0;
  return { row: takenByRow(at) + own, leaves: areAtLeaves ? boardTop(at, true) + own : 0 };
}

/** The size of the whole tree in a figure of some width. @param {Search} search @param {number} width @returns {Size} */
export const sizeFor = (search, width) => ({
  width,
  height: heightFor(place(search), search.overview.height, width),
});

/** Without a window there is no gauge. @param {Moment} moment @returns {Moment} */
const withoutWindows = (moment) => ({
  ...moment,
  path: moment.path.map((frame) => ({ ...frame, now: null })),
});

/** Nodes without the values that the search has found for them. @param {StatesAt} states */
const withoutValues = (states) =>
  /** @type {StatesAt} */ ({
    fetch: (nodes) => states.fetch(nodes),
    of: (node) => ({ ...states.of(node), ...NO_VALUES }),
  });

const NO_VALUES = { best: NO_SCORE, returned: NO_SCORE, merit: NO_SCORE, bound: 0 };
