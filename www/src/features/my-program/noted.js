/**
 * What a program did, made of what was noted: which of its calls is the search, and what that entered and evaluated. Pure.
 *
 * A program that looks at a node for the first time in a call of its search with that node enters it. A function searches if it calls
 * itself; one that a search calls between, with a node, searches too.
 */

/** @import { Snapshot, Told } from './inside/telling.js' */

/**
 * What a program did; `isNoted`: it has not said so itself.
 * @typedef {({event: 'enter', node: number, alpha?: number, beta?: number} | {event: 'evaluate' | 'leave', node: number, value: number})
 *   & {isNoted?: boolean}} Event
 */

/**
 * A search of a program.
 * @typedef {object} Searched
 * @property {string} name of the function; empty if there is none
 * @property {Snapshot} tree as it was when it began
 * @property {Event[]} events
 * @property {number | null} value that it returned
 * @property {boolean} isExplicit whether the program itself has told windows or values
 */

/** A call of a function that was given a node. @typedef {{name: string, node: number, at: number, end: number, value: number | null, calls: Call[]}} Call */

/** A part of what was told: an outermost call, or all that is in none. @typedef {{call: Call | null, from: number, told: Told[], tree: Snapshot | null}} Part */

/**
 * The searches that a program made, in order: every outermost call that took the value of a leaf.
 * @param {readonly Told[]} told
 * @param {Snapshot} given the tree that the program was given
 * @returns {Searched[]}
 */
export function searchesIn(told, given) {
  return partsOf(told)
    .map((part) => searchedIn(part, given))
    .filter((each) => each !== null);
}

/** The search that counts: the last that returned a value, or else the last. @param {readonly Searched[]} searches */
export const searchOf = (searches) =>
  searches.findLast(({ value }) => value !== null) ?? searches.at(-1) ?? null;

/** @param {readonly Told[]} told @returns {Part[]} */
function partsOf(told) {
  /** @type {Part} */
  const outside = { call: null, from: 0, told: [], tree: null };
  /** @type {Part[]} */
  const parts = [];
  /** @type {Call[]} */
  const stack = [];
  for (const each of told) {
    if (each[0] === 'call' && stack.length === 0)
      parts.push({ call: null, from: 0, told: [], tree: null });
    const part =
      stack.length > 0 || each[0] === 'call' ? /** @type {Part} */ (parts.at(-1)) : outside;
    const at = part.told.length;
    if (each[0] === 'tree') part.tree ??= each[1];
    else part.told.push(each);
    if (each[0] === 'call') {
      const call = { name: each[1], node: each[2], at, end: Infinity, value: null, calls: [] };
      stack.at(-1)?.calls.push(call);
      if (stack.length === 0) part.call = call;
      stack.push(call);
    } else if (each[0] === 'return') {
      const call = stack.pop();
      if (call !== undefined) [call.end, call.value] = [at, each[1]];
    }
  }
  return [outside, ...parts];
}

/** @param {Part} part @param {Snapshot} given @returns {Searched | null} */
function searchedIn({ call, told, tree }, given) {
  const explicit = told.filter(([kind]) => ['enter', 'evaluate', 'leave'].includes(kind));
  const known = tree ?? given;
  const shape = shapeOf(known);
  const noted = tree === null ? [] : eventsOf(told, call, shape);
  const events = merged(noted, explicit, shape);
  if (!events.some(({ event }) => event === 'evaluate')) return null;
  const isExplicit = explicit.some(
    (each) => each[0] === 'leave' || (each[0] === 'enter' && each[2] !== null),
  );
  const said = told.findLast((each) => each[0] === 'result');
  const { name = '' } = call ?? {};
  const value = said?.[1] ?? call?.value ?? null;
  return {
    name,
    tree: known,
    events: events.map(({ at: _, ...event }) => event),
    value,
    isExplicit,
  };
}

/** @typedef {{numbers: Map<number, number>, isLeaf: boolean[]}} Shape the number in preorder of each node by its own, and which are leaves */

/** @param {Snapshot} tree @returns {Shape} */
function shapeOf(tree) {
  /** @type {Map<number, number>} */
  const numbers = new Map();
  /** @type {boolean[]} */
  const isLeaf = [];
  const visit = (/** @type {Snapshot} */ [node, , , children]) => {
    if (node !== 0 && !numbers.has(node)) numbers.set(node, isLeaf.length);
    isLeaf.push(children.length === 0);
    for (const child of children) visit(child);
  };
  visit(tree);
  return { numbers, isLeaf };
}

