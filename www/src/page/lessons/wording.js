/** The mistakes in a lesson, in words. Pure. */

/** @import { Say } from '../../text/wording.js' */
/** @import { Fault } from './format.js' */

/** What is wrong, where, and what would be right. @param {Fault} fault @param {Say} say */
export function wordFault({ line, kind, name = '', value = '', right = '' }, say) {
  const fault = say(`lesson-fault-${kind}`, { name, value, right });
  return say('lesson-fault', { line, fault });
}
