/** What a file with a tree shows. Pure. */

import { readArchive } from '../../session/collection/archive.js';
import { wantedOf } from '../../session/collection/kept-tree.js';

/** @import { Wanted } from '../../session/wanted.js' */

/**
 * What a file shows in a view of somebody else's page; null if it holds no tree, or several. The search of a trace that is not
 * ours cannot be made: its tree is shown alone.
 * @param {string} text
 * @param {readonly {name: string}[]} algorithms
 * @returns {Wanted | null}
 */
export function wantedIn(text, algorithms) {
  const archive = readArchive(text);
  if (archive !== null) return archive.trees.length === 1 ? wantedOf(archive.trees[0]) : null;
  const trace = traceIn(text);
  if (trace === null) return { tree: text };
  const isOurs = algorithms.some(({ name }) => name === trace.algorithm);
  return isOurs ? trace : { tree: trace.tree };
}

/** Whether a text is meant to be a trace: its first line is a header, perhaps a wrong one, or tells an event. @param {string} text */
export const isTrace = (text) =>
  traceIn(text) !== null || /^\s*\{[^\n]*"(plyscope"\s*:\s*\d|event"\s*:\s*")/.test(text);

/** The search that a trace file is of. @typedef {{tree: string, algorithm: string, options: Record<string, string>}} Trace */

/** The header of a trace file, which is its first line; null if a text is not a trace file. @param {string} text @returns {Trace | null} */
export function traceIn(text) {
  const [first] = text.split('\n', 1);
  try {
    const header = JSON.parse(first);
    if (typeof header !== 'object' || header === null || !('tree' in header)) return null;
    const { tree, algorithm = '', options = {} } = header;
    const switches = Object.entries(Object(options)).map(([name, each]) => [name, String(each)]);
    return {
      tree: JSON.stringify(tree),
      algorithm: String(algorithm),
      options: Object.fromEntries(switches),
    };
  } catch {
    return null;
  }
}
