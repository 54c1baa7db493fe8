/** The pages of help: each answers a question in a few paragraphs, and some have more below them. */

import { embedding, keyList, notations, startLink } from './below.js';

/** @import { Doing } from './below.js' */

/**
 * A question with the ids of the paragraphs that answer it, and what stands below them.
 * @typedef {{id: string, paragraphs: readonly string[], more?: (doing: Doing) => unknown}} Page
 */

/** @type {readonly Page[]} */
export const PAGES = [
  { id: 'begin', paragraphs: ['begin', 'choose'], more: startLink },
  { id: 'shapes', paragraphs: ['shapes', 'values', 'names'] },
  { id: 'window', paragraphs: ['window', 'negamax', 'gauge'] },
  { id: 'skipped', paragraphs: ['why', 'cut', 'ask'] },
  { id: 'marks', paragraphs: ['again', 'roots', 'table', 'states', 'types'] },
  { id: 'step', paragraphs: ['step', 'debug', 'break'] },
  { id: 'large', paragraphs: ['move', 'fold', 'folded'] },
  { id: 'change', paragraphs: ['edit', 'shape', 'undo'] },
  { id: 'many', paragraphs: ['several', 'drag'] },
  { id: 'write', paragraphs: ['write'], more: notations },
  { id: 'compare', paragraphs: ['compare', 'growth'] },
  { id: 'test', paragraphs: ['predict'] },
  { id: 'keep', paragraphs: ['keep', 'share'] },
  { id: 'class', paragraphs: ['class', 'blank', 'presenter-view', 'lecture'] },
  { id: 'embed', paragraphs: ['embed'], more: embedding },
  { id: 'keys', paragraphs: ['keys'], more: keyList },
];
