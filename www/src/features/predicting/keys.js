/** Keys and clicks -> what becomes of a question. Pure, but for reading the event. */

import { isTyping } from '../../input/keys.js';
import { answer, draftOf, goOn, phase, typed } from '../../session/predicting/course.js';
import { questionAt } from '../../session/predicting/questions.js';

/** @import { Says } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Predicting } from '../../session/predicting/course.js' */
/** @import { State } from '../../session/state.js' */

/** What a value may say of the true one, by the sign that stands for it. @type {Record<string, Says>} */
const SIGNS = { '=': 'exact', '>': 'lower', '≥': 'lower', '<': 'upper', '≤': 'upper' };

/** What is typed of a number, also where no field has the keyboard. */
const IN_NUMBER = /^[-−+.,\d∞]$/;

/**
 * What a key does where somebody is asked: what is predicted then; `field`, where it is to be typed; null, where it
 * means nothing here.
 * @param {KeyboardEvent} event
 * @param {State & {predicting: Predicting}} state
 * @param {Search} search
 * @param {{yes: string, no: string}} letters
 * @returns {Predicting | 'field' | null}
 */
export function pressed(event, state, search, letters) {
  const { ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return null;
  const { predicting, step } = state;
  switch (phase(predicting, step)) {
    case 'question':
      return inQuestion(event, state, search, letters);
    case 'verdict': {
      const waits = predicting.open?.step === step;
      const steps = ['ArrowRight', 'PageDown'].includes(event.key) && waits;
      return steps || (event.key === 'Enter' && !isPressed(event)) ? goOn(predicting) : null;
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
  const letter = key.toLowerCase();
  // What clickers send as well: whoever presents goes on without an answer.
  if (letter === 'r' || key === 'PageDown') return answer(search, predicting, null);
  if (kind === 'cut') {
    const one = { [letters.yes.toLowerCase()]: 'yes', [letters.no.toLowerCase()]: 'no' }[letter];
    return one === undefined ? null : answer(search, predicting, { ...draft, one });
  }
  if (kind === 'skipped') {
    const picked = pick(search, predicting, inTree(event) ? focus : null, key);
    if (picked !== null) return picked;
  } else if (IN_NUMBER.test(key)) return 'field';
  return key === 'Enter' && !isPressed(event) ? answer(search, predicting, draft) : null;
}

/**
 * The children that are skipped, one at a time: by its place among those that are left, or by the keyboard in the tree.
 * @param {Search} search
 * @param {Predicting} predicting
 * @param {number | null} focus the node that the keyboard is at
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
 * What a click on a node does where somebody is asked: picks a child that is skipped, or takes a value. Null, where
 * nothing is asked; then it does what it does anyway.
 * @param {number} node
 * @param {State & {predicting: Predicting}} state
 * @param {Search} search
 * @param {(node: number) => string} written what stands at a node
 * @returns {Predicting | null}
 */
export function clicked(node, { predicting, step }, search, written) {
  if (phase(predicting, step) !== 'question') return null;
  if (predicting.open?.kind === 'skipped') {
    const child = above(search, leftIn(search, predicting), node);
    return child === null ? predicting : toggled(predicting, child);
  }
  const value = predicting.open?.kind === 'returns' ? written(node) : '';
  return value === '' ? predicting : typed(predicting, { one: value });
}

/** The children that are left. @param {Search} search @param {Predicting} predicting */
function leftIn(search, { open }) {
  return (open && questionAt(search, open)?.left) ?? [];
}

/**
 * Takes a child for one that is skipped, or no longer.
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

/** Which of some nodes a node is, or lies below. @param {Search} search @param {readonly number[]} nodes @param {number} node */
function above({ nodes: { end } }, nodes, node) {
  return nodes.find((each) => each <= node && node < end[each]) ?? null;
}

/** Whether a key presses what has the keyboard. @param {KeyboardEvent} event */
function isPressed(event) {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && target.closest('button, summary, a') !== null;
}

/** Whether the keyboard is at a box that is ticked: there letters are no text. @param {KeyboardEvent} event */
function isChoice(event) {
  const target = event.composedPath()[0];
  return target instanceof HTMLInputElement && ['checkbox', 'radio'].includes(target.type);
}

/** Whether the keyboard is in the tree. @param {KeyboardEvent} event */
function inTree(event) {
  const target = event.composedPath()[0];
  return target instanceof HTMLElement && target.closest('[role=treeitem]') !== null;
}
