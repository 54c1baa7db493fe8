/** A search at a step, as all parts of a scene look it up. */

import {
  BOLD_FIGURE,
  enlarged,
  fontSize,
  haloSize,
  leafWidth,
  nodeSize,
  SMALLEST_TEXT,
  scaleOf,
} from '../layout/sizes.js';
import { argumentOf, brightNodes } from './argument.js';
import { boardPlace } from './board-place.js';
import { beat } from './cutoff.js';
import { alike } from './positions.js';

/** The phases of a node, as the core numbers them. */
export const PHASE = { unreached: 0, active: 1, finished: 2, skipped: 3 };

/** The kinds of visit, as the core numbers them. */
export const KIND = { none: 0, full: 1, nullWindow: 2, reSearch: 3 };

/** Rows closer than this have no room for text and marks. */
export const LEAST_ROW = 40;

/** The least scale of the nodes that a step is about. */
const LENS = 0.62;

/** A solution tree, or a selection, with more nodes than this is not picked out of dense rows. */
const MOST_MARKED = 400;

/** @import { Search } from '../engine/search.js' */
/** @import { Show } from './scene.js' */

export class Look {
  /** @param {Show} show */
  constructor(show) {
    this.show = show;
    this.nodes = show.search.nodes;
    const { moment, step, search } = show;
    const { fact } = moment;
    this.cutoff = fact.kind === 'cutoff' ? fact : null;
    /** Whether the step's cutoff, if it is one, skips nothing. */
    this.skipsNothing = 'skipped' in fact && fact.skipped === 0;
    this.bestFirst = search.overview.bestFirst;
    this.meritSign = meritSign(search);
    // The nodes of a best-first search are not nested: its path says nothing.
    this.path = new Set(this.bestFirst ? [] : moment.path.map((frame) => frame.node));
    this.ended = step === search.overview.steps;
    this.line = new Set(this.ended && !show.blank ? search.overview.principalVariation : []);
    this.solution = new Set(show.open?.solution);
    this.listed = new Set(show.open?.states.map(({ node }) => node));
    // Very many are not picked out one by one; a single one has the ring of what is asked about.
    const several = show.selected.length > 1 ? show.selected : [];
    this.selected = several
      .slice(0, MOST_MARKED)
      .filter((node) => !show.search.folding.hides(node));
    this.alike = new Set(alike(this.nodes, show.hover ?? show.focus));
    const haloed = [moment.node, this.cutoff?.by].filter((node) => typeof node === 'number');
    /** The nodes that have halos and can be seen. */
    this.haloed = [...new Set(haloed)].filter((node) => !Number.isNaN(show.at.x(node)));
    /** The ends of the cutoff's argument. */
    this.argument = argumentOf(this);
    /** The nodes that stay bright during a deep cutoff; null if nothing is dim. */
    this.bright = brightNodes(this);
  }

  /** The nodes that are visible even in dense rows: those that the step is about, and those of the result. */
  markedNodes() {
    const { moment, at, focus, hover } = this.show;
    const all = [moment.node, this.cutoff?.by, focus, hover].filter(
      (node) => typeof node === 'number',
    );
    const { mentioned = [] } = this.show;
    const found = [...this.path, ...this.line, ...this.alike, ...this.selected, ...mentioned];
    // A solution tree may be half the tree.
    const solution = this.solution.size > MOST_MARKED ? [] : this.solution;
    return [...all, ...found, ...solution].filter((node) => !Number.isNaN(at.x(node)));
  }

  /** Whether the values of all leaves of a row fit beside each other. @param {number} row */
  hasValues(row) {
    const { k, plane } = this.show.at;
    return plane.longest * BOLD_FIGURE * SMALLEST_TEXT + 1 <= plane.rows.leastGap(row) * k;
  }

  /** The size of the largest node with its halo. */
  get largest() {
    const { at } = this.show;
    const k = Math.max(LENS, at.k);
    return Math.max(haloSize(k, nodeSize({ k, row: at.row })), this.font(0) * at.plane.longest);
  }

  /** Whether a node belongs to what the cutoff skips that is being staged. @param {number} node */
  isStaged(node) {
    const { moment, staged } = this.show;
    if (staged === null || moment.node === null || this.phase(node) !== PHASE.skipped) return false;
    return node > moment.node && node < this.nodes.end[moment.node];
  }

  /** How quiet a skipped node is: 1, unless its cutoff is being staged. @param {number} node */
  quiet(node) {
    return this.isStaged(node) ? beat(this.show.staged, 'quiet') : 1;
  }

  /** Whether it is highlighted, on the path or on the principal variation. @param {number} node */
  isMarked(node) {
    return this.isHighlighted(node) || this.path.has(node) || this.line.has(node);
  }

