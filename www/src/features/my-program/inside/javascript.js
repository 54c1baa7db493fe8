/**
 * The worker of a program in JavaScript. The program stands after it in the same script, so that the browser finds its errors; what
 * it is given stands before.
 */

import { guard, Refused } from './guard.js';
import { Noting } from './noting.js';
import { scopeFor } from './scope.js';
import { shown } from './shown.js';
import { Spending } from './spending.js';
import { Telling } from './telling.js';

/** @import { Given } from '../run.js' */
/** @import { Message } from './telling.js' */

const scope = /** @type {any} */ (globalThis);
/** @type {Given} */
const given = scope.$given;
const post = /** @type {(message: Message) => void} */ (scope.postMessage.bind(scope));

const telling = new Telling(post);
const noting = new Noting((told) => telling.tell(told));
const spending = new Spending(() => telling.end({ kind: 'memory' }));

for (const [name, value] of Object.entries(scopeFor(given, { telling, noting, spending })))
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
scope.addEventListener('error', (/** @type {ErrorEvent} */ event) => {
  // Errors of reading a script have no place in it that the error itself would know.
  const line = lineOf(event.error) ?? event.lineno;
  telling.end({ kind: 'error', message: worded(event.error ?? event.message), line });
  event.preventDefault();
});
scope.addEventListener('unhandledrejection', (/** @type {PromiseRejectionEvent} */ event) => {
  const { reason } = event;
  telling.end({ kind: 'error', message: worded(reason), line: lineOf(reason) });
});

/** @param {unknown} error */
const worded = (error) => (error instanceof Refused ? '' : shown(error));

/** The line of the program where an error arose: the innermost that is not ours. @param {unknown} error */
function lineOf(error) {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return null;
  const lines = [...error.stack.matchAll(/:(\d+):\d+\)?$/gm)].map(([, line]) => Number(line));
  return lines.find((line) => line > given.before) ?? null;
}

guard((name) => telling.refuse(name));
spending.watch();
telling.begin();
