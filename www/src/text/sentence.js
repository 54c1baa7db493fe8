/**
 * What happens at a step, as messages and their parameters. The facts are the core's; here is decided only
 * which sentences say them. Pure.
 */

import { open, purge, solve } from './sentences/best-first.js';
import { enter } from './sentences/enter.js';
import { inside, over } from './sentences/folded.js';
import { iterate, standing } from './sentences/iterate.js';
import { leave } from './sentences/leave.js';
import { order } from './sentences/order.js';
import { ready } from './sentences/ready.js';
import { probe, store } from './sentences/table.js';
import { assume, cutoff, evaluate, improve } from './sentences/values.js';

export { standing };

/**
 * @typedef {import('./sentences/about.js').Sentence} Sentence
 * @typedef {import('./sentences/about.js').Wording} Wording
 * @typedef {import('../engine/search.js').Search} Search
 * @typedef {import('../engine/search.js').Moment} Moment
 */

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]} to be said one after the other
 */
export function sentences(search, moment, wording) {
  return [...happening(search, moment, wording), ...over(moment)];
}

/**
 * What happens at the node that the step is about.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
function happening(search, moment, wording) {
  const { fact } = moment;
  const node = moment.node ?? 0;
  switch (fact.kind) {
    case 'ready':
      return [ready(search, wording)];
    case 'iterate':
      return iterate(search, moment, fact, wording);
    case 'inside':
      return inside(moment, wording);
    case 'enter':
      return enter(search, moment, { node, fact }, wording);
    case 'order':
      return order(search, moment, { node, fact }, wording);
    case 'probe':
      return probe(search, moment, { node, fact }, wording);
    case 'evaluate':
      return evaluate(search, { node, fact }, wording);
    case 'improve':
      return improve(search, moment, { node, fact }, wording);
    case 'cutoff':
      return cutoff(search, moment, { node, fact }, wording);
    case 'assume':
      return assume(search, { node, fact }, wording);
    case 'store':
      return store(search, { node, fact }, wording);
    case 'leave':
      return leave(search, moment, { node, fact }, wording);
    case 'open':
      return open(search, moment, { node, fact }, wording);
    case 'solve':
      return solve(search, moment, { node, fact }, wording);
    case 'purge':
      return purge(search, moment, { node, fact }, wording);
  }
}

/**
 * What happens at a step, in words.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 */
export function told(search, moment, wording) {
  const said = sentences(search, moment, wording).map(({ id, parameters }) =>
    wording.say(id, parameters),
  );
  return said.join(' ').replace(/\s+/g, ' ').trim();
}
