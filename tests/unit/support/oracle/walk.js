/**
 * Another depth-first search: it sees everything with MAX’s eyes, knows no negamax, and reads α and β off the
 * path. Which of the published searches it is, its options say.
 */

import { Remembering } from './memory.js';
import { compare } from './rules.js';
import { isNull, OPEN, shownWindow, testWindow } from './windows.js';

/** @import { As } from './events.js' */
/** @import { Says } from './table.js' */
/** @import { End, Frame, Window } from './windows.js' */

/**
 * How a node is entered.
 * @typedef {object} Way
 * @property {As} as
 * @property {boolean} [free] without a window
 * @property {Window} [gift] with a window of its parent’s making
 * @property {number} [tested] what it is to be better than, or has been shown to be
 * @property {(value: number) => boolean} [again] whether it is searched again if it returns this
 * @property {(value: number) => boolean} [exactAnyway] whether it would be, were this not exact anyway
 */

/** Those that enter nodes without a window. */
const FREE = ['minimax', 'negamax', 'one-ply', 'scout', 'minimal'];

export class Walk extends Remembering {
  /** Searches the root. @param {As} as @param {Window} [window] */
  search(as, window = OPEN) {
    this.root = window;
    return this.visit(0, { as, free: FREE.includes(this.walker) });
  }

  /**
   * @param {number} node
   * @param {Way} way
   * @returns {{value: number, line: number[]}}
   */
  visit(node, way) {
    const { as, free = false, gift = null, tested = null } = way;
    this.visits[node] = (this.visits[node] ?? 0) + 1;
    /** @type {Frame} */
    const frame = { node, best: null, free, gift, limit: null, line: [], settled: true };
    this.path.push(frame);
    const entry = free ? null : this.window();
    const visit = this.visits[node];
    this.events.push({ kind: 'enter', node, as, window: entry, visit, part: null, tested });
    const known = entry === null ? null : this.ask(frame, entry);
    if (known !== null)
      return this.#leave(frame, way, { ...known, best: known.value, known: true });
    if (this.rules.ends(node)) {
      const value = this.evaluate(node);
      frame.best = value;
      if (this.table !== null && this.options.leaves !== 'not') this.keep(frame, value, 'exact');
      return this.#leave(frame, way, { value, best: value, says: 'exact', known: false });
    }
    this.#children(frame);
    return this.#done(frame, way, entry);
  }

