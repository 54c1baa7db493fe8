/** One look at a search: what all parts of a scene ask for. */

import { fontSize, leafWidth, nodeSize, scaleOf } from '../layout/sizes.js';
import { alike } from './positions.js';

/** The phases of a node, as the core numbers them. */
export const PHASE = { unreached: 0, active: 1, finished: 2, skipped: 3 };

/** As what a node was entered, as the core numbers it. */
export const KIND = { none: 0, full: 1, nullWindow: 2, reSearch: 3 };

/** Rows that are closer than this have no room for words and marks. */
export const LEAST_ROW = 40;

/** More nodes than this of a solution tree are not picked out where all lie close. */
const MOST_MARKED = 400;

/**
 * @typedef {import('./scene.js').Show} Show
 * @typedef {import('./scene.js').Colour} Colour
 */

export class Look {
  /** @param {Show} show */
  constructor(show) {
    this.show = show;
    this.nodes = show.search.nodes;
    const { moment, step, search } = show;
    const { fact } = moment;
    this.cutoff = fact.kind === 'cutoff' ? fact : null;
    this.bestFirst = search.overview.bestFirst;
    this.meritSign = meritSign(search);
    // The nodes of a best-first search are not nested: its path says nothing.
    this.path = new Set(this.bestFirst ? [] : moment.path.map((frame) => frame.node));
    this.ended = step === search.overview.steps;
    this.line = new Set(this.ended && !show.blank ? search.overview.principalVariation : []);
    this.solution = new Set(show.open?.solution);
    this.listed = new Set(show.open?.states.map(({ node }) => node));
    this.alike = new Set(alike(this.nodes, show.hover ?? show.focus));
  }

  /** The nodes that are to be seen wherever they lie: what the step is about, and what was found. */
  marked() {
    const { moment, at, focus, hover } = this.show;
    const all = [moment.node, this.cutoff?.by, focus, hover].filter(
      (node) => typeof node === 'number',
    );
    const found = [...this.path, ...this.line, ...this.alike];
    // The whole of it might be half the tree.
    const solution = this.solution.size > MOST_MARKED ? [] : this.solution;
    return [...all, ...found, ...solution].filter((node) => !Number.isNaN(at.x(node)));
  }

  /** Whether the step is about it, or it is pointed at. @param {number} node */
  isMarked(node) {
    return this.isAsked(node) || this.path.has(node) || this.line.has(node);
  }

  /** At which scale a node is drawn. @param {number} node */
  scale(node) {
    return scaleOf(this.show.at, node);
  }

  /** How large its shape is. @param {number} node */
  size(node) {
    return nodeSize({ k: this.scale(node), row: this.show.at.row });
  }

  /** How large its value is written. @param {number} node */
  font(node) {
    return fontSize({ k: this.scale(node), row: this.show.at.row });
  }

  /** How far it is to its neighbour in its row, on the screen. @param {number} node */
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

  /** Whether the search that is going on goes no deeper than this node. @param {number} node */
  endsAt(node) {
    const { depth } = this.show.moment;
    const { leaf, ends } = this.nodes;
    if (depth === null) return ends[node] === 1;
    return leaf[node] === 1 || this.nodes.depth[node] >= depth;
  }

  /**
   * Whether this is a state of a best-first search that is still to be searched. What is about to be
   * thrown away is on the list too.
   * @param {number} node
   */
  isLive(node) {
    return this.listed.has(node) && this.phase(node) === PHASE.active;
  }

  /** Whether the search that is going on never comes here. @param {number} node */
  isBeyond(node) {
    const parent = this.nodes.parent[node];
    return parent >= 0 && this.endsAt(parent);
  }

  /**
   * Whether a node was entered with a null window in its latest visit: that of a test, or of a node above,
   * whose search is a full one of what the test leaves.
   * @param {number} node
   */
  isTested(node) {
    for (let at = node; at >= 0; at = this.nodes.parent[at]) {
      const { kind } = this.show.states.of(at);
      if (kind !== KIND.full) return kind === KIND.nullWindow;
    }
    return false;
  }

  /** Whether somebody looks at this node just now. @param {number} node */
  isAsked(node) {
    return this.isPointed(node) || this.hasHalo(node);
  }

  /** @param {number} node */
  isPointed(node) {
    return node === this.show.focus || node === this.show.hover;
  }

  /**
   * Whether a subtree that was skipped begins here. Where the table has answered for the parent, nobody
   * cut anything.
   * @param {number} node
   */
  isCut(node) {
    const parent = this.nodes.parent[node];
    const begins = this.phase(node) === PHASE.skipped && this.phase(parent) !== PHASE.skipped;
    return begins && !this.show.states.of(parent).known;
  }

  /** @param {number} node */
  hasHalo(node) {
    return [this.show.moment.node, this.cutoff?.by].includes(node);
  }

  /** How large a node is drawn. @param {number} node */
  extent(node) {
    const size = this.size(node);
    if (!this.nodes.leaf[node]) return size;
    const width = leafWidth(this.nodes.value(node) ?? '', this.font(node), this.gap(node));
    return { width: Math.max(size.box, width), height: size.box };
  }

  /** Where the edge to a node begins and ends. @param {number} node */
  ends(node) {
    const { at } = this.show;
    const parent = this.nodes.parent[node];
    const { box, height } = this.size(node);
    const top = (this.nodes.leaf[node] ? box : height) / 2;
    return {
      x1: at.x(parent),
      y1: at.y(parent) + this.size(parent).height / 2,
      x2: at.x(node),
      y2: at.y(node) - top,
    };
  }
}

/**
 * As what a merit bounds the value of the root: from above in the view of MAX.
 * @param {import('../engine/search.js').Search} search
 */
function meritSign({ overview, nodes }) {
  const ofRoot = overview.algorithm === 'sss-star';
  return ofRoot === (nodes.max[0] === 1) ? '≤' : '≥';
}
