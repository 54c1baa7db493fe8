/** The attributes of a view, and what can be wrong with them. */

/** @typedef {import('../../pkg/plyscope_wasm.js').PlyscopeError} PlyscopeError */

/** The attributes that take one of a few words. */
const CHOICES = {
  controls: ['none', 'bar', 'full'],
  theme: ['light', 'dark', 'contrast', 'contrast-dark'],
};

/**
 * A step as it stands in an attribute; what is no number stays as it is, to be said.
 * @param {string | null} text
 */
const stepOf = (text) => (text !== null && /^\d+$/.test(text) ? Number(text) : text);

/** As Lit is told of them. */
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
 * @param {import('../engine/folding.js').Folds | null | undefined} folds
 * @param {unknown} value what they were read from
 * @returns {PlyscopeError | null}
 */
export function wrongFold(folds, value) {
  return folds === null ? { kind: 'wrong-fold', value: String(value) } : null;
}
