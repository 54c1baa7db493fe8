/** Keys and clicks as answers to a question. Pure, but for reading the event. */

import { isAtNode, isPressed, isTyping } from '../../input/key-target.js';
import { commandOf } from '../../input/keys.js';
import { answer, draftOf, goOn, phase, typed } from '../../session/predicting/course.js';
import { comingAfter, isAsked } from './coming.js';
import { ANSWERED } from './kinds.js';

/** @import { Place } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { State } from '../../session/state.js' */

/**
 * The effect of a key while a question is open: the new prediction; `field` if the key belongs in a field; null if it
 * means nothing here.
 * @param {KeyboardEvent} event
 * @param {State & {predicting: Predicting}} state
 * @param {Search} search
 * @param {{yes: string, no: string}} letters
 * @returns {Predicting | 'field' | null}
 */
export function afterKey(event, state, search, letters) {
  const { ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  const { predicting, step } = state;
  switch (phase(predicting, step)) {
    case 'question':
      return inQuestion(event, state, search, letters);
    case 'verdict': {
      const waits = predicting.open?.step === step;
      const id = commandOf(event, 'view');
      const steps = waits && (id === 'step-forward' || id === 'next-cutoff');
      const enters = event.key === 'Enter' && !isPressed(event.composedPath()[0]);
      return steps || (enters && isAsked(comingAfter(state, search))) ? goOn(predicting) : null;
    }
    default:
      return null;
  }
}

/**
 * @param {KeyboardEvent} event
 * @param {State & {predicting: Predicting}} state
 * @param {Search} search
 * @param {{yes: string, no: string}} letters
 * @returns {Predicting | 'field' | null}
 */
function inQuestion(event, { predicting, focus, presenting }, search, letters) {
  const { kind } = /** @type {Place} */ (predicting.open);
  const { inFields, key, fields } = ANSWERED[kind];
  const part = inFields?.(event.key) ?? null;
  if (part !== null) return typed(predicting, part);
  const target = event.composedPath()[0];
  if (isTyping(target) && !isChoice(event)) return null;
  // A full stop is a clicker's black key before it begins a number.
  if (presenting && commandOf(event, 'hall') === 'black') return null;
  // Presentation remotes send PageDown: the presenter goes on without an answer.
  if (commandOf(event, 'question') === 'reveal' || event.key === 'PageDown')
    return answer(search, predicting, null);
  const at = isAtNode(target) ? focus : null;
  const made = key({ event, predicting, search, focus: at, letters });
  if (made !== null || !fields || event.key !== 'Enter' || isPressed(target)) return made;
  return answer(search, predicting, draftOf(predicting));
}

/**
 * The effect of a click on a node while a question is open: it picks a skipped child, or takes the node's value. Null
 * without a question: then the click has its usual effect.
 * @param {number} node
 * @param {State & {predicting: Predicting}} state
 * @param {Search} search
 * @param {(node: number) => string} valueAt the value shown at a node
 * @returns {Predicting | null}
 */
export function afterClick(node, { predicting, step }, search, valueAt) {
  if (phase(predicting, step) !== 'question') return null;
  const { kind } = /** @type {Place} */ (predicting.open);
  return ANSWERED[kind].click?.(node, predicting, search, valueAt) ?? predicting;
}

/** Whether a checkbox or a radio button has the keyboard: there, letters are not text. @param {KeyboardEvent} event */
function isChoice(event) {
  const target = event.composedPath()[0];
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}
