/** The expected sentences when children are put in order. */

import { say } from '../messages.js';
import { UNSAID } from './about.js';

/** @import { Order } from '../oracle/events.js' */
/** @import { About, Expected } from './about.js' */

/** @param {Order} event @param {About} about @returns {Expected[]} */
export function orderSentences({ node, placed }, { truth }) {
  const shown = placed.length > 12 ? placed.slice(0, 11) : placed;
  const about = {
    node: truth.label(node),
    player: truth.player(node),
    more: placed.length - shown.length,
  };
  const rule = placed[0].why;
  const labels = (/** @type {typeof placed} */ group) =>
    group.map(({ child }) => truth.label(child)).join(', ');
  if (placed.every(({ why }) => why === rule)) {
    const seed = truth.order.find((each) => each.startsWith('shuffle:'))?.split(':')[1];
    const parameters = { ...about, rule, children: labels(shown) };
    const shuffled = rule === 'shuffle' ? seed : UNSAID;
    return [{ id: 'step-order', parameters: { ...parameters, seed: shuffled } }];
  }
  const parts = [];
  for (let from = 0; from < shown.length; ) {
    const { why } = shown[from];
    const end = shown.findIndex((each, at) => at > from && each.why !== why);
    const group = shown.slice(from, end < 0 ? shown.length : end);
    parts.push(say(`step-order-${why}`, { children: labels(group), count: group.length }));
    from += group.length;
  }
  return [{ id: 'step-order-mixed', parameters: { ...about, parts: parts.join('; ') } }];
}
