/** What a slide is called. Pure. */

import { read } from '../../session/address.js';
import { modeOf } from '../../session/lecture.js';
import { chartName } from '../../text/chart-name.js';
import { algorithmName } from '../../text/wording.js';

/** @import { Slide } from '../../session/lecture.js' */
/** @import { Say } from '../../text/wording.js' */

/** Its title; or else how its text begins, or the search and the step. @param {Slide} slide @param {Say} say */
export function nameOf({ title, link }, say) {
  if (title !== '') return title;
  const {
    title: ofWork = '',
    algorithm = '',
    step = 0,
    packed,
    passage = '',
    growth = null,
  } = read(link).link;
  const mode = modeOf(link);
  if (mode === 'growth') return chartName(growth, say);
  if (mode === 'words') return passage.split('\n')[0].slice(0, 60) || say('slide-unnamed');
  if (ofWork !== '') return ofWork;
  if (packed !== undefined || algorithm === '') return say('slide-unnamed');
  return say('slide-untitled', { algorithm: algorithmName(algorithm, say), step });
}
