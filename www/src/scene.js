/**
 * (what is on show) -> shapes on the screen. Pure: it measures text by a rule of thumb and names
 * colours by their meaning, so that it can be tested without a canvas.
 *
 * It is longer than other files, because every decision on how a node, an edge, a cut looks is here.
 */

import { owners } from './owners.js';
import { NO_SCORE, written } from './score.js';
import {
  FIGURE,
  fontSize,
  gaps,
  haloRoom,
  innerFont,
  nodeSize,
  SMALLEST_TEXT,
  UNIT,
} from './sizes.js';

/** The phases of a node, as the core numbers them. */
export const PHASE = { unreached: 0, active: 1, finished: 2, skipped: 3 };

/** @typedef {'max' | 'min' | 'ink' | 'quiet' | 'focus' | 'cut' | 'ground'} Colour */

/**
 * @typedef {{kind: 'edge', x1: number, y1: number, x2: number, y2: number, colour: Colour,
 *     width: number, alpha: number}
 *   | {kind: 'strokes', x: number, y: number, angle: number, size: number}
 *   | {kind: 'hatch', x1: number, y1: number, x2: number, y2: number, width: number}
 *   | {kind: 'node', shape: 'up' | 'down' | 'box', x: number, y: number, width: number,
 *     height: number, colour: Colour, fill: number, stroke: number, alpha: number}
 *   | {kind: 'halo', shape: 'round' | 'box', x: number, y: number, width: number, height: number,
 *     colour: Colour, fill: boolean}
 *   | {kind: 'ring', x: number, y: number, width: number, height: number}
 *   | {kind: 'link', x1: number, y1: number, x2: number, y2: number}
 *   | {kind: 'text', x: number, y: number, size: number, align: 'center' | 'left' | 'right',
 *     weight: 400 | 600, italic: boolean, backed: boolean, runs: Run[]}} Shape
 */

/** @typedef {{text: string, colour: Colour}} Run */

/**
 * What is on show.
 * @typedef {object} Show
 * @property {import('./engine.js').Search} search
 * @property {import('./engine.js').States} states
 * @property {import('./engine.js').Moment} moment
 * @property {number} step
 * @property {{x: Float32Array, y: Float32Array, k: number, row: number}} at where the nodes lie
 * @property {{width: number, height: number}} size of the canvas
 * @property {number | null} focus
 * @property {number | null} hover
 * @property {{x: number, y: number} | null} lead where the ring round the step's node is, while it is on
 *   its way there
 * @property {(units: number) => string} score
 * @property {(node: number) => string} label a node's name or number, to stand beside it
 */

/**
 * @param {Show} show
 * @returns {Shape[]}
 */
export function scene(show) {
  const view = new View(show);
  const { nodes } = show.search;
  /** @type {Shape[]} */
  const hatches = [];
  /** @type {Shape[]} */
  const edges = [];
  /** @type {Shape[]} */
  const shapes = [];
  for (let node = 0; node < nodes.parent.length; node += 1) {
    if (!view.isVisible(node)) continue;
    if (nodes.parent[node] >= 0) {
      hatches.push(...view.hatch(node));
      edges.push(...view.edge(node));
    }
    shapes.push(...view.move(node), ...view.node(node));
  }
  edges.sort((a, b) => weight(a) - weight(b));
  return [...hatches, ...edges, ...view.blame(), ...shapes, ...view.pointed(), ...view.windows()];
}

/** Strong lines lie over weak ones. @param {Shape} shape */
const weight = (shape) => (shape.kind === 'edge' ? shape.width : 10);

/**
 * Which nodes lie beyond the horizon, where no search with this depth limit comes.
 * @param {import('./engine.js').Nodes} nodes
 */
function beyondHorizon({ parent, ends }) {
  /** @type {boolean[]} */
  const beyond = [];
  for (const above of parent) beyond.push(above >= 0 && (beyond[above] || ends[above]));
  return beyond;
}

