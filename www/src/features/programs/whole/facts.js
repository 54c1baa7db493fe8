/** What a program has to know of a search besides its listing: the tree in literals, the numbers that are given, the order. Pure. */

import { LARGEST, NEG_INF, NO_SCORE, POS_INF } from '../../../engine/score.js';

/** @import { Search } from '../../../engine/search.js' */
/** @import { Order } from '../../../session/program-order.js' */
/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */

/** The most nodes of a tree that is written out. */
export const MOST_NODES = 5000;

/** @typedef {ReturnType<typeof factsOf>} Facts */

/** Whether sums of a driver can leave the range of scores. @param {Search} search */
export function isBounded(search) {
  const { units, length } = search.nodes;
  const given = givenTo(search);
  let most = 0;
  for (let node = 0; node < length; node += 1)
    if (units[node] !== NO_SCORE) most = Math.max(most, Math.abs(units[node]));
  const [guess, delta, gamma] = ['guess', 'δ', 'γ'].map((name) => Math.abs(given.get(name) ?? 0));
  return Math.max(most, guess) + delta > LARGEST || gamma > LARGEST;
}

/** The numbers that are given to the first routine, in units. @param {Search} search @returns {Map<string, number>} */
function givenTo(search) {
  const [frame] = search.code.running(1)?.frames ?? [];
  /** @type {Map<string, number>} */
  const given = new Map();
  for (const [name, { kind, value }] of frame?.values ?? [])
    if (kind === 'score' || kind === 'number') given.set(name, Number(value));
  return given;
}

/**
 * Everything that a program has to know.
 * @param {Search} search of no more than `MOST_NODES` nodes
 * @param {Order} order
 * @param {(node: number) => string} nameOf
 */
export function factsOf(search, order, nameOf) {
  const { nodes, overview, request } = search;
  const { length, parent, depth, end } = nodes;
  const options = { .../** @type {Record<string, string>} */ (request.options ?? {}) };
  const children = childrenOf(search, order);
  const deepens = overview.drive === 'deepens';
  const units = Array.from(nodes.units);
  const isTest = overview.drive === 'tests';
  const gamma = givenTo(search).get('γ');
  return {
    length,
    children,
    values: units.map((value) => (value === NO_SCORE ? null : value)),
    parent: Array.from(parent),
    depth: Array.from(depth),
    end: Array.from(end),
    height: heightsOf(parent),
    place: placesOf(children, Array.from(end)),
    position: Array.from(nodes.position ?? units.keys()),
    decimals: overview.decimals,
    rootIsMax: nodes.max[0] === 1,
    /** Whether the value of the root has to be turned to be MAX's. */
    turned: overview.perspective === 'side-to-move' && nodes.max[0] === 0,
    limit: deepens || options.depth === undefined ? null : limitIn(options.depth),
    deepens,
    picks: order.picks,
    move: movesOf(search),
    killers: Number(options.killers ?? 2),
    hasTable: overview.hasTable,
    keepsLines: overview.hasTable || deepens,
    size: Math.min(Number(options.table ?? length), length),
    keepsDeeper: options.replace === 'deeper',
    bestFirst: overview.bestFirst,
    call: callOf(search),
    moves: children[0].map(nameOf),
    test: isTest && gamma !== undefined ? gamma : null,
  };
}

/** A limit that is as good as none is the height. @param {string} depth */
const limitIn = (depth) => Math.min(Number(depth), 65_535);

/** The children of each node, in the order that the search takes them without single moves that come first. @param {Search} search @param {Order} order */
function childrenOf(search, { picks, others }) {
  const { nodes, overview } = search;
  const children = Array.from({ length: nodes.length }, (_, node) =>
    Array.from(nodes.children(node)),
  );
  if (others[0] === 'reversed') return children.map((all) => all.reverse());
  if (others.length === 0 || others[0] === 'as-written' || picks.length > 0) return children;
  // The search has put them in order where it came.
  for (let step = 1; step <= overview.steps; step += 1) {
    const { fact, node, order } = search.ask((study) => study.moment(step));
    if (fact.kind === 'order' && order !== null && node !== null)
      children[node] = order.map((child) => child.node);
  }
  return children;
}

/** The move that leads to each node, from 1; moves of one name are the same, and so are those without one in one place. @param {Search} search */
function movesOf({ nodes }) {
  /** @type {Map<string | number, number>} */
  const numbers = new Map();
  return Array.from({ length: nodes.length }, (_, node) => {
    if (node === 0) return 0;
    const move = nodes.move(node) ?? nodes.place(node).place;
    const number = numbers.get(move) ?? numbers.size + 1;
    numbers.set(move, number);
    return number;
  });
}

/** The plies below each node. @param {Int32Array} parent */
function heightsOf(parent) {
  const heights = Array.from(parent, () => 0);
  for (let node = parent.length - 1; node > 0; node -= 1)
    heights[parent[node]] = Math.max(heights[parent[node]], heights[node] + 1);
  return heights;
}

/** The place of each node from the left, in the order of the search. @param {number[][]} children @param {number[]} end */
function placesOf(children, end) {
  const places = children.map(() => 0);
  for (const [node, all] of children.entries()) {
    let place = places[node] + 1;
    for (const child of all) {
      places[child] = place;
      place += end[child] - child;
    }
  }
  return places;
}

/** The call that begins the search, with its numbers put in. @param {Search} search @returns {Expression} */
function callOf(search) {
  const { call, routines } = search.code.listing;
  const given = givenTo(search);
  if (call.kind !== 'call-routine') return call;
  return { ...call, given: call.given.map((each, at) => put(each, at)) };

  /** @param {Expression} expression @param {number} at @returns {Expression} */
  function put(expression, at) {
    if (expression.kind !== 'name') return expression;
    if (expression.name === 'root') return { kind: 'number', number: 0 };
    const own = routines[0].parameters[at];
    return scoreOf(given.get(own) ?? given.get(expression.name) ?? 0);
  }
}

/** @param {number} units @returns {Expression} */
function scoreOf(units) {
  if (units === POS_INF) return { kind: 'infinity' };
  if (units === NEG_INF) return { kind: 'minus', part: { kind: 'infinity' } };
  /** @type {Expression} */
  const number = { kind: 'number', number: Math.abs(units) };
  return units < 0 ? { kind: 'minus', part: number } : number;
}
