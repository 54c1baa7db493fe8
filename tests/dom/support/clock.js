/**
 * The clock of the tests. It stands still: frames are drawn and work goes on, but time passes only when a test lets it, by `pass`.
 * What is not of the page (Node's own timers, files, promises) takes the time it takes.
 */

/** @typedef {{at: number, order: number, run: () => void, every: number | null}} Timer */

const { setImmediate: soon, setTimeout: later } = globalThis;

/** The time since the page began, in milliseconds. */
let now = 0;
let count = 0;
/** @type {Map<number, Timer>} */
const timers = new Map();
/** The callbacks of the next frame. @type {Map<number, (time: number) => void>} */
let frames = new Map();

/** @param {() => void} run @param {number} [delay] @param {boolean} [again] */
function add(run, delay = 0, again = false) {
  count += 1;
  const wait = Math.max(0, Number(delay) || 0);
  timers.set(count, { at: now + wait, order: count, run, every: again ? Math.max(1, wait) : null });
  return count;
}

/** Puts the clock in place of the real one. */
export function install() {
  Object.assign(globalThis, {
    setTimeout: (
      /** @type {Function} */ run,
      /** @type {number} */ delay,
      /** @type {unknown[]} */ ...rest
    ) => add(() => run(...rest), delay),
    setInterval: (/** @type {Function} */ run, /** @type {number} */ delay) =>
      add(() => run(), delay, true),
    clearTimeout: (/** @type {number} */ id) => timers.delete(id),
    clearInterval: (/** @type {number} */ id) => timers.delete(id),
    requestAnimationFrame(/** @type {(time: number) => void} */ draw) {
      count += 1;
      frames.set(count, draw);
      return count;
    },
    cancelAnimationFrame: (/** @type {number} */ id) => frames.delete(id),
  });
  performance.now = () => now;
}

/** Runs the timers that are due, in their order; those that they set wait for the next frame. */
function runDue() {
  const latest = count;
  for (;;) {
    const [due] = [...timers]
      .filter(([, { at, order }]) => at <= now && order <= latest)
      .sort(([, one], [, other]) => one.at - other.at || one.order - other.order);
    if (due === undefined) return;
    const [id, timer] = due;
    if (timer.every === null) timers.delete(id);
    else timer.at += timer.every;
    timer.run();
  }
}

/** Draws one frame, with what is due before it. Time does not pass. @param {(go: () => void) => unknown} [begin] */
async function frame(begin = soon) {
  await new Promise((/** @type {(go: void) => void} */ resolve) => begin(resolve));
  runDue();
  const due = frames;
  frames = new Map();
  for (const draw of due.values()) draw(now);
}

/** How many frames anything of the page takes. What takes more waits for a file, and is given real time. */
const QUICK = 40;

/** What only a hang reaches, in milliseconds of real time: on a busy machine files take long. */
const LIMIT = 240_000;

/**
 * Draws frames until something is so.
 * @template T
 * @param {() => T} find
 * @param {string} [what] that is waited for
 * @returns {Promise<T>}
 */
export async function until(find, what = String(find)) {
  const end = Date.now() + LIMIT;
  for (let count = 0; Date.now() < end; count += 1) {
    const found = find();
    if (found) return found;
    await frame(count < QUICK ? soon : (go) => later(go, 1));
  }
  throw new Error(`it has not come: ${what}; ${onScreen()}`);
}

/** The page as it is, for whoever reads of a failure. */
function onScreen() {
  const views = [...document.querySelectorAll('plyscope-view')];
  const shown = views.map((view) => `${/** @type {any} */ (view).tree}`.slice(0, 100));
  return `at ${location.hash || 'no fragment'}, the trees ${JSON.stringify(shown)}`;
}

/** Draws frames until a promise is settled. @template T @param {Promise<T>} promise @returns {Promise<T>} */
export async function awaited(promise) {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  await until(() => isSettled, 'a promise');
  return promise;
}

/** Draws some frames. */
export async function rest(frames = 3) {
  for (let count = 0; count < frames; count += 1) await frame();
}

/** Lets time pass, with a frame every 16 milliseconds. @param {number} time in milliseconds */
export async function pass(time) {
  const end = now + time;
  while (now < end) {
    now = Math.min(end, now + 16);
    await frame();
  }
  await rest();
}

/** Forgets what waits. */
export function reset() {
  timers.clear();
  frames.clear();
}
