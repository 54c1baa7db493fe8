/** Runs programs as *My program* does, in Node: MicroPython as it is, and JavaScript in a function of its own. */

import { readFileSync } from 'node:fs';
import { loadMicroPython } from '@micropython/micropython-webassembly-pyscript/micropython.mjs';
import { Noting, VALUES } from '../../../www/src/features/my-program/inside/noting.js';
import { runPython } from '../../../www/src/features/my-program/inside/running.js';
import { scopeFor } from '../../../www/src/features/my-program/inside/scope.js';
import { Telling } from '../../../www/src/features/my-program/inside/telling.js';
import { watched as javascriptWatched } from '../../../www/src/features/my-program/javascript-text.js';
import { searchesIn, searchOf } from '../../../www/src/features/my-program/noted.js';
import { watched as pythonWatched } from '../../../www/src/features/my-program/python-text.js';
import { snapshotOf } from '../../../www/src/features/my-program/trace-text.js';

/** @import { Message, Told } from '../../../www/src/features/my-program/inside/telling.js' */
/** @import { Tree } from '../../../www/src/features/programs/given.js' */

const FOLDER = new URL('../../../www/src/features/my-program/inside/', import.meta.url);
const NOTING = readFileSync(new URL('noting.py', FOLDER), 'utf8');

/** A tree of brackets. @typedef {number | Brackets[]} Brackets */

/** The tree that a program is given. @param {Brackets} brackets @returns {Tree} */
export const treeOf = (brackets) =>
  typeof brackets === 'number' ? [brackets, '', []] : [null, '', brackets.map(treeOf)];

/** @typedef {{tree: Tree, tables?: Record<string, unknown>}} GivenTree */

/** @param {GivenTree} given */
function hearing({ tree }) {
  /** @type {Message[]} */
  const messages = [];
  const telling = new Telling((message) => messages.push(message));
  const heard = () => {
    /** @type {Told[]} */
    const told = messages.flatMap((each) => (each.kind === 'told' ? each.told : []));
    const printed = messages.flatMap((each) => (each.kind === 'print' ? [each.text] : []));
    const searches = searchesIn(told, snapshotOf(tree));
    return { messages, printed: printed.join(''), told, searches, searched: searchOf(searches) };
  };
  return { telling, heard };
}

/** @param {string} program @param {GivenTree} given */
export async function inPython(program, given) {
  const { telling, heard } = hearing(given);
  const { text, lineOf } = pythonWatched(program);
  const { error } = console;
  // It tells the console, too, when it asks for too much memory.
  console.error = () => {};
  const python = await loadMicroPython({
    stdout: (line) => telling.print(`${line}\n`),
    stderr: (line) => telling.print(`${line}\n`),
  });
  const whole = { program: text, tree: given.tree, tables: given.tables ?? {}, before: 0 };
  console.error = error;
  runPython(python, { given: whole, telling, noting: NOTING, values: VALUES });
  const all = heard();
  const last = all.messages.at(-1);
  const line = last?.kind === 'error' && last.line !== null ? lineOf(last.line) : null;
  return { ...all, line, last };
}

/** @param {string} program @param {GivenTree} given */
export function inJavaScript(program, given) {
  const { telling, heard } = hearing(given);
  const noting = new Noting((told) => telling.tell(told));
  const spending = { turn: () => {} };
  const scope = scopeFor(
    { tree: given.tree, tables: given.tables ?? {} },
    { telling, noting, spending },
  );
  new Function(...Object.keys(scope), javascriptWatched(program).text)(...Object.values(scope));
  telling.end({ kind: 'end' });
  return heard();
}

/** What a program entered and evaluated, as short texts. @param {import('../../../www/src/features/my-program/noted.js').Searched | null} searched */
export const short = (searched) =>
  (searched?.events ?? []).map((each) =>
    each.event === 'enter' ? `> ${each.node}` : `${each.event} ${each.node} ${each.value}`,
  );
