/** Types and constants for all expected sentences. */

/** @import { Truth } from '../truth.js' */

/** Stands for a parameter that the message does not say here. */
export const UNSAID = Symbol('unsaid');

/** @param {boolean} yes */
export const yesNo = (yes) => (yes ? 'yes' : 'no');

/**
 * @typedef {{id: string, parameters: Record<string, unknown>}} Expected numbers stand for scores and counts
 * @typedef {{truth: Truth, depth: string, isLast: boolean}} About what a sentence is judged by
 */
