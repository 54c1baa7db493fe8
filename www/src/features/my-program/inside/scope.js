/** What a program in JavaScript finds around it. */

import { Refused } from './guard.js';
import { shown } from './shown.js';

/** @import { Given } from '../run.js' */
/** @import { Noting } from './noting.js' */
/** @import { Spending } from './spending.js' */
/** @import { Telling } from './telling.js' */

/** A node, as a program may make its own too. */
class Tree {
  /** @param {string} name @param {number | null} value @param {Tree[]} children */
  constructor(name = '', value = null, children = []) {
    this.name = name;
    this.value = value;
    this.children = children;
  }
}

/** The infinities come as texts. @param {number | string | null} value */
const finite = (value) =>
  typeof value === 'string' ? Number(value.replace('inf', 'Infinity')) : value;

/** @param {Given['tree']} tree @returns {Tree} */
const made = ([value, name, children]) => new Tree(name, finite(value), children.map(made));

/**
 * @param {Pick<Given, 'tree' | 'tables'>} given
 * @param {{telling: Telling, noting: Noting, spending: Pick<Spending, 'turn'>}} with_
 */
export function scopeFor(given, { telling, noting, spending }) {
  const tree = made(given.tree);
  noting.noteAll(tree);
  const print = (/** @type {unknown[]} */ ...all) =>
    telling.print(`${all.map((each) => shown(each)).join(' ')}\n`);
  return {
    Tree,
    tree,
    tables: given.tables,
    trace: traceFor(telling, noting),
    console: { log: print, info: print, warn: print, error: print, debug: print },
    $plyscope: {
      call: (/** @type {string} */ name, /** @type {unknown[]} */ all) => {
        noting.call(name, all);
        return { value: undefined };
      },
      leave: (/** @type {{value: unknown}} */ call) => noting.leave(call.value),
      turn: (/** @type {number} */ count) => spending.turn(count),
      refuse: (/** @type {string} */ name) => {
        telling.refuse(name);
        throw new Refused(name);
      },
      // What waits for nothing else comes before the end.
      end: () => setTimeout(() => telling.end({ kind: 'end' })),
    },
  };
}

/** @param {Telling} telling @param {Noting} noting */
const traceFor = (telling, noting) => ({
  /** @param {unknown} node @param {number} [alpha] @param {number} [beta] */
  enter: (node, alpha, beta) =>
    telling.tell(['enter', noting.numberOf(node), alpha ?? null, beta ?? null]),
  /** @param {unknown} node @param {number} value */
  evaluate: (node, value) => telling.tell(['evaluate', noting.numberOf(node), value]),
  /** @param {unknown} node @param {number} value */
  leave: (node, value) => telling.tell(['leave', noting.numberOf(node), value]),
  /** @param {number} value */
  result: (value) => telling.tell(['result', value]),
});
