/** The worker: answers calls of `job.js` and of the chart of growth, one after another. */

import { whatFailed } from '../errors.js';
import { newInstance } from '../instances.js';
import { Making } from './making.js';

/** @import { Request } from '../../../pkg/plyscope_wasm.js' */
/** @import { Instance } from '../instances.js' */

/**
 * @typedef {{type: 'search', module: WebAssembly.Module, request: Request}
 *   | {type: 'part', from: number} | {type: 'rest'}
 *   | {type: 'grow', module: WebAssembly.Module, recipe: string, trees: number, algorithms: string[]}
 *   | {type: 'grow-game', module: WebAssembly.Module, recipe: string}} Question
 */

/** The part of a worker's scope that this uses. @type {{postMessage: (message: unknown, transfer?: Transferable[]) => void}} */
const page = /** @type {any} */ (globalThis);

/** @type {Making | undefined} */
let making;

/** The instance that measures growth, kept from one point to the next. @type {Instance | undefined} */
let measuring;

/** @param {Question} question */
function answer(question) {
  switch (question.type) {
    case 'search': {
      const { module, request } = question;
      making = new Making(module, request, (phase, done, total, events) => {
        page.postMessage({ progress: { phase, done, total, events } });
      });
      return making.location();
    }
    case 'part':
      return making?.part(question.from);
    case 'rest':
      return making?.rest();
    case 'grow': {
      const { module, recipe, trees, algorithms } = question;
      measuring ??= newInstance(module);
      return measuring.grow(recipe, trees, algorithms);
    }
  }
}

addEventListener('message', ({ data }) => {
  try {
    const result = answer(data);
    page.postMessage({ answer: result }, buffers(result));
  } catch (error) {
    page.postMessage({ error: whatFailed(error) });
  }
});

addEventListener('messageerror', () => {
  // Otherwise the page would wait for an answer forever; an error it hears of.
  throw new Error('a question cannot be read');
});

/** The buffers in an answer, which are transferred, not copied. @param {unknown} answer */
function buffers(answer) {
  /** @type {Set<ArrayBuffer>} */
  const found = new Set();
  const look = (/** @type {unknown} */ value) => {
    if (value instanceof ArrayBuffer) found.add(value);
    else if (ArrayBuffer.isView(value)) look(value.buffer);
    else if (value?.constructor === Object) Object.values(value).forEach(look);
  };
  look(answer);
  return [...found];
}
