/** A search that asks the transposition table, and fills it. */

import { Base } from './base.js';

/** @import { Entry, Says } from './table.js' */
/** @import { Frame, Window } from './windows.js' */

export class Remembering extends Base {
  /**
   * Asks the table, and says what it answers if that is enough.
   * @param {Frame} frame
   * @param {Window} window
   * @returns {{value: number, says: Says} | null}
   */
  ask(frame, window) {
    if (this.table === null) return null;
    const { node } = frame;
    const wanted = this.plies(node, this.heightBelow(node));
    const entry = this.table.get(node) ?? null;
    const effect = entry === null ? 'none' : this.#effect(node, entry, wanted, window);
    this.events.push({ kind: 'probe', node, entry, wanted, window, effect });
    if (entry === null) return null;
    const { value, says } = entry;
    const move = this.table.move(node);
    const least = says === (this.rules.isMax(node) ? 'least' : 'most');
    if (effect === 'return' && says === 'exact') frame.line = this.lineFrom(node, value);
    // At the horizon only a deeper entry has a move, which would lead beyond it.
    else if (least && effect !== 'none')
      frame.line = move === undefined || this.rules.ends(node) ? [] : [move];
    if (effect === 'raises-own') frame.best = value;
    if (effect === 'lowers-other') frame.limit = value;
    return effect === 'return' ? { value, says } : null;
  }

  /** Whether an entry is as deep as it must be. @param {number} depth @param {number} wanted */
  answers(depth, wanted) {
    return this.options.reuse === 'at-least' ? depth >= wanted : depth === wanted;
  }

  /**
   * @param {number} node
   * @param {Entry} entry
   * @param {number} wanted
   * @param {Window} window
   */
  #effect(node, { depth, says, value }, wanted, { alpha, beta }) {
    if (!this.answers(depth, wanted)) return 'none';
    if (says === 'exact') return 'return';
    const isMax = this.rules.isMax(node);
    if (says === 'least') {
      if (value >= beta.value) return 'return';
      if (value <= alpha.value) return 'none';
      return isMax ? 'raises-own' : 'lowers-other';
    }
    if (value <= alpha.value) return 'return';
    if (value >= beta.value) return 'none';
    return isMax ? 'lowers-other' : 'raises-own';
  }

  /** @param {Frame} frame @param {number} value @param {Says} says @returns {Says} */
  keep(frame, value, says) {
    if (this.table === null) return says;
    const { node } = frame;
    const most = says === (this.rules.isMax(node) ? 'most' : 'least');
    const move = most ? -1 : this.tree.children[node].indexOf(frame.line[0] ?? -1);
    const depth = this.plies(node, this.heightBelow(node));
    const put = this.table.put({ node, depth, value, says, move });
    const alone = put.entry.says === says ? null : says;
    if (put.entry.says === 'exact' && says !== 'exact') frame.line = this.lineFrom(node, value);
    this.events.push({ kind: 'store', node, alone, ...put });
    return put.entry.says;
  }

  /** The best moves on from a node that is worth so much, as far as the table knows them. @param {number} from @param {number} value */
  lineFrom(from, value) {
    /** @type {number[]} */
    const line = [];
    for (let node = from; !this.rules.ends(node); ) {
      const entry = this.table?.get(node);
      const move = this.table?.move(node);
      const bound = this.rules.isMax(node) ? 'most' : 'least';
      const wanted = this.plies(node, this.heightBelow(node));
      const sure = entry?.depth === wanted && entry.value === value && entry.says !== bound;
      if (!sure || move === undefined) break;
      line.push(move);
      node = move;
    }
    return line;
  }
}
