/**
 * The events of a step as messages and their parameters. The facts come from the core; only the choice of
 * sentences is made here. Pure.
 */

import { open, purge, solve } from './sentences/best-first.js';
import { cutoff } from './sentences/cutoff.js';
import { enter } from './sentences/enter.js';
import { inside, over } from './sentences/folded.js';
import { bestSoFar, iterate } from './sentences/iterate.js';
import { leave } from './sentences/leave.js';
import { order } from './sentences/order.js';
import { ready } from './sentences/ready.js';
import { probe, store } from './sentences/table.js';
import { assume, evaluate, improve } from './sentences/values.js';

export { bestSoFar };

/** @import { Moment, Search } from '../engine/search.js' */
/** @import { Sentence, Wording } from './sentences/about.js' */

/**
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]} in reading order
 */
export function sentences(search, moment, wording) {
  return [...eventSentences(search, moment, wording), ...over(moment)];
}

/**
 * The sentences about the step's own node.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 * @returns {Sentence[]}
 */
function eventSentences(search, moment, wording) {
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
      return cutoff(search, { node, fact }, wording);
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
 * The whole text of a step.
 * @param {Search} search
 * @param {Moment} moment
 * @param {Wording} wording
 */
export function stepText(search, moment, wording) {
  const texts = sentences(search, moment, wording).map(({ id, parameters }) =>
    wording.say(id, parameters),
  );
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