  /** @param {Frame} frame */
  #children(frame) {
    const { node } = frame;
    const order = this.ordered(node);
    for (const [at, child] of order.entries()) {
      const found = this.#child(frame, child, at);
      if (found === null) continue;
      const before = this.#before(frame);
      const improves = this.better(node, found.value, frame.best);
      const previous = frame.best;
      if (improves) {
        frame.best = found.value;
        frame.line = [child, ...found.line];
      }
      const closes = !frame.free && this.#closes(node, frame.best ?? Number.NaN, before.other);
      if (improves) this.#improved(frame, { child, previous, before, closes });
      if (!closes) continue;
      const skipped = order.length - at - 1;
      const best = frame.best ?? Number.NaN;
      this.events.push({ kind: 'cutoff', node, best, end: before.other, skipped });
      frame.settled = false;
      this.ordering.cut(node, child, this.plies(node, this.height - this.tree.depth[node]));
      return;
    }
  }

  /** The mover’s own end of the window, and the other’s. @param {Frame} frame */
  #before(frame) {
    const { alpha, beta } = frame.free ? OPEN : this.window();
    return this.rules.isMax(frame.node) ? { own: alpha, other: beta } : { own: beta, other: alpha };
  }

  /**
   * @param {Frame} frame
   * @param {{child: number, previous: number | null, before: {own: {value: number}}, closes: boolean}} about
   */
  #improved({ node, best, free }, { child, previous, before, closes }) {
    const value = best ?? Number.NaN;
    const stays = closes && this.options.bound === 'after';
    const moves = !free && !stays && this.better(node, value, before.own.value);
    const from = moves ? before.own.value : null;
    this.events.push({ kind: 'improve', node, child, value, previous, from, free });
  }

  /**
   * Whether a best value closes the window at the other’s end.
   * @param {number} node
   * @param {number} best
   * @param {{value: number}} end
   */
  #closes(node, best, end) {
    const past = compare(best, end.value) * (this.rules.isMax(node) ? 1 : -1);
    return this.options.cut === 'gt' && this.isPlain() ? past > 0 : past >= 0;
  }

  /**
   * One child, searched once or twice; null if a test has shown that it is no better.
   * @param {Frame} frame
   * @param {number} child
   * @param {number} at
   */
  #child(frame, child, at) {
    if (frame.free) return this.#freeChild(frame, child, at);
    const scouts = this.walker === 'pvs' || this.walker === 'negascout';
    const now = this.window();
    if (!scouts || at === 0 || isNull(this.tree, now)) return this.visit(child, { as: 'full' });
    const { node } = frame;
    const isMax = this.rules.isMax(node);
    const gift = testWindow(this.tree, now, node, isMax);
    const inside = (/** @type {number} */ value) => {
      return value > now.alpha.value && value < now.beta.value;
    };
    const sure = this.walker === 'negascout' && this.#isExactAnyway(child);
    const found = this.visit(child, {
      as: 'null-window',
      gift,
      tested: isMax ? now.alpha.value : now.beta.value,
      again: (value) => inside(value) && !sure,
      exactAnyway: (value) => inside(value) && sure,
    });
    if (!inside(found.value) || sure) return found;
    const window = shownWindow(now, node, isMax, found.value);
    return this.visit(child, { as: 're-search', gift: window, tested: found.value });
  }

  /** A child of a node without a window: SCOUT tests all but the first. @param {Frame} frame @param {number} child @param {number} at */
  #freeChild({ node, best }, child, at) {
    if (this.walker !== 'scout' || at === 0 || best === null) {
      return this.visit(child, { as: 'full', free: true });
    }
    const isMax = this.rules.isMax(node);
    /** @type {End} */
    const own = { value: best, by: node, kind: 'best' };
    const now = isMax ? { ...OPEN, alpha: own } : { ...OPEN, beta: own };
    // An end that is open is nobody’s.
    const gift = testWindow(this.tree, Number.isFinite(best) ? now : infinite(now), node, isMax);
    const again = (/** @type {number} */ value) => this.better(node, value, best);
    const { value } = this.visit(child, { as: 'null-window', gift, tested: best, again });
    return again(value) ? this.visit(child, { as: 're-search', free: true, tested: best }) : null;
  }

  /** Whether the search ends at a node, or at every child of it. @param {number} node */
  #isExactAnyway(node) {
    const { ends } = this.rules;
    return ends(node) || this.tree.children[node].every((child) => ends(child));
  }

  /**
   * @param {Frame} frame
   * @param {Way} way
   * @param {Window | null} entry
   */
  #done(frame, way, entry) {
    const { node } = frame;
    const best = frame.best ?? Number.NaN;
    if (entry === null) {
      return this.#leave(frame, way, { value: best, best, says: 'exact', known: false });
    }
    const [low, high] = [entry.alpha.value, entry.beta.value];
    const value = this.clamped(best, { low, high }, this.rules.isMax(node));
    const said = this.says(best, value, entry);
    const says = this.table === null || said === null ? said : this.keep(frame, value, said);
    if (says === 'exact' && frame.line.length > 0) {
      const plies = this.plies(node, this.height - this.tree.depth[node]);
      this.ordering.served(node, frame.line[0], plies);
    }
    return this.#leave(frame, way, { value, best, says, known: false, entry });
  }

  /**
   * @param {Frame} frame
   * @param {Way} way
   * @param {{value: number, best: number, says: Says | null, known: boolean, entry?: Window}} about
   */
  #leave(frame, way, { value, best, says, known, entry }) {
    const { node } = frame;
    this.path.pop();
    const above = this.path.at(-1);
    const present = above?.best ?? null;
    const again = way.again?.(value) ?? false;
    const exactAnyway = way.exactAnyway?.(value) ?? false;
    const better = above !== undefined && this.better(above.node, value, present);
    const improves = better && !again;
    const means = { present, improves, again, exactAnyway };
    this.events.push({ kind: 'leave', node, value, best, says, known, ...means });
    frame.settled ||= says === 'exact';
    if (this.#failedLow(node, best, says, entry) && !frame.settled) frame.line = [];
    if (above !== undefined) above.settled &&= frame.settled;
    return { value, line: frame.line };
  }

  /** Whether a node’s mover did no better than it had to. @param {number} node @param {number} best @param {Says | null} says @param {Window} [entry] */
  #failedLow(node, best, says, entry) {
    const isMax = this.rules.isMax(node);
    if (this.table !== null) return says === (isMax ? 'most' : 'least');
    if (entry === undefined) return false;
    if (!isMax) return best >= entry.beta.value;
    // No value is below −∞: one that shall be at least that is never too low.
    return best <= entry.alpha.value && entry.beta.value > Number.NEGATIVE_INFINITY;
  }
}

/** A window whose closed end is infinite, and so nobody’s. @param {Window} window @returns {Window} */
function infinite({ alpha, beta }) {
  return {
    alpha: { ...alpha, by: alpha.value === OPEN.alpha.value ? null : alpha.by },
    beta: { ...beta, by: beta.value === OPEN.beta.value ? null : beta.by },
  };
}
