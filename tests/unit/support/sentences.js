/** A step's sentence as the page words it. */

import { format } from '../../../www/src/score.js';
import { sentence } from '../../../www/src/sentence.js';
import { collapsed, say } from './messages.js';

/** What cannot stand in a sentence: an empty place, or the name of one. */
export const BROKEN = /undefined|\bnone\b|NaN|null|\{|\}|\$| {2}| [,.;:!]|,,|\.\.|\(\)/;

/**
 * @param {import('../../../www/src/engine.js').Search} search
 * @param {number} step
 */
export function told(search, step) {
  const { decimals } = search.overview;
  const { id, parameters } = sentence(search, search.moment(step), {
    score: (units) => format(units, decimals),
    label: (node) => search.nodes.name[node] ?? String(node),
    say,
  });
  return { id, parameters, text: collapsed(say(id, parameters)) };
}
