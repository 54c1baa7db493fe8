// How long a file and a function may be: what is longer holds more than one idea.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure, ROOT } from './run.mjs';

/** The most lines of a file, in Rust and in JavaScript. */
const FILE = 400;

/** The most lines of a function in JavaScript, which is what the longest test has: it only ever falls. Clippy counts those in Rust. */
const FUNCTION = 141;

/** Folders of what others, or programs, have written. */
const NOT_OURS = ['node_modules', 'target', 'dist', 'pkg'];

/**
 * The files and functions that are too long.
 *
 * @param {string} path
 * @param {string} source
 * @returns {Promise<string[]>} each as `scripts/lengths.mjs: 401 lines`, or with a function's first line, `scripts/lengths.mjs:7: …`
 */
export async function tooLong(path, source) {
  const lines = source.split('\n').length - 1;
  const file = lines > FILE ? [`${path}: ${lines} lines`] : [];
  if (path.endsWith('.rs')) return file;
  return [...file, ...(await longFunctions(path, source))];
}

/** @param {string} path @param {string} source */
async function longFunctions(path, source) {
  // Vite is there only after `ensureTools()`.
  const { parseSync } = await import('vite');
  const { program } = parseSync(path, source);
  const lineAt = (/** @type {number} */ place) => source.slice(0, place).split('\n').length;
  return functionsIn(program)
    .map(({ start, end }) => ({ first: lineAt(start), lines: lineAt(end) - lineAt(start) + 1 }))
    .filter(({ lines }) => lines > FUNCTION)
    .map(({ first, lines }) => `${path}:${first}: a function of ${lines} lines`);
}

/** All functions in a part of a program. @param {unknown} part @returns {{start: number, end: number}[]} */
function functionsIn(part) {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.values(part).flatMap(functionsIn);
  return isFunction(part) ? [part, ...inner] : inner;
}

/** @param {object} node @returns {node is {start: number, end: number}} */
const isFunction = (node) => 'type' in node && /Function/.test(String(node.type));

/** Fails if a file or a function is too long. */
export async function checkLengths() {
  const long = await Promise.all(
    (await ours(ROOT)).map(async (path) => tooLong(path, await readFile(join(ROOT, path), 'utf8'))),
  );
  if (long.flat().length === 0) return;
  const limits = `a file has at most ${FILE} lines, a function ${FUNCTION}`;
  throw new Failure(`Too long (${limits}):\n  ${long.flat().join('\n  ')}`);
}

/** The files of programs below a folder, as paths from there. @param {string} folder @returns {Promise<string[]>} */
async function ours(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.map(async (entry) => {
    const { name } = entry;
    if (!entry.isDirectory()) return /\.(m?js|rs)$/.test(name) ? [name] : [];
    if (NOT_OURS.includes(name) || name.startsWith('.')) return [];
    return (await ours(join(folder, name))).map((path) => `${name}/${path}`);
  });
  return (await Promise.all(below)).flat();
}
