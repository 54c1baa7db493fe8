/** Runs a program in MicroPython, wherever that is: in its worker, and in tests. */

/** @import { Given } from '../run.js' */
/** @import { Telling } from './telling.js' */

/** What is used of MicroPython. @typedef {{registerJsModule: (name: string, module: object) => void, runPython: (code: string) => unknown}} Python */

/** The memory of a program. MicroPython takes back nothing while a program runs, so that this is all that it ever asks for. */
const MOST_MEMORY = 256 * 2 ** 20;
const PAGE = 2 ** 16;

/** Modules that programs import for names alone. */
const NAMES = {
  typing: [
    'Any',
    'Callable',
    'Dict',
    'Generic',
    'Iterable',
    'Iterator',
    'List',
    'Optional',
    'Protocol',
    'Sequence',
    'Set',
    'Tuple',
    'TypeVar',
    'Union',
  ],
  __future__: ['annotations'],
};

/**
 * @param {Python} python
 * @param {{given: Given, telling: Telling, noting: string, values: readonly string[]}} with_ `noting`: the text of noting.py
 */
export function runPython(python, { given, telling, noting, values }) {
  limitMemory();
  for (const [name, all] of Object.entries(NAMES))
    python.registerJsModule(name, Object.fromEntries(all.map((each) => [each, true])));
  python.registerJsModule('_plyscope', pageFor(telling, given, values));
  python.runPython(noting);
  try {
    python.runPython('run(page.program, page.given)');
    telling.end({ kind: 'end' });
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (/^MemoryError\b/m.test(message)) telling.end({ kind: 'memory' });
    else telling.end({ kind: 'error', ...faultIn(message) });
  }
}

/** What `noting.py` calls. @param {Telling} telling @param {Given} given @param {readonly string[]} values */
const pageFor = (telling, { program, tree, tables }, values) => ({
  program,
  given: JSON.stringify({ tree, tables }),
  values: values.join(' '),
  refuse: (/** @type {string} */ name) => telling.refuse(name),
  call: (/** @type {string} */ name, /** @type {number} */ node) =>
    telling.tell(['call', name, node]),
  leave: (/** @type {number | null} */ value) => telling.tell(['return', value ?? null]),
  children: (/** @type {number} */ node) => telling.tell(['children', node]),
  value: (/** @type {number} */ node, /** @type {number} */ value) =>
    telling.tell(['value', node, value]),
  tree: (/** @type {string} */ text) => telling.tell(['tree', JSON.parse(text)]),
  enter: (/** @type {number} */ node, /** @type {number} */ alpha, /** @type {number} */ beta) =>
    telling.tell(['enter', node, alpha ?? null, beta ?? null]),
  evaluate: (/** @type {number} */ node, /** @type {number} */ value) =>
    telling.tell(['evaluate', node, value]),
  quit: (/** @type {number} */ node, /** @type {number} */ value) =>
    telling.tell(['leave', node, value]),
  result: (/** @type {number} */ value) => telling.tell(['result', value]),
});

/** What an error of MicroPython says, and the line of the program where it arose. @param {string} message */
export function faultIn(message) {
  const lines = [...message.matchAll(/File "program", line (\d+)/g)].map(([, line]) =>
    Number(line),
  );
  const last = message.trimEnd().split('\n').at(-1) ?? '';
  // What is refused has been said already.
  const isRefused = /^OSError: refused$|is refused/.test(last);
  return { message: isRefused ? '' : last, line: lines.at(-1) ?? null };
}

let isLimited = false;

function limitMemory() {
  if (isLimited) return;
  isLimited = true;
  const { prototype } = WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * PAGE > MOST_MEMORY) throw new RangeError('memory');
    return grow.call(this, pages);
  };
}
