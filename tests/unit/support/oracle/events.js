/** @import { Placed } from './order.js' */
/** @import { Entry, Says } from './table.js' */
/** @import { End, Window } from './windows.js' */

/**
 * The events of a search, seen by MAX.
 *
 * @typedef {'full' | 'null-window' | 're-search'} As
 * @typedef {'given' | 'static' | 'zero' | 'depth'} Source of a first guess
 *
 * @typedef {{depth: number, value: number, best: number | null}} Finished
 * @typedef {object} Search a search of the root
 * @property {number} number
 * @property {number | null} depth
 * @property {Window | null} window
 * @property {'deeper' | 'guess' | 'failed-low' | 'failed-high' | 'test'} why
 * @property {{least: number, most: number} | null} known
 * @property {Finished | null} finished
 * @property {number | null} returned by the search of the root before
 * @property {number | null} guess
 * @property {Source | null} source
 *
 * @typedef {{kind: 'iterate', search: Search}} Iterate
 * @typedef {{kind: 'enter', node: number, as: As, window: Window | null, visit: number,
 *   part: 'pv' | 'cut' | 'all' | null, tested: number | null}} Enter
 *   `tested` is what the child is to be better than, or has been shown to be
 * @typedef {{kind: 'order', node: number, placed: Placed[]}} Order
 * @typedef {{kind: 'evaluate', node: number, value: number}} Evaluate
 * @typedef {{kind: 'improve', node: number, child: number, value: number, previous: number | null,
 *   from: number | null, free: boolean}} Improve
 * @typedef {{kind: 'cutoff', node: number, best: number, end: End, skipped: number}} Cutoff
 * @typedef {{kind: 'assume', node: number, skipped: number}} Assume
 * @typedef {{kind: 'probe', node: number, entry: Entry | null, wanted: number, window: Window,
 *   effect: 'none' | 'return' | 'raises-own' | 'lowers-other'}} Probe
 * @typedef {{kind: 'store', node: number, alone: Says | null, entry: Entry, lost: number | null, refused: boolean}} Store
 * @typedef {{kind: 'leave', node: number, value: number, best: number, says: Says | null, known: boolean,
 *   present: number | null, improves: boolean, again: boolean, exactAnyway: boolean}} Leave
 * @typedef {{kind: 'open', node: number, merit: number, before: number | null}} Opened
 * @typedef {{kind: 'solve', node: number, merit: number, child: number | null, was: number | null,
 *   left: number[]}} Solved `left` are the merits of what is left on the list
 * @typedef {{kind: 'purge', node: number, merit: number, solved: boolean, above: number}} Purged
 *
 * @typedef {(Iterate & {node: 0}) | Enter | Order | Evaluate | Improve | Cutoff | Assume | Probe | Store | Leave
 *   | Opened | Solved | Purged} TraceEvent
 */

export {};
