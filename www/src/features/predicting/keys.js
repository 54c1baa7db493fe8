/** Keys and clicks as answers to a question. Pure, but for reading the event. */

import { isAtNode, isPressed, isTyping } from '../../input/key-target.js';
import { commandOf } from '../../input/keys.js';
import { latinKey } from '../../input/latin-key.js';
import { answer, draftOf, goOn, phase, typed } from '../../session/predicting/course.js';
import { questionAt } from '../../session/predicting/questions.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { Says } from '../../session/predicting/questions.js' */
/** @import { State } from '../../session/state.js' */

/** Whether a value is exact or a bound, by the sign typed. @type {Record<string, Says>} */
const SIGNS = { '=': 'exact', '>': 'lower', '≥': 'lower', '<': 'upper', '≤': 'upper' };

/** Characters of a number, which go to a field even if none has the keyboard. */
const IN_NUMBER = /^[-−+.,\d∞]$/;

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
      return steps || (event.key === 'Enter' && !isPressed(event.composedPath()[0]))
        ? goOn(predicting)
        : null;
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
function inQuestion(event, { predicting, focus }, search, letters) {
  const draft = draftOf(predicting);
  const kind = predicting.open?.kind;
  const { key } = event;
  if (kind === 'returns' && Object.hasOwn(SIGNS, key))
    return typed(predicting, { other: SIGNS[key] });
  if (isTyping(event.composedPath()[0]) && !isChoice(event)) return null;
  const letter = latinKey(event).toLowerCase();
  // Presentation remotes send PageDown: the presenter goes on without an answer.
  if (commandOf(event, 'question') === 'reveal' || key === 'PageDown')
    return answer(search, predicting, null);
  if (kind === 'cut') {
    const answers = { [letters.yes.toLowerCase()]: 'yes', [letters.no.toLowerCase()]: 'no' };
    const one = answers[key.toLowerCase()] ?? answers[letter];
    return one === undefined ? null : answer(search, predicting, { ...draft, one });
  }
  if (kind === 'skipped') {
    const picked = pick(search, predicting, isAtNode(event.composedPath()[0]) ? focus : null, key);
    if (picked !== null) return picked;
  } else if (IN_NUMBER.test(key)) return 'field';
  return key === 'Enter' && !isPressed(event.composedPath()[0])
    ? answer(search, predicting, draft)
    : null;
}

/**
 * Picks a skipped child: by its digit among those left, or by the keyboard in the tree.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {number | null} focus the node with the keyboard
 * @param {string} key
 */
function pick(search, predicting, focus, key) {
  const left = leftIn(search, predicting);
  const child = /^[1-9]$/.test(key) ? left[Number(key) - 1] : undefined;
  if (child !== undefined) return toggled(predicting, child);
  const found =
    focus !== null && (key === 'Enter' || key === ' ') ? above(search, left, focus) : null;
  return found === null ? null : toggled(predicting, found);
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
  if (predicting.open?.kind === 'skipped') {
    const child = above(search, leftIn(search, predicting), node);
    return child === null ? predicting : toggled(predicting, child);
  }
  const value = predicting.open?.kind === 'returns' ? valueAt(node) : '';
  return value === '' ? predicting : typed(predicting, { one: value });
}

/** The children that are left. @param {Search} search @param {Predicting} predicting */
function leftIn(search, { open }) {
  return (open && questionAt(search, open)?.left) ?? [];
}

/**
 * Picks a child as skipped, or unpicks it.
 * @param {Predicting} predicting
 * @param {number} child
 * @returns {Predicting}
 */
export function toggled(predicting, child) {
  const { nodes } = draftOf(predicting);
  const without = nodes.filter((node) => node !== child);
  const picked = without.length < nodes.length ? without : [...without, child];
  return typed(predicting, { nodes: picked.sort((one, other) => one - other) });
}

/** The one of some nodes that a node equals or lies below. @param {Search} search @param {readonly number[]} nodes @param {number} node */
function above({ nodes: { end } }, nodes, node) {
  return nodes.find((each) => each <= node && node < end[each]) ?? null;
}

/** Whether a checkbox or a radio button has the keyboard: there, letters are not text. @param {KeyboardEvent} event */
function isChoice(event) {
  const target = event.composedPath()[0];
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}
