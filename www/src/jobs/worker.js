/** The worker: answers what `job.js` asks, one thing after another. */

import { whatFailed } from '../engine.js';
import { Making } from './making.js';

/**
 * @typedef {{type: 'search', module: WebAssembly.Module, request: import('../engine.js').Request}
 *   | {type: 'part', from: number} | {type: 'rest'}} Question
 */

/** The part of a worker's scope that this uses. @type {{postMessage: (message: unknown, transfer?: Transferable[]) => void}} */
const page = /** @type {any} */ (globalThis);

/** @type {Making | undefined} */
let making;

/** @param {Question} question */
function answer(question) {
  switch (question.type) {
    case 'search': {
      const { module, request } = question;
      making = new Making(module, request, (phase, done, total, events) => {
        page.postMessage({ progress: { phase, done, total, events } });
      });
      return making.begun();
    }
    case 'part':
      return making?.part(question.from);
    case 'rest':
      return making?.rest();
  }
}

addEventListener('message', ({ data }) => {
  try {
    const answered = answer(data);
    page.postMessage({ answer: answered }, buffers(answered));
  } catch (error) {
    page.postMessage({ error: whatFailed(error) });
  }
});

/** The memory in an answer, which changes hands instead of being copied. @param {unknown} answer */
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
