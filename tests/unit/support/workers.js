/** Workers in Node that run the worker's own script, one after another, and answer when a test lets them. */

/** @typedef {{onmessage?: (event: {data: any}) => void, onerror?: (event: {message: string, preventDefault: () => void}) => void}} Page */

/** The script's listener. @type {(event: {data: any}) => void} */
let listener = () => {};

/** The worker whose question is being answered. @type {HeldWorker | null} */
let present = null;

/** The worker begun last. @type {HeldWorker | null} */
let latest = null;

/** Whether questions wait. */
let isHeld = false;

/** The workers whose questions wait. @type {(() => void)[]} */
const waiting = [];

/** All requests of searches, in their order. @type {import('../../../www/pkg/plyscope_wasm.js').Request[]} */
export const requests = [];

class HeldWorker {
  /** @type {Page['onmessage']} */
  onmessage;
  /** @type {Page['onerror']} */
  onerror;
  #isOver = false;

  constructor() {
    latest = this;
  }

  /** @param {any} question */
  postMessage(question) {
    if (question.type === 'search') requests.push(question.request);
    const answer = () => {
      if (this.#isOver) return;
      present = this;
      listener({ data: question });
    };
    if (isHeld) waiting.push(answer);
    else queueMicrotask(answer);
  }

  /** @param {any} data */
  tell(data) {
    queueMicrotask(() => this.#isOver || this.onmessage?.({ data }));
  }

  terminate() {
    this.#isOver = true;
  }
}

/** From now on questions wait. */
export function hold() {
  isHeld = true;
}

/** Lets the questions be answered that wait, and all others. */
export function release() {
  isHeld = false;
  for (const answer of waiting.splice(0)) answer();
}

/** Ends the worker begun last, as one that the browser gives up. */
export const fail = () => latest?.onerror?.({ message: 'gone', preventDefault: () => {} });

/** Lets the page find workers. This must come before anything of the page is imported. */
async function install() {
  const scope = /** @type {any} */ (globalThis);
  scope.Worker = HeldWorker;
  scope.location = { origin: 'null' };
  scope.postMessage = (/** @type {any} */ data) => present?.tell(data);
  scope.addEventListener = (/** @type {string} */ type, /** @type {typeof listener} */ hear) => {
    if (type === 'message') listener = hear;
  };
  await import('../../../www/src/engine/jobs/worker.js');
}

await install();
