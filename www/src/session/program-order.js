/** The order of children as a program can take it: it decides of which searches programs can be written. Pure. */

import { orderInfo } from '../engine/catalogue.js';
import { isTotal, ruleOf } from './choices.js';

/** @import { Search } from '../engine/search.js' */

/** The rules that pick single moves out, as programs can. */
const PICKING = ['pv', 'table', 'killer', 'refutation'];

/**
 * The rules for the order of children: the single moves that come first, and how the others stand.
 * @typedef {{picks: readonly ('pv' | 'table' | 'killer' | 'refutation')[], others: readonly string[]}} Order
 */

/**
 * The order of a search, as a program can take it; null if it depends on the history of moves, for which one has to know whether a
 * value is exact, or on more than the tree where it changes from visit to visit.
 * @param {Pick<Search, 'overview'>} search
 * @returns {Order | null}
 */
export function orderOf({ overview: { order, drive } }) {
  const all = order.split(',');
  const total = all.findIndex(isTotal);
  const rules = total < 0 ? all : all.slice(0, total + 1);
  const first = rules.findIndex((rule) => !PICKING.includes(rule));
  const count = first < 0 ? rules.length : first;
  const picks = /** @type {Order['picks']} */ (rules.slice(0, count));
  const others = rules.slice(count);
  if (others.some((rule) => orderInfo(ruleOf(rule))?.learns)) return null;
  const isFixed = others.length === 0 || ['as-written', 'reversed'].includes(others[0]);
  const repeats = drive === 'deepens' || picks.length > 0;
  return repeats && !isFixed ? null : { picks, others };
}
