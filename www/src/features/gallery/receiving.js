/** Shows the tree in a file or in a text, in whatever notation, and says what became of it. */

import { reading } from '../../engine/catalogue.js';
import { readArchive } from '../../session/collection/archive.js';
import { wantedOf } from '../../session/collection/wanted-of.js';
import { withoutDefaults } from '../../session/wanted.js';

/** @import { PlyscopeError } from '../../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Archive } from '../../session/collection/archive.js' */
/** @import { Outcome } from '../../session/outcome.js' */
/** @import { Action } from '../../session/actions.js' */
/** @import { Wanted } from '../../session/wanted.js' */
/** @import { Say } from '../../text/wording.js' */

/**
 * Whoever shows what is received.
 * @typedef {object} Receiver
 * @property {Say} say
 * @property {Catalogue} catalogue
 * @property {(error: PlyscopeError) => string} word
 * @property {(action: Action) => Outcome} dispatch
 * @property {(wanted: Wanted) => Outcome} display
 * @property {(name: string, text: string) => void} addTrees opens *My trees* and adds those of a file
 */

/**
 * @typedef {object} Received
 * @property {string} said what became of it; empty if something else says so
 * @property {boolean} isWhole whether nothing of it was left out
 */

/** The largest file that is read, in bytes. */
const LARGEST = 20_000_000;

/** The tree before stays until the new one is good. @param {File | string} given @param {Receiver} receiver @returns {Promise<Received>} */
export async function receive(given, receiver) {
  const { say } = receiver;
  const name = typeof given === 'string' ? say('the-text') : given.name;
  const size = typeof given === 'string' ? given.length : given.size;
  if (size > LARGEST) return refused(say('file-too-large', { name }));
  const text = typeof given === 'string' ? given : await given.text().catch(() => null);
  if (text === null) return refused(say('file-unreadable', { name }));
  const archive = readArchive(text);
  if (archive !== null) return unwrap(name, text, archive, receiver);
  const trace = traceIn(text);
  return trace === null ? show(name, text, receiver) : showTrace(name, trace, receiver);
}

/** @param {string} name @param {string} tree @param {Receiver} receiver @returns {Promise<Received>} */
async function show(name, tree, { say, word, dispatch }) {
  const error = await choose(tree, dispatch);
  if (error !== null) return refused(say('file-refused', { name, reason: word(error) }));
  // Only a recipe has no notation.
  const { format, left_out } = reading(tree) ?? { format: 'recipe', left_out: [] };
  return readAs(name, format, left_out, say);
}

/**
 * Shows the search of a trace file, which is made anew; if it cannot be made here, the tree alone.
 * @param {string} name
 * @param {Trace} trace
 * @param {Receiver} receiver
 * @returns {Promise<Received>}
 */
async function showTrace(name, { tree, algorithm, options }, { say, word, dispatch, catalogue }) {
  const switches = withoutDefaults(options, catalogue.switches);
  const search = { algorithm, options: switches };
  if ((await dispatch({ type: 'choose', tree, ...search })) === null)
    return readAs(name, 'trace', ['events'], say);
  const error = await choose(tree, dispatch);
  if (error !== null) return refused(say('file-refused', { name, reason: word(error) }));
  return readAs(name, 'trace', ['events', 'search'], say);
}

/** Chooses a tree, or returns the error, which then is said once: with the name of the file. @param {string} tree @param {Receiver['dispatch']} dispatch */
async function choose(tree, dispatch) {
  const error = await dispatch({ type: 'choose', tree });
  if (error !== null) dispatch({ type: 'dismiss' });
  return error;
}

/** @param {string} name @param {string} notation @param {readonly string[]} leftOut @param {Say} say @returns {Received} */
function readAs(name, notation, leftOut, say) {
  const format = say(`format-${notation}`);
  if (leftOut.length === 0) return { said: say('file-read', { name, format }), isWhole: true };
  const things = leftOut.map((each) => say(`left-out-${each}`)).join(', ');
  return { said: say('file-left-out', { name, format, things }), isWhole: false };
}

/** Shows the only tree of a file as it was left, or adds many to *My trees*. @param {string} name @param {string} text @param {Archive} archive @param {Receiver} receiver @returns {Promise<Received>} */
async function unwrap(name, text, archive, { say, word, display, addTrees }) {
  const { trees, broken, presenting, isNewer } = archive;
  const [tree] = trees;
  if (trees.length !== 1 || broken > 0 || Object.keys(presenting).length > 0) {
    addTrees(name, text);
    return { said: '', isWhole: true };
  }
  const error = await display({ ...wantedOf(tree), note: tree.notes });
  if (error !== null) return refused(say('file-refused', { name, reason: word(error) }));
  return { said: isNewer ? say('file-newer', { name }) : '', isWhole: !isNewer };
}

/** @param {string} said @returns {Received} */
const refused = (said) => ({ said, isWhole: false });

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

/** The search that a trace file is of. @typedef {{tree: string, algorithm: string, options: Record<string, string>}} Trace */

/** The header of a trace file, which is its first line; null if a text is none. @param {string} text @returns {Trace | null} */
function traceIn(text) {
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