/** One look at a search: the shapes of each part of it. */
class View {
  /** @param {Show} show */
  constructor(show) {
    this.show = show;
    this.size = nodeSize(show.at);
    this.font = fontSize(show.at);
    const { moment, step, search } = show;
    const { fact } = moment;
    this.cutoff = fact.kind === 'cutoff' ? fact : null;
    this.path = new Set(moment.path.map((frame) => frame.node));
    this.ended = step === search.overview.steps;
    this.line = new Set(this.ended ? search.overview.principalVariation : []);
    this.gaps = gaps(search.nodes.depth, show.at.x);
    this.beyond = beyondHorizon(search.nodes);
  }

  /** @param {number} node */
  isVisible(node) {
    const { at, size } = this.show;
    const margin = 80 + at.row;
    const [x, y] = [at.x[node], at.y[node]];
    return x > -margin && y > -margin && x < size.width + margin && y < size.height + margin;
  }

  /** @param {number} node */
  phase(node) {
    return this.show.states.phase[node];
  }

  /** @param {number} node @returns {'max' | 'min'} */
  colour(node) {
    return this.show.search.nodes.max[node] ? 'max' : 'min';
  }

  /** Where the edge to a node begins and ends. @param {number} node */
  ends(node) {
    const { at, search } = this.show;
    const parent = search.nodes.parent[node];
    const top = search.nodes.leaf[node] ? this.size.box / 2 : this.size.height / 2;
    return {
      x1: at.x[parent],
      y1: at.y[parent] + this.size.height / 2,
      x2: at.x[node],
      y2: at.y[node] - top,
    };
  }

  /** @param {number} node @returns {Shape[]} */
  hatch(node) {
    if (this.phase(node) !== PHASE.skipped) return [];
    const { x1, y1, x2, y2 } = this.ends(node);
    const parent = this.show.search.nodes.parent[node];
    // The first edge of a skipped subtree is the cut itself; the hatching begins below it.
    const from = this.phase(parent) === PHASE.skipped ? 0 : 0.62;
    const width = this.size.box + 6;
    const start = { x1: x1 + (x2 - x1) * from, y1: y1 + (y2 - y1) * from };
    return [{ kind: 'hatch', ...start, x2, y2: y2 + this.size.box / 2, width }];
  }

  /** @param {number} node @returns {Shape[]} */
  edge(node) {
    const ends = this.ends(node);
    const parent = this.show.search.nodes.parent[node];
    const phase = this.phase(node);
    const bestChild = this.show.states.bestChild[parent];
    /** @type {{colour: Colour, width: number, alpha: number}} */
    let style = { colour: 'ink', width: 1, alpha: 0.42 };
    if (this.beyond[node]) style = { colour: 'ink', width: 1, alpha: 0.16 };
    else if (phase === PHASE.skipped) style = { colour: 'cut', width: 1, alpha: 0.45 };
    else if (phase === PHASE.finished) style = { colour: 'ink', width: 1.25, alpha: 0.55 };
    if (this.line.has(node) && this.line.has(parent)) {
      style = { colour: 'ink', width: 4, alpha: 1 };
    } else if (this.path.has(node)) {
      style = { colour: 'ink', width: 2.5, alpha: 1 };
    } else if (this.path.has(parent) && bestChild === node) {
      style = { colour: this.colour(parent), width: 2.5, alpha: 1 };
    }
    /** @type {Shape[]} */
    const shapes = [{ kind: 'edge', ...ends, ...style }];
    if (phase === PHASE.skipped && this.phase(parent) !== PHASE.skipped) {
      shapes.push(this.#cutMark(ends));
    }
    return shapes;
  }

  /** @param {{x1: number, y1: number, x2: number, y2: number}} ends @returns {Shape} */
  #cutMark({ x1, y1, x2, y2 }) {
    const along = 0.42;
    const size = Math.min(9, Math.max(5, 9 * this.show.at.k));
    const angle = Math.atan2(y2 - y1, x2 - x1);
    return { kind: 'strokes', x: x1 + (x2 - x1) * along, y: y1 + (y2 - y1) * along, angle, size };
  }

  /** The name of the move that leads to a node. @param {number} node @returns {Shape[]} */
  move(node) {
    const { at, search } = this.show;
    const text = search.nodes.move[node];
    if (text === null || this.gaps[node] < 34 || at.row < 60) return [];
    const { x1, y1, x2, y2 } = this.ends(node);
    // Nearer to the child, where the edges of siblings have parted.
    const [x, y] = [x1 + (x2 - x1) * 0.7, y1 + (y2 - y1) * 0.7];
    const colour = /** @type {Colour} */ (this.phase(node) === PHASE.active ? 'ink' : 'quiet');
    return [text_(x, y, 12, [{ text, colour }], { backed: true })];
  }