  /** The scale at which a node is drawn: the nodes that the step is about stand under a lens. @param {number} node */
  scale(node) {
    const { at } = this.show;
    const own = scaleOf(at, node);
    return own < LENS && at.row >= LEAST_ROW && this.hasHalo(node) ? LENS : own;
  }

  /** The size of its shape. @param {number} node */
  size(node) {
    return nodeSize({ k: this.scale(node), row: this.show.at.row });
  }

  /** The font size of its value. @param {number} node */
  font(node) {
    return fontSize({ k: this.scale(node), row: this.show.at.row });
  }

  /** The size of names, tags and other small text. */
  get small() {
    return SMALLEST_TEXT * enlarged(this.show.at);
  }

  /** The distance to its neighbour in its row, on the screen. @param {number} node */
  gap(node) {
    return this.show.at.plane.rows.gap(node) * this.show.at.k;
  }

  /** @param {number} node */
  place(node) {
    const { at } = this.show;
    return { x: at.x(node), y: at.y(node) };
  }

  /** @param {number} node */
  phase(node) {
    return this.show.states.of(node).phase;
  }

  /** @param {number} node @returns {'max' | 'min'} */
  colour(node) {
    return this.nodes.max[node] ? 'max' : 'min';
  }

  /** @param {number} node @returns {'up' | 'down' | 'box'} */
  shape(node) {
    if (this.nodes.leaf[node]) return 'box';
    return this.nodes.max[node] ? 'up' : 'down';
  }

  /** Whether the current search goes no deeper than this node. @param {number} node */
  endsAt(node) {
    const { depth } = this.show.moment;
    const { leaf, ends } = this.nodes;
    if (depth === null) return ends[node] === 1;
    return leaf[node] === 1 || this.nodes.depth[node] >= depth;
  }

  /**
   * Whether this is a state of a best-first search that is still to be searched. The list also has states that are
   * about to be purged.
   * @param {number} node
   */
  isLive(node) {
    return this.listed.has(node) && this.phase(node) === PHASE.active;
  }

  /** Whether this node lies beyond the horizon of the current search. @param {number} node */
  isBeyond(node) {
    const parent = this.nodes.parent[node];
    return parent >= 0 && this.endsAt(parent);
  }

  /**
   * Whether a node was entered with a null window in its latest visit: as a test, or within the test of a node
   * above.
   * @param {number} node
   */
  isTested(node) {
    for (let at = node; at >= 0; at = this.nodes.parent[at]) {
      const { kind } = this.show.states.of(at);
      if (kind !== KIND.full) return kind === KIND.nullWindow;
    }
    return false;
  }

  /** Whether this node is pointed at, or has a halo. @param {number} node */
  isHighlighted(node) {
    return this.isPointed(node) || this.hasHalo(node);
  }

  /** Whether its name stands at it whatever its size: it is highlighted, or words beside the picture name it. @param {number} node */
  needsName(node) {
    return this.isHighlighted(node) || this.show.mentioned?.has(node) === true;
  }

  /** @param {number} node */
  isPointed(node) {
    return node === this.show.focus || node === this.show.hover;
  }

  /**
   * Whether this is the root of a subtree that was cut off. It was not if the table answered for the parent.
   * @param {number} node
   */
  isCut(node) {
    const parent = this.nodes.parent[node];
    const begins = this.phase(node) === PHASE.skipped && this.phase(parent) !== PHASE.skipped;
    return begins && !this.show.states.of(parent).known;
  }

  /** @param {number} node */
  hasHalo(node) {
    return node === this.show.moment.node || node === this.cutoff?.by;
  }

  /** The size at which a node is drawn. @param {number} node */
  extent(node) {
    const size = this.size(node);
    if (!this.nodes.leaf[node]) return size;
    const width = leafWidth(this.nodes.value(node) ?? '', this.font(node), this.gap(node));
    // Boxes do not overlap, but for the one that the step is about, which lies over the others.
    const box = this.hasHalo(node) ? size.box : Math.min(size.box, this.gap(node) - 2);
    return { width: Math.max(box, width), height: size.box };
  }

  /** The y where the edges below a node begin: below its board, if it has one. @param {number} node */
  #bottom(node) {
    const board = boardPlace(this.show, node);
    return board === null
      ? this.show.at.y(node) + this.size(node).height / 2
      : board.y + board.height;
  }

  /** The ends of the edge to a node. @param {number} node */
  ends(node) {
    const { at } = this.show;
    const parent = this.nodes.parent[node];
    const { box, height } = this.size(node);
    const top = (this.nodes.leaf[node] ? box : height) / 2;
    return {
      x1: at.x(parent),
      y1: this.#bottom(parent),
      x2: at.x(node),
      y2: at.y(node) - top,
    };
  }
}

/** The sign for a merit as a bound of the root's value, in the view of MAX. @param {Search} search */
function meritSign({ overview }) {
  return overview.view === 'max' ? '≤' : '≥';
}