/** @typedef {Event & {at: number}} Placed */

/** Of each kind what the program says itself, if it does so at all. @param {Placed[]} noted @param {Told[]} explicit @param {Shape} shape @returns {Placed[]} */
function merged(noted, explicit, { numbers, isLeaf }) {
  const kinds = new Set(explicit.map(([kind]) => kind));
  const own = explicit.flatMap(
    /** @returns {Placed[]} */ (each) => {
      const [kind, given] = each;
      const node = typeof given === 'number' && given < 0 ? numbers.get(given) : given;
      if (typeof node !== 'number' || node >= isLeaf.length) return [];
      const at = placeOf.get(each) ?? 0;
      if (kind === 'enter') {
        const ends = each[2] === null || each[3] === null ? {} : { alpha: each[2], beta: each[3] };
        return [{ event: 'enter', node, ...ends, at }];
      }
      return kind === 'evaluate' || kind === 'leave'
        ? [{ event: kind, node, value: each[2], at }]
        : [];
    },
  );
  return [...noted.filter(({ event }) => !kinds.has(event)), ...own].sort((a, b) => a.at - b.at);
}

/** Where each thing was told. @type {WeakMap<Told, number>} */
const placeOf = new WeakMap();

/** @param {readonly Told[]} told @param {Call | null} call @param {Shape} shape @returns {Placed[]} */
function eventsOf(told, call, { numbers, isLeaf }) {
  const searching = call === null ? new Set() : searchingIn(call);
  const { begins, ends } = placedCalls(call);
  /** @type {Placed[]} */
  const events = [];
  /** @type {Visit[]} */
  const stack = [{ ...newVisit(call, searching), call: null }];
  for (const [at, each] of told.entries()) {
    placeOf.set(each, at);
    const begun = begins.get(at);
    if (begun !== undefined && searching.has(begun.name)) stack.push(newVisit(begun, searching));
    const ended = ends.get(at);
    if (ended !== undefined && searching.has(ended.name)) stack.pop();
    const [kind, own] = each;
    if (kind !== 'children' && kind !== 'value') continue;
    const node = numbers.get(own);
    if (node === undefined) continue;
    const visit = /** @type {Visit} */ (stack.at(-1));
    const isOwn = visit.call === null || visit.call.node === own;
    // What it enters later it has only glanced at.
    if (!isOwn && visit.later.has(own)) continue;
    if (!visit.entered.has(node)) {
      visit.entered.add(node);
      // A search that was called with a node has entered it, whoever looks again.
      if (isOwn || !stack.some(({ call: outer }) => outer?.node === own))
        events.push({ event: 'enter', node, isNoted: true, at });
    }
    const takes = isLeaf[node] || (isOwn && visit.call !== null && visit.later.size === 0);
    if (kind === 'value' && takes && !visit.evaluated.has(node)) {
      visit.evaluated.add(node);
      events.push({ event: 'evaluate', node, value: each[2], isNoted: true, at });
    }
  }
  return events;
}

/** A call of a search: what it entered and evaluated so far, and the nodes that it calls a search with. @typedef {{call: Call | null, entered: Set<number>, evaluated: Set<number>, later: Set<number>}} Visit */

/** @param {Call | null} call @param {Set<unknown>} [searching] @returns {Visit} */
function newVisit(call, searching = new Set()) {
  /** @type {Set<number>} */
  const later = new Set();
  const add = (/** @type {Call} */ each) => {
    if (searching.has(each.name)) later.add(each.node);
    else each.calls.forEach(add);
  };
  call?.calls.forEach(add);
  return { call, entered: new Set(), evaluated: new Set(), later };
}

/** The calls by where they begin, and by where they end. @param {Call | null} top */
function placedCalls(top) {
  /** @type {Map<number, Call>} */
  const begins = new Map();
  /** @type {Map<number, Call>} */
  const ends = new Map();
  const add = (/** @type {Call} */ call) => {
    begins.set(call.at, call);
    ends.set(call.end, call);
    call.calls.forEach(add);
  };
  if (top !== null) add(top);
  return { begins, ends };
}

/** The functions that search. @param {Call} top @returns {Set<string>} */
function searchingIn(top) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {string[]} */
  const stack = [];
  const visit = (/** @type {Call} */ call) => {
    const before = stack.lastIndexOf(call.name);
    if (before >= 0) for (const name of stack.slice(before)) found.add(name);
    stack.push(call.name);
    call.calls.forEach(visit);
    stack.pop();
  };
  visit(top);
  return found;
}
