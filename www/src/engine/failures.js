/** Errors of the core, as objects that the page can word. Pure. */

/** @import { PlyscopeError } from '../../pkg/plyscope_wasm.js' */

/** Whether the wasm has trapped, as it does when it runs out of memory. @param {unknown} error */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/**
 * The error to word. The core throws plain objects. Without memory, the wasm traps or the browser throws a
 * `RangeError`.
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
 * The error that the core threw. Any other error is a bug in the page, and is thrown again.
 * @param {unknown} error
 * @returns {PlyscopeError}
 */
export function plainError(error) {
  if (error instanceof Error) throw error;
  return /** @type {PlyscopeError} */ (error);
}

/** Whether a search was stopped because it took too long. @param {unknown} error */
export const isStopped = (error) =>
  error instanceof Object && 'kind' in error && error.kind === 'stopped';