  /** @param {number} node @returns {Shape[]} */
  node(node) {
    const { at, search, hover, moment } = this.show;
    const { leaf } = search.nodes;
    const [x, y] = [at.x[node], at.y[node]];
    const phase = this.phase(node);
    const shape = leaf[node] ? 'box' : this.colour(node) === 'max' ? 'up' : 'down';
    const faint = phase === PHASE.unreached || phase === PHASE.skipped;
    const { width, height } = this.extent(node);
    /** @type {Shape[]} */
    const shapes = [];
    if (moment.node === node) {
      const colour = this.cutoff === null ? 'focus' : 'cut';
      shapes.push({ ...this.#halo(node, colour), ...this.show.lead });
    }
    shapes.push({
      kind: 'node',
      shape,
      x,
      y,
      width,
      height,
      colour: leaf[node] ? 'ink' : this.colour(node),
      fill: phase === PHASE.active ? 0.24 : phase === PHASE.finished ? 0.1 : 0,
      stroke: phase === PHASE.active || hover === node ? 2.5 : 1.5,
      alpha: this.beyond[node] ? 0.25 : phase === PHASE.skipped ? 0.4 : faint ? 0.65 : 1,
    });
    shapes.push(...this.#value(node, shape), ...this.#name(node));
    return shapes;
  }

  /** How large a node is drawn. @param {number} node */
  extent(node) {
    if (!this.show.search.nodes.leaf[node]) return this.size;
    const text = this.show.search.nodes.value[node] ?? '';
    const wide = Math.min(text.length * FIGURE * this.font + 8, this.gaps[node] - 3);
    return { width: Math.max(this.size.box, wide), height: this.size.box };
  }

  /**
   * @param {number} node
   * @param {'up' | 'down' | 'box'} shape
   * @returns {Shape[]}
   */
  #value(node, shape) {
    const { at, search, states, score } = this.show;
    const phase = this.phase(node);
    const [x, y] = [at.x[node], at.y[node]];
    if (shape === 'box') {
      const text = written(search.nodes.value[node] ?? '');
      if (text.length * FIGURE * this.font > Math.max(this.extent(node).width, this.gaps[node])) {
        return [];
      }
      const reached = phase === PHASE.active || phase === PHASE.finished;
      const colour = phase === PHASE.skipped || !reached ? 'quiet' : 'ink';
      return [text_(x, y, this.font, [{ text, colour }], { weight: reached ? 600 : 400 })];
    }
    const text = this.#valueText(node, states, score);
    if (text === '') return [];
    const runs = [{ text, colour: /** @type {Colour} */ ('ink') }];
    const inner = innerFont(text, this.size.width, this.font);
    if (inner > 0) {
      // Where the triangle is widest, as far as the letters' height lets them.
      const shift = this.size.height * (shape === 'up' ? 0.2 : -0.18);
      return [text_(x, y + shift, inner, runs, { weight: 600 })];
    }
    const wide = text.length * FIGURE * this.font + this.size.width + 6;
    const important = this.path.has(node) || this.show.moment.node === node;
    if (wide > this.gaps[node] && !important) return [];
    const left = x + this.size.width / 2 + 2;
    return [text_(left, y, this.font, runs, { weight: 600, align: 'left', backed: true })];
  }

  /**
   * @param {number} node
   * @param {import('./engine.js').States} states
   * @param {(units: number) => string} score
   */
  #valueText(node, states, score) {
    const phase = states.phase[node];
    if (phase === PHASE.finished && states.returned[node] !== NO_SCORE) {
      // At the horizon a value is what it is; how good a guess, nothing says.
      const bound = this.show.search.nodes.ends[node] ? 0 : states.bound[node];
      return ['', '=', '≥', '≤'][bound] + score(states.returned[node]);
    }
    return phase === PHASE.active && states.best[node] !== NO_SCORE ? score(states.best[node]) : '';
  }

  /** @param {number} node @returns {Shape[]} */
  #name(node) {
    const { at, search, focus, hover, moment, label } = this.show;
    const asked = [focus, hover, moment.node, this.cutoff?.by].includes(node);
    const room = UNIT * at.k >= 34 && at.row >= 60;
    if (!room && !asked) return [];
    // A long name is shortened to the room that there is, but where it is asked for.
    const most = Math.max(3, Math.floor(this.gaps[node] / (SMALLEST_TEXT * 0.58)));
    const whole = label(node);
    const text = asked || whole.length <= most ? whole : `${whole.slice(0, most - 1)}…`;
    const size = SMALLEST_TEXT;
    const runs = [{ text, colour: /** @type {Colour} */ ('quiet') }];
    const [x, y] = [at.x[node], at.y[node]];
    if (search.nodes.leaf[node]) {
      return [text_(x, y + this.size.box / 2 + haloRoom(at.k) + 7, size, runs, { italic: true })];
    }
    // Beside the tip of the triangle, where there is room even between close neighbours.
    const up = this.size.height * (this.colour(node) === 'max' ? -0.4 : 0.42);
    return [text_(x - 7, y + up, size, runs, { align: 'right', italic: true })];
  }

