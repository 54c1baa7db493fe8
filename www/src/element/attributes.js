/** The attributes of a view, and their errors. */

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */
/** @import { Folds } from '../engine/folding.js' */

/** The attributes with fixed values. */
const CHOICES = {
  controls: ['none', 'bar', 'full'],
  theme: ['light', 'dark', 'contrast', 'contrast-dark'],
};

/** A step from an attribute. Anything but a number stays text, for the error. @param {string | null} text */
const stepOf = (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : text);

/** Lit's properties. */
export const properties = {
  tree: { noAccessor: true },
  algorithm: { noAccessor: true },
  step: { noAccessor: true, converter: stepOf },
  options: { noAccessor: true },
  fold: { noAccessor: true },
  controls: {},
  theme: { reflect: true },
  presenting: { type: Boolean, reflect: true },
  blank: { type: Boolean, reflect: true },
  lang: {},
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
  return { kind: 'wrong-step', value: String(step) };
}

/**
 * @param {Folds | null | undefined} folds
 * @param {unknown} value the text that they were read from
 * @returns {PlyscopeError | null}
 */
export function wrongFold(folds, value) {
  return folds === null ? { kind: 'wrong-fold', value: String(value) } : null;
}
