/** What the sentence of a step has to say, worked out from what happened as MAX sees it. */

import { negated, replay, rules, trueValues } from './oracle.js';
import { Flat, write } from './trees.js';

/** @typedef {import('./oracle.js').Happening} Happening */
/** @typedef {import('./oracle.js').End} End */
/** @typedef {{id: string, parameters: Record<string, unknown>}} Expected */

/** A tree, a way to search it, and everything that is true of that search. */
export class Truth {
  /**
   * @param {import('./trees.js').Plain} tree
   * @param {string} algorithm
   * @param {Readonly<Record<string, string>>} options
   */
  constructor(tree, algorithm, options) {
    this.tree = new Flat(tree);
    this.request = { tree: write(tree), algorithm, options };
    this.rules = rules(this.tree, options);
    this.values = trueValues(this.tree, options);
    this.happenings = replay(this.tree, algorithm, options);
    this.turned = algorithm.startsWith('negamax');
    this.cuts = algorithm.endsWith('alpha-beta');
  }

  /** @param {number} node */
  player = (node) => (this.rules.isMax(node) ? 'MAX' : 'MIN');

  /** @param {number} node */
  label = (node) => this.tree.label[node];

  /** A score that the algorithm keeps at a node, seen by MAX. @param {number} node */
  seen(node, /** @type {number} */ value) {
    return this.turned && !this.rules.isMax(node) ? negated(value) : value;
  }

  /** The window at a node, as the algorithm has it there. */
  window(/** @type {number} */ node, /** @type {{alpha: End, beta: End}} */ { alpha, beta }) {
    const turns = this.turned && !this.rules.isMax(node);
    const [low, high] = turns ? [beta, alpha] : [alpha, beta];
    return { alpha: this.seen(node, low.value), beta: this.seen(node, high.value) };
  }

  /**
   * @param {Happening} happening
   * @returns {Expected} scores as numbers
   */
  expected(happening) {
    const { node } = happening;
    /** @param {number} value */
    const seen = (value) => this.seen(node, value);
    const about = { node: this.label(node), player: this.player(node) };
    switch (happening.kind) {
      case 'enter':
        return { id: 'step-enter', parameters: { ...about, ...this.#entered(happening) } };
      case 'order': {
        const [rule, seed = ''] = happening.rule.split(':');
        return { id: 'step-order', parameters: { ...about, rule, seed } };
      }
      case 'evaluate': {
        const written = this.tree.value[node] ?? Number.NaN;
        const value = seen(happening.value);
        const leaf = this.tree.children[node].length === 0 ? 'leaf' : 'horizon';
        return { id: 'step-evaluate', parameters: { ...about, leaf, value, written } };
      }
      case 'improve':
        return { id: 'step-improve', parameters: { ...about, ...this.#improved(happening) } };
      case 'cutoff':
        return { id: 'step-cutoff', parameters: { ...about, ...this.#cut(happening) } };
      case 'leave': {
        const place = this.tree.children[node].length === 0 ? 'leaf' : 'node';
        const clamped = happening.best !== happening.value ? 'yes' : 'no';
        const value = seen(happening.value);
        const best = clamped === 'yes' ? seen(happening.best) : undefined;
        const returned = {
          ...about,
          place,
          clamped,
          value,
          ...(best === undefined ? {} : { best }),
        };
        if (node === 0) return { id: 'step-done', parameters: { ...returned, ...this.#done() } };
        return { id: 'step-leave', parameters: { ...returned, ...this.#arrived(happening) } };
      }
    }
  }

  /** @param {Extract<Happening, {kind: 'enter'}>} happening */
  #entered({ node, alpha, beta }) {
    const { ends } = this.rules;
    const isLeaf = this.tree.children[node].length === 0;
    const place = ends(node) ? (isLeaf ? 'leaf' : 'horizon') : 'interior';
    const root = node === 0 ? 'yes' : 'no';
    if (!this.cuts) return { place, root, open: 'none' };
    const window = this.window(node, { alpha, beta });
    const [low, high] = [alpha.value, beta.value].map((end) => !Number.isFinite(end));
    if (low === high || alpha.value >= beta.value) return { place, root, ...window };
    // Seen by MAX, α is what MAX is sure of, and β what MIN is.
    const owner = high ? 'MAX' : 'MIN';
    return { place, root, owner, ...window };
  }

  /** @param {Extract<Happening, {kind: 'improve'}>} happening */
  #improved({ node, child, value, previous, from }) {
    const up = this.turned || this.rules.isMax(node);
    return {
      child: this.label(child),
      value: this.seen(node, value),
      first: previous === null ? 'yes' : 'no',
      better: up ? 'more' : 'less',
      moved: this.cuts ? (from === null ? 'none' : up ? 'alpha' : 'beta') : 'no-window',
      ...(previous === null ? {} : { previous: this.seen(node, previous) }),
      ...(from === null || !this.cuts ? {} : { from: this.seen(node, from) }),
    };
  }

  /** @param {Extract<Happening, {kind: 'cutoff'}>} happening */
  #cut({ node, best, end, skipped }) {
    const { parent, depth } = this.tree;
    const { by } = end;
    const set = by !== null && {
      by: this.label(by),
      plies: depth[node] - depth[by],
      turned: this.turned ? 'yes' : 'no',
      ...(this.turned ? { there: this.seen(by, end.value) } : {}),
    };
    return {
      side: this.turned || this.rules.isMax(node) ? 'beta' : 'alpha',
      other: this.rules.isMax(node) ? 'MIN' : 'MAX',
      best: this.seen(node, best),
      bound: this.seen(node, end.value),
      source: by === null ? 'root-window' : by === parent[node] ? 'shallow' : 'deep',
      skipped,
      ...set,
    };
  }

  /** @param {Extract<Happening, {kind: 'leave'}>} happening */
  #arrived({ node, value, present, improves }) {
    const parent = this.tree.parent[node];
    return {
      parent: this.label(parent),
      parentPlayer: this.player(parent),
      arrives: this.seen(parent, value),
      compared: present === null ? 'first' : improves ? 'improves' : 'no-better',
      better: this.turned || this.rules.isMax(parent) ? 'more' : 'less',
      ...(present === null ? {} : { present: this.seen(parent, present) }),
    };
  }

  /** The value, and the first move that led to it. */
  #done() {
    const last = this.happenings.findLast((each) => each.kind === 'improve' && each.node === 0);
    const final = this.values[0];
    if (last?.kind !== 'improve') return { final, moves: 'no' };
    return { final, moves: 'yes', move: this.label(last.child) };
  }
}
