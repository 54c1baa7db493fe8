/** What a moment of a lecture is called. Pure. */

import { read } from '../../session/address.js';
import { isCompared, NOT_COMPARED } from '../../session/compared.js';
import { algorithmName } from '../../text/wording.js';

/** @import { LectureMoment } from '../../session/lecture/lecture.js' */
/** @import { Say } from '../../text/wording.js' */

/** Its title; or else the search and the step. @param {LectureMoment} moment @param {Say} say */
export function nameOf({ title, link }, say) {
  if (title !== '') return title;
  const { title: ofWork = '', algorithm = '', step = 0, packed } = read(link).link;
  if (ofWork !== '') return ofWork;
  if (packed !== undefined || algorithm === '') return say('moment-unnamed');
  return say('moment-untitled', { algorithm: algorithmName(algorithm, say), step });
}

/** Whether several searches are compared in it. @param {LectureMoment} moment */
export const compares = ({ link }) => isCompared(read(link).link.compare ?? NOT_COMPARED);
