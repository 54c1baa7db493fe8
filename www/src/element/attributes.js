/** The attributes of a view, and their errors. */

import { readSwitches } from '../session/address.js';
import { LABELS } from '../session/labels.js';
import { isMoment } from '../session/moment.js';

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Folds } from '../engine/folding.js' */

/** The attributes with fixed values. @type {Record<'controls' | 'labels' | 'theme', readonly string[]>} */
const CHOICES = {
  controls: ['none', 'bar', 'full'],
  labels: LABELS,
  theme: ['auto', 'light', 'dark', 'contrast', 'contrast-dark'],
};

/**
 * A property's value as text: authors also set numbers, arrays and objects. What is no text, and cannot be made one, is
 * named by its type, for the error.
 * @param {unknown} value
 */
export function textOf(value) {
  if (value === null || value === undefined) return '';
  try {
    const json = typeof value === 'object' ? JSON.stringify(value) : undefined;
    return json ?? String(value);
  } catch {
    return typeof value;
  }
}

/** A step, or a moment as text. What is neither stays text, for the error. @param {unknown} value */
export function stepOf(value) {
  const text = textOf(value).trim();
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Switches, `cut=gt order=reversed` or `{cut: 'gt', order: 'reversed'}`. @param {unknown} value */
export function switchesOf(value) {
  if (typeof value !== 'object' || value === null) return readSwitches(textOf(value));
  try {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textOf(each)]));
  } catch {
    return readSwitches(textOf(value));
  }
}

/** Lit's properties. */
export const properties = {
  tree: { noAccessor: true },
  algorithm: { noAccessor: true },
  step: { noAccessor: true },
  options: { noAccessor: true },
  fold: { noAccessor: true },
  labels: { noAccessor: true },
  // Its height depends on it.
  controls: { noAccessor: true, reflect: true },
  theme: { noAccessor: true, reflect: true },
  presenting: { type: Boolean, reflect: true },
  blank: { type: Boolean, reflect: true },
  lang: { noAccessor: true },
};

/**
 * @param {Record<keyof typeof CHOICES, string>} view
 * @returns {PlyscopeError | null}
 */
export function wrongChoice(view) {
  for (const [name, right] of Object.entries(CHOICES)) {
    const value = String(view[/** @type {keyof typeof CHOICES} */ (name)] ?? '');
    if (value !== '' && !right.includes(value)) {
      return { kind: 'wrong-attribute', name, value, right: right.join(', ') };
    }
  }
  return null;
}

/**
 * @param {unknown} step
 * @returns {PlyscopeError | null}
 */
export function wrongStep(step) {
  if (step === undefined || (Number.isInteger(step) && Number(step) >= 0)) return null;
  if (typeof step === 'string' && isMoment(step)) return null;
  return { kind: 'wrong-step', value: textOf(step) };
}

/**
 * @param {Folds | null | undefined} folds
 * @param {unknown} value the text that they were read from
 * @returns {PlyscopeError | null}
 */
export function wrongFold(folds, value) {
  return folds === null ? { kind: 'wrong-fold', value: textOf(value) } : null;
}
