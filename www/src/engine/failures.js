/** What goes wrong in the core, as it is put into words. Pure. */

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */

/** Whether the wasm has trapped, as it does where there is no memory for what it does. @param {unknown} error */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * What went wrong, to be put into words. The core throws plain objects; where it has no memory, the wasm traps,
 * and the browser throws errors of its own.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function whatFailed(error) {
  if (error instanceof RangeError || isTrap(error)) {
    return { kind: 'out-of-memory' };
  }
  return plainError(error);
}

/**
 * What the core threw, to be put into words. Any other error is a bug in the page, and is thrown again.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function plainError(error) {
  if (error instanceof Error) throw error;
  return /** @type {PlyscopeError} */ (error);
}

/** Whether a search was stopped because it takes long. @param {unknown} error */
export const isStopped = (error) =>
  error instanceof Object && 'kind' in error && error.kind === 'stopped';
