/** The sentences that a step must have, worked out from the events as MAX sees them. */

import { driverOf, TURNED } from './oracle/drivers.js';
import { orderOf } from './oracle/order.js';
import { greatest, negated, rules, trueValues, worthBeyond } from './oracle/rules.js';
import { replay } from './oracle.js';
import { Flat, toNumber, write } from './trees.js';
import { openSentences, purgeSentences, solveSentences } from './truth/best-first.js';
import { enterSentences } from './truth/enter.js';
import { depthSentence, iterateSentences } from './truth/iterate.js';
import { leaveSentences } from './truth/leave.js';
import { orderSentences } from './truth/order.js';
import { probeSentences, storeSentences } from './truth/table.js';
import {
  assumeSentences,
  cutoffSentences,
  evaluateSentences,
  improveSentences,
} from './truth/values.js';

/** @import { Says } from './oracle/table.js' */
/** @import { Window } from './oracle/windows.js' */
/** @import { Plain } from './trees.js' */
/** @import { Expected } from './truth/about.js' */

/**
 * @typedef {object} World
 * @property {ReturnType<typeof rules>} rules
 * @property {number[]} values what every node is worth, seen by MAX
 * @property {{low: number, high: number}[]} worth the least and the greatest that a search may take for that
 */

/** A tree, a way to search it, and the truth about that search. */
export class Truth {
  /** The rules, and what every node is worth, by depth limit. @type {Map<string, World>} */
  #worlds = new Map();

  /**
   * @param {Plain} tree
   * @param {string} algorithm
   * @param {Readonly<Record<string, string>>} options
   */
  constructor(tree, algorithm, options) {
    this.tree = new Flat(tree);
    this.request = { tree: write(tree), algorithm, options };
    const { inner, walker } = driverOf(algorithm, options);
    this.inner = inner;
    this.walker = walker;
    this.turned = TURNED.includes(walker);
    this.deepens = algorithm === 'iterative-deepening';
    /** Whether deeper entries of the table answer too. */
    this.takesDeeper = options.reuse === 'at-least';
    /** At which depth a value is the true one. */
    this.trueAt = this.takesDeeper ? 'deeper' : this.deepens ? 'yes' : 'no';
    const { events, line } = replay(this.tree, algorithm, options);
    this.events = events;
    this.line = line;
    this.order = orderOf(algorithm, options, walker === 'negamax-tt');
    this.height = Math.max(...this.tree.depth);
    const plain = algorithm === 'one-ply' ? '1' : (options.depth ?? '');
    let depth = plain;
    /** The depth limit at each event. */
    this.limits = events.map((each) => {
      if (each.kind === 'iterate') depth = each.search.depth === null ? '' : `${each.search.depth}`;
      return depth;
    });
  }

  /** Rules and values down to a depth limit. @param {string} depth */
  world = (depth) => {
    const known = this.#worlds.get(depth);
    if (known !== undefined) return known;
    const options = { ...this.request.options, depth };
    const values = trueValues(this.tree, options);
    const worth = this.takesDeeper
      ? worthBeyond(this.tree, options)
      : values.map((value) => ({ low: value, high: value }));
    const world = { rules: rules(this.tree, options), values, worth };
    this.#worlds.set(depth, world);
    return world;
  };

  /** @param {number} node */
  isMax = (node) => this.world('').rules.isMax(node);

  /** @param {number} node */
  player = (node) => (this.isMax(node) ? 'MAX' : 'MIN');

  /** @param {number} node */
  label = (node) => this.tree.label[node];

  /** A score that the algorithm keeps at a node, seen by MAX; and the other way round. @type {(node: number, value: number) => number} */
  asMax = (node, value) => (this.turned && !this.isMax(node) ? negated(value) : value);

  /** The player from whose view the root’s scores are. */
  get viewer() {
    return this.turned ? this.player(0) : 'MAX';
  }

  /** A bound that the algorithm has at a node, as MAX would call it. @param {number} node @param {Says} says */
  bound(node, says) {
    if (says === 'exact') return 'exact';
    return (says === 'least') === (!this.turned || this.isMax(node)) ? 'lower' : 'upper';
  }

  /** The role of a node in the search, down to a depth limit. @param {number} node @param {string} depth */
  place(node, depth) {
    if (this.tree.children[node].length === 0) return 'leaf';
    if (!this.world(depth).rules.ends(node)) return 'interior';
    return this.deepens ? 'iteration' : 'horizon';
  }

  /** The window at a node, as the algorithm has it there. @param {number} node @param {Window} window */
  window(node, { alpha, beta }) {
    const turns = this.turned && !this.isMax(node);
    const [low, high] = turns ? [beta, alpha] : [alpha, beta];
    return { alpha: this.asMax(node, low.value), beta: this.asMax(node, high.value) };
  }

  /** A number out of a sentence. @param {string} text */
  number = (text) => {
    if (text === 'the greatest finite score') return greatest(this.tree);
    return text === 'the least finite score' ? -greatest(this.tree) : toNumber(text);
  };

  /**
   * The sentences of a step, one after the other.
   * @param {number} at which of the events
   * @returns {Expected[]}
   */
  expected(at) {
    const event = this.events[at];
    const about = {
      truth: this,
      depth: this.limits[at],
      isLast: at === this.events.length - 1,
    };
    switch (event.kind) {
      case 'iterate':
        return iterateSentences(event.search, about);
      case 'enter':
        return enterSentences(event, about);
      case 'order':
        return orderSentences(event, about);
      case 'evaluate':
        return evaluateSentences(event, about);
      case 'improve':
        return improveSentences(event, about);
      case 'cutoff':
        return cutoffSentences(event, about, this.rootWindow(at));
      case 'assume':
        return assumeSentences(event, about);
      case 'probe':
        return probeSentences(event, about);
      case 'store':
        return storeSentences(event, about);
      case 'leave':
        return leaveSentences(event, about);
      case 'open':
        return openSentences(event, about);
      case 'solve':
        return solveSentences(event, about);
      case 'purge':
        return purgeSentences(event, about);
    }
  }

  /**
   * The sentence about the move of a deepening search that is stopped at a step.
   * @param {number} at which of the events
   * @returns {Expected[]}
   */
  bestSoFar(at) {
    const { kind, node } = this.events[at];
    // When the root returns, a depth may be finished, and when a search begins, its own sentence says it.
    if (!this.deepens || kind === 'iterate' || (kind === 'leave' && node === 0)) return [];
    const last = this.events.slice(0, at).findLast((each) => each.kind === 'iterate');
    const finished = last?.kind === 'iterate' ? last.search.finished : null;
    return finished === null ? [] : [depthSentence(finished, this)];
  }

  /** The window with which the root was entered last. @param {number} at which of the events */
  rootWindow(at) {
    for (let before = at; before >= 0; before -= 1) {
      const each = this.events[before];
      if (each.kind === 'enter' && each.node === 0) return each.window;
    }
    return null;
  }
}
