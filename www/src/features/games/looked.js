/** The node whose board is shown: that of the step, or one that was pressed or reached by the keyboard since. Pure. */

/** @import { Model } from '../../panels/model.js' */

/**
 * The node, and what it was found by.
 * @typedef {{node: number, step: number, focus: number | null, inspected: number | null, search: Model['search']}} Looked
 */

/**
 * @param {Pick<Model, 'search' | 'moment'> & {state: Pick<Model['state'], 'step' | 'focus' | 'inspected'>}} model
 * @param {Looked | null} before
 * @returns {Looked}
 */
export function looked({ search, state, moment }, before) {
  const { step, focus, inspected } = state;
  const found = { step, focus, inspected, search };
  const isFocused = focus !== null && focus !== before?.focus;
  const isInspected = inspected !== null && inspected !== before?.inspected;
  if (isInspected) return { ...found, node: inspected };
  if (isFocused) return { ...found, node: focus };
  if (before?.search === search && before.step === step) return { ...found, node: before.node };
  return { ...found, node: moment.node ?? 0 };
}
