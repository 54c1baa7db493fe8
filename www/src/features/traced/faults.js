/** What is wrong with a trace that cannot be read, in words. */

import { parseFault } from '../../text/wording.js';

/** @import { TraceError } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { ParseError } from '../../../pkg/plyscope_wasm.js' */
/** @import { Say } from '../../text/wording.js' */

/** @param {unknown} error @returns {error is TraceError} */
export const isTraceError = (error) =>
  error instanceof Object && 'kind' in error && error.kind === 'trace';

/** The fields that faults have, each of them some. @typedef {{name: string | null, found: string, right: string, column: number | null, tree: ParseError}} Fields */

/** The line, what is wrong with it, and what would be right. @param {TraceError} error @param {Say} say */
export function faultText(error, say) {
  const { name, found, right, column, tree } = /** @type {Partial<Fields>} */ (error);
  const what = say(`trace-fault-${error.fault}`, {
    name: name ?? '',
    found: found ?? '',
    right: right ?? '',
    column: column == null ? 'none' : String(column),
    reason: tree ? parseFault(tree, say) : '',
  });
  return say('trace-at-line', { line: String(error.line), what });
}