  /** The line from a node that was cut to the ancestor whose bound it met. @returns {Shape[]} */
  blame() {
    const { at, moment } = this.show;
    const by = this.cutoff?.by;
    if (by === undefined || by === null || moment.node === null) return [];
    const { node } = moment;
    return [
      { ...this.#halo(by, 'cut'), fill: false },
      { kind: 'link', x1: at.x[node], y1: at.y[node], x2: at.x[by], y2: at.y[by] },
    ];
  }

  /**
   * The ring round a node that the step is about.
   * @param {number} node
   * @param {Colour} colour
   * @returns {Shape & {kind: 'halo'}}
   */
  #halo(node, colour) {
    const { at, search } = this.show;
    const [x, y] = [at.x[node], at.y[node]];
    const room = haloRoom(at.k);
    const { width, height } = this.extent(node);
    if (search.nodes.leaf[node]) {
      const frame = { width: width + 2 * room - 4, height: height + 2 * room - 4 };
      return { kind: 'halo', shape: 'box', x, y, ...frame, colour, fill: true };
    }
    const size = Math.max(width, height) + 2 * room;
    return { kind: 'halo', shape: 'round', x, y, width: size, height: size, colour, fill: true };
  }

  /** What the keyboard is at. @returns {Shape[]} */
  pointed() {
    const { at, focus } = this.show;
    if (focus === null) return [];
    const { width, height } = this.extent(focus);
    return [
      { kind: 'ring', x: at.x[focus], y: at.y[focus], width: width + 10, height: height + 10 },
    ];
  }

  /** The window at each node on the path above the one with the gauge. @returns {Shape[]} */
  windows() {
    const { at, moment, search, score } = this.show;
    if (!search.overview.hasWindow || at.row < 40) return [];
    const { fact } = moment;
    const skip = fact.kind === 'leave' ? moment.path.slice(-2) : moment.path.slice(-1);
    const hidden = new Set(skip.map((frame) => frame.node));
    return moment.path
      .filter((frame) => !hidden.has(frame.node))
      .map((frame) => {
        const { alpha, beta } = owners(search, frame.node);
        const halo = this.cutoff?.by === frame.node ? this.size.width * 0.5 + haloRoom(at.k) : 0;
        const y = at.y[frame.node] - Math.max(this.size.height / 2, halo) - 10;
        const size = Math.min(14, Math.max(SMALLEST_TEXT, 13 * at.k));
        const runs = [
          { text: `α ${score(frame.now.alpha)}`, colour: alpha },
          { text: '   ', colour: /** @type {Colour} */ ('quiet') },
          { text: `β ${score(frame.now.beta)}`, colour: beta },
        ];
        return text_(at.x[frame.node], y, size, runs, { weight: 600, backed: true });
      });
  }
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {Run[]} runs
 * @param {{align?: 'center' | 'left' | 'right', weight?: 400 | 600, italic?: boolean,
 *   backed?: boolean}} style
 * @returns {Shape}
 */
function text_(x, y, size, runs, style) {
  const { align = 'center', weight = 400, italic = false, backed = false } = style;
  return { kind: 'text', x, y, size, align, weight, italic, backed, runs };
}
