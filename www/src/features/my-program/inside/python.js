/** The worker of a program in Python: MicroPython, which is given with the program, so that nothing is loaded here. */

import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { guard } from './guard.js';
import { VALUES } from './noting.js';
import noting from './noting.py?raw';
import { runPython } from './running.js';
import { Telling } from './telling.js';

/** @import { Given } from '../run.js' */
/** @import { Message } from './telling.js' */

const scope = /** @type {any} */ (globalThis);
/** @type {Given} */
const given = scope.$given;
const post = /** @type {(message: Message) => void} */ (scope.postMessage.bind(scope));
const telling = new Telling(post);

scope.onmessage = async (/** @type {MessageEvent<ArrayBuffer>} */ { data }) => {
  scope.onmessage = null;
  const refuse = (/** @type {string} */ name) => telling.refuse(name);
  // MicroPython tells the console when it asks for too much memory; the page is told in its own way.
  scope.console = { ...console, error: () => {}, warn: () => {} };
  // There is no network: what MicroPython asks for is here.
  scope.fetch = async () => new Response(data, { headers: { 'content-type': 'application/wasm' } });
  const python = await loadMicroPython({
    url: 'micropython.wasm',
    stdin: () => null,
    stdout: (/** @type {string} */ line) => telling.print(`${line}\n`),
    stderr: (/** @type {string} */ line) => telling.print(`${line}\n`),
  });
  guard(refuse);
  telling.begin();
  runPython(python, { given, telling, noting, values: VALUES });
};
