/**
 * What happens at a step, as a message and its parameters. The facts are the core's; here is decided
 * only which sentence says them. Pure.
 */

import { NEG_INF, POS_INF } from './score.js';

/**
 * @typedef {import('./messages.js').Parameters} Parameters
 * @typedef {{id: string, parameters: Parameters}} Sentence
 */

/**
 * How numbers and nodes read in the present language.
 * @typedef {object} Wording
 * @property {(units: number) => string} score
 * @property {(node: number) => string} label a node's name, or its number
 * @property {(id: string, parameters?: Parameters) => string} say
 */

/**
 * @param {import('./engine.js').Search} search
 * @param {import('./engine.js').Moment} moment
 * @param {Wording} wording
 * @returns {Sentence}
 */
export function sentence(search, moment, { score, label, say }) {
  const { fact, node } = moment;
  const { overview, nodes } = search;
  if (fact.kind === 'ready' || node === null) {
    return {
      id: 'step-ready',
      parameters: {
        algorithm: say(`algorithm-${overview.algorithm}`),
        nodes: overview.nodes,
        root: player(search, 0),
      },
    };
  }
  /** @type {Parameters} */
  const about = { node: label(node), player: player(search, node) };
  switch (fact.kind) {
    case 'enter': {
      const { window } = fact;
      const place = fact.ends ? (nodes.leaf[node] ? 'leaf' : 'horizon') : 'interior';
      const { alpha, beta } = window ?? { alpha: NEG_INF, beta: POS_INF };
      const bounds = { alpha: score(alpha), beta: score(beta) };
      const open = window === null ? 'none' : openness(window);
      const root = nodes.parent[node] < 0 ? 'yes' : 'no';
      const turned = overview.perspective === 'side-to-move' && root === 'no' ? 'yes' : 'no';
      // Whose the closed end is: α is MAX’s, or in the negamax forms the mover’s.
      const own = overview.perspective === 'max' || nodes.max[node];
      const owner = own === (open === 'high') ? 'MAX' : 'MIN';
      return {
        id: 'step-enter',
        parameters: { ...about, place, open, root, turned, owner, ...bounds },
      };
    }
    case 'order': {
      const rule = fact.why.replace(/:.*/, '');
      const seed = fact.why.replace(/^[^:]*:?/, '');
      const children = (moment.order ?? []).map(label).join(', ');
      return { id: 'step-order', parameters: { ...about, rule, seed, children } };
    }
    case 'evaluate': {
      const { value, written } = fact;
      const view = value === written ? plainView(search, node) : overview.perspective;
      const leaf = fact.leaf ? 'leaf' : 'horizon';
      const values = { value: score(value), written: score(written) };
      return { id: 'step-evaluate', parameters: { ...about, leaf, view, ...values } };
    }
    case 'improve': {
      const { previous, moved, from } = fact;
      const parameters = {
        ...about,
        child: label(fact.child),
        value: score(fact.value),
        previous: previous === null ? 'none' : score(previous),
        first: previous === null ? 'yes' : 'no',
        better: overview.perspective === 'max' && !nodes.max[node] ? 'less' : 'more',
        moved: overview.hasWindow ? (moved ?? 'none') : 'no-window',
        from: from === null ? 'none' : score(from),
      };
      return { id: 'step-improve', parameters };
    }
    case 'cutoff': {
      const { side, by, reach } = fact;
      const relation = `${side}-${overview.cut}`;
      const parameters = {
        ...about,
        side,
        relation,
        other: nodes.max[node] ? 'MIN' : 'MAX',
        cut: overview.cut,
        best: score(fact.best),
        bound: score(fact.bound),
        // As the node that set it has it, where values turn round on the way.
        there: score(-fact.bound),
        turned: overview.perspective === 'side-to-move' ? 'yes' : 'no',
        by: by === null ? 'none' : label(by),
        source: by === null ? 'root-window' : reach,
        plies: by === null ? 0 : nodes.depth[node] - nodes.depth[by],
        skipped: fact.skipped,
      };
      return { id: 'step-cutoff', parameters };
    }
    case 'leave':
      return leave(search, about, node, fact, { score, label, say });
  }
}

/**
 * @param {import('./engine.js').Search} search
 * @param {Parameters} about
 * @param {number} node
 * @param {Extract<import('./engine.js').Fact, {kind: 'leave'}>} fact
 * @param {Wording} wording
 * @returns {Sentence}
 */
function leave(search, about, node, fact, { score, label }) {
  const { overview, nodes } = search;
  const { arrival, clamped } = fact;
  const what = {
    ...about,
    place: nodes.leaf[node] ? 'leaf' : 'node',
    value: score(fact.value),
    bound: nodes.ends[node] ? 'plain' : (fact.bound ?? 'unknown'),
    clamped: clamped === null ? 'no' : 'yes',
    best: clamped === null ? 'none' : score(clamped),
  };
  if (arrival === null) {
    const move = overview.principalVariation[1];
    const best = move === undefined ? 'none' : label(move);
    return {
      id: 'step-done',
      parameters: {
        ...what,
        move: best,
        moves: move === undefined ? 'no' : 'yes',
        final: score(overview.value),
      },
    };
  }
  const parameters = {
    ...what,
    parent: label(arrival.parent),
    parentPlayer: player(search, arrival.parent),
    turned: overview.perspective === 'side-to-move' ? 'yes' : 'no',
    arrives: score(arrival.value),
    compared: arrival.best === null ? 'first' : arrival.improves ? 'improves' : 'no-better',
    present: arrival.best === null ? 'none' : score(arrival.best),
    better: overview.perspective === 'max' && !nodes.max[arrival.parent] ? 'less' : 'more',
  };
  return { id: 'step-leave', parameters };
}

/** @param {import('./engine.js').Search} search @param {number} node */
const player = (search, node) => (search.nodes.max[node] ? 'MAX' : 'MIN');

/**
 * Whose view a value is that the search takes as it stands in the tree.
 * @param {import('./engine.js').Search} search
 * @param {number} node
 */
function plainView({ overview, nodes, request }, node) {
  const own = overview.perspective === 'side-to-move' && !nodes.max[node];
  return own && request.options?.evaluation === 'side-to-move' ? 'own' : 'same';
}

/**
 * Which ends of a window are open.
 * @param {{alpha: number, beta: number}} window
 */
function openness({ alpha, beta }) {
  if (alpha >= beta) return 'empty';
  const [low, high] = [alpha === NEG_INF, beta === POS_INF];
  if (low && high) return 'both';
  return low ? 'low' : high ? 'high' : 'closed';
}
