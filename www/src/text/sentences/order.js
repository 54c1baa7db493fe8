/** Sentences on move ordering: by one rule for all children, or by several. Pure. */

import { player } from './about.js';

/** @import { Moment, Search } from '../../engine/search.js' */
/** @import { FactOf, Sentence, Wording } from './about.js' */

/** @typedef {FactOf<'order'>} Order */

/** As many children are named as can be read at a glance. */
const MOST_NAMED = 12;

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {{node: number, fact: Order}} about
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
export function order(search, moment, { node, fact }, { label, say }) {
  const all = moment.order ?? [];
  const named = all.slice(0, all.length > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const about = {
    node: label(node),
    player: player(search, node),
    more: all.length - named.length,
  };
  const seed = search.overview.order.match(/shuffle:(\d+)/)?.[1] ?? '';
  if (fact.why !== null) {
    const children = named.map((child) => label(child.node)).join(', ');
    return [{ id: 'step-order', parameters: { ...about, rule: fact.why, seed, children } }];
  }
  /** Runs of children ordered by the same rule. @type {{why: string, nodes: number[]}[]} */
  const groups = [];
  for (const child of named) {
    const last = groups.at(-1);
    if (last?.why === child.why) last.nodes.push(child.node);
    else groups.push({ why: child.why, nodes: [child.node] });
  }
  const parts = groups.map(({ why, nodes }) => {
    const children = nodes.map(label).join(', ');
    return say(`step-order-${why}`, { children, count: nodes.length });
  });
  return [{ id: 'step-order-mixed', parameters: { ...about, parts: parts.join('; ') } }];
}
