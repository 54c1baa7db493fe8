/** The critical tree alone: what is searched, what is left out, and what that shows. */

import { Walk } from './walk.js';

/** @import { Says } from './table.js' */
/** @import { Frame } from './windows.js' */

/**
 * @typedef {'pv' | 'cut' | 'all'} Part
 * @typedef {{best: number, least: number, most: number, sure: boolean}} Worth seen by MAX; `sure` where the
 *   child that the best value came from is known to be worth that to the mover
 */

/** The part of the first child, and of those after it. @type {Record<Part, [Part, Part | null]>} */
const PARTS = { pv: ['pv', 'cut'], cut: ['all', null], all: ['cut', 'cut'] };

export class Minimal extends Walk {
  /**
   * @param {number} node
   * @param {Part} part
   * @returns {Worth}
   */
  part(node, part) {
    this.visits[node] = (this.visits[node] ?? 0) + 1;
    const present = this.path.at(-1)?.best ?? null;
    const above = this.path.at(-1)?.node;
    /** @type {Frame} */
    const frame = {
      node,
      best: null,
      free: true,
      gift: null,
      limit: null,
      line: [],
      settled: true,
    };
    this.path.push(frame);
    const visit = this.visits[node];
    this.events.push({
      ...{ kind: 'enter', node, as: 'full', window: null, visit, part, tested: null },
    });
    const shown = this.rules.ends(node) ? this.#leaf(node) : this.#below(frame, part);
    this.path.pop();
    const { best } = shown;
    const improves = above !== undefined && this.better(above, best, present);
    this.events.push({
      ...{
        kind: 'leave',
        node,
        value: best,
        best,
        says: saysOf(shown, this.rules.isMax(node)),
        known: false,
        present,
      },
      ...{ improves, again: false, exactAnyway: false },
    });
    return shown;
  }

  /** @param {number} node */
  #leaf(node) {
    const value = this.evaluate(node);
    return { best: value, least: value, most: value, sure: true };
  }

  /**
   * @param {Frame} frame
   * @param {Part} part
   * @returns {Worth}
   */
  #below(frame, part) {
    const { node } = frame;
    const order = this.ordered(node);
    const isMax = this.rules.isMax(node);
    /** @type {Worth[]} */
    const found = [];
    let sure = false;
    for (const [at, child] of order.entries()) {
      const next = PARTS[part][at === 0 ? 0 : 1];
      if (next === null) {
        this.events.push({ kind: 'assume', node, skipped: order.length - at });
        break;
      }
      const shown = this.part(child, next);
      found.push(shown);
      const previous = frame.best;
      if (!this.better(node, shown.best, previous)) continue;
      frame.best = shown.best;
      sure = isMax ? shown.least >= shown.best : shown.most <= shown.best;
      this.events.push({
        ...{ kind: 'improve', node, child, value: shown.best, previous, from: null, free: true },
      });
    }
    const pick = isMax ? Math.max : Math.min;
    const least = pick(...found.map((each) => each.least));
    const most = pick(...found.map((each) => each.most));
    const best = frame.best ?? Number.NaN;
    if (found.length === order.length) return { best, least, most, sure };
    // A child that is left out may be worth anything to the mover.
    return isMax
      ? { best, least, most: Number.POSITIVE_INFINITY, sure }
      : { best, least: Number.NEGATIVE_INFINITY, most, sure };
  }
}

/**
 * The meaning of a best value. If it is bounded from both sides, but by another child, the mover is not known
 * to have the move that it came from.
 * @param {Worth} shown
 * @param {boolean} isMax
 * @returns {Says | null}
 */
function saysOf({ best, least, most, sure }, isMax) {
  const [low, high] = [best <= least, best >= most];
  if (low && high) return sure ? 'exact' : isMax ? 'most' : 'least';
  if (low) return 'least';
  return high ? 'most' : null;
}
