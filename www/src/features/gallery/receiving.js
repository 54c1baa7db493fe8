/** Shows the tree in a file or in a text, in whatever notation, and says what became of it. */

import { reading } from '../../engine/catalogue.js';
import { gameOf } from '../../engine/is-recipe.js';
import { chooseTree } from '../../session/choosing.js';
import { readArchive } from '../../session/collection/archive.js';
import { wantedOf } from '../../session/collection/kept-tree.js';
import { isLecture } from '../../session/lecture.js';
import { withoutDefaults } from '../../session/wanted.js';
import { isTrace, traceIn } from './wanted-in.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Archive } from '../../session/collection/archive.js' */
/** @import { Outcome } from '../../session/outcome.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Action } from '../../session/actions.js' */
/** @import { Wanted } from '../../session/wanted.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Trace } from './wanted-in.js' */

/**
 * Whoever shows what is received.
 * @typedef {object} Receiver
 * @property {Say} say
 * @property {Catalogue} catalogue
 * @property {(error: PlyscopeError) => string} word
 * @property {(action: Action) => Outcome} dispatch
 * @property {(tree: string, tell: (notice: PlyscopeError) => void) => Outcome} choose shows a tree, and tells what the
 *   search has lost by it
 * @property {(wanted: Wanted) => Outcome} display
 * @property {() => boolean} [callsRootMin] whether the tree on show calls its root MIN, and MAX moves there
 * @property {(text: string, file: {name: string}) => Promise<{error: string | null}>} openTrace opens a trace beside the search
 * @property {((text: string) => Promise<unknown>) | null} openLecture opens a lecture, whose page says what was read; null where none is kept
 * @property {(name: string, text: string) => void} addTrees opens *My trees* and adds those of a file
 */

/** Whether a tree calls its root MIN, and MAX moves there. @param {Pick<Session, 'state' | 'search'>} session */
export const callsRootMin = ({ state, search }) =>
  state.options.root !== 'min' && /^min[\s\d_-]*$/i.test(search?.nodes.name(0) ?? '');

/** The view shows it. @param {Around} around @returns {Receiver} */
export const receiverIn = ({ view, session, say, word, openTrace, open }) => ({
  say,
  word,
  openTrace,
  catalogue: session.catalogue,
  dispatch: (action) => session.dispatch(action),
  choose: (tree, tell) => chooseTree(tree, session, tell),
  display: (wanted) => session.display(wanted),
  callsRootMin: () => callsRootMin(session),
  openLecture: view.opensLecture,
  addTrees: async (name, text) => (await open('collection'))?.add(name, text),
});

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
  if (receiver.openLecture !== null && isLecture(text)) {
    await receiver.openLecture(text);
    return { said: '', isWhole: true };
  }
  const archive = readArchive(text);
  if (archive !== null) return unwrap(name, text, archive, receiver);
  return isTrace(text) ? showTrace(name, text, receiver) : show(name, text, receiver);
}

/** @param {string} name @param {string} tree @param {Receiver} receiver @returns {Promise<Received>} */
async function show(name, tree, receiver) {
  const { say, word } = receiver;
  const { error, lost } = await choose(tree, receiver);
  if (error !== null) return refused(say('file-refused', { name, reason: word(error) }));
  if (gameOf(tree) !== null) return readAs({ name, format: 'game', leftOut: [], lost }, say);
  const { format, left_out } = reading(tree);
  const read = readAs({ name, format, leftOut: left_out, lost }, say);
  // Whoever moves at the root is no part of a tree.
  if (!receiver.callsRootMin?.()) return read;
  return { said: `${read.said} ${say('file-root-min')}`, isWhole: false };
}

/** Opens a trace beside the search of its tree, where all is said of it. @param {string} name @param {string} text @param {Receiver} receiver @returns {Promise<Received>} */
async function showTrace(name, text, receiver) {
  const header = traceIn(text);
  if (header !== null && !text.trim().includes('\n')) return showHeader(name, header, receiver);
  const { error } = await receiver.openTrace(text, { name });
  return error === null ? { said: '', isWhole: true } : refused(error);
}

/**
 * Shows the search that the header of a trace names, if nothing follows it; if it cannot be made here, the tree alone.
 * @param {string} name
 * @param {Trace} trace
 * @param {Receiver} receiver
 * @returns {Promise<Received>}
 */
async function showHeader(name, { tree, algorithm, options }, receiver) {
  const { say, word, dispatch, catalogue } = receiver;
  const switches = withoutDefaults(options, catalogue.switches);
  const search = { algorithm, options: switches };
  const about = { name, format: 'trace' };
  if ((await dispatch({ type: 'choose', tree, ...search })) === null)
    return readAs({ ...about, leftOut: [], lost: null }, say);
  const { error, lost } = await choose(tree, receiver);
  if (error !== null) return refused(say('file-refused', { name, reason: word(error) }));
  return readAs({ ...about, leftOut: ['search'], lost }, say);
}

/**
 * Chooses a tree, or returns the error, which then is said once: with the name of the file. Likewise what the search has lost.
 * @param {string} tree
 * @param {Receiver} receiver
 */
async function choose(tree, { choose, dispatch, word }) {
  /** @type {string | null} */
  let lost = null;
  const error = await choose(tree, (notice) => {
    lost = word(notice);
  });
  if (error !== null) dispatch({ type: 'dismiss' });
  return { error, lost };
}

/**
 * @param {{name: string, format: string, leftOut: readonly string[], lost: string | null}} read `lost` says what the search has
 *   lost
 * @param {Say} say
 * @returns {Received}
 */
function readAs({ name, format: notation, leftOut, lost }, say) {
  const format = say(`format-${notation}`);
  const isWhole = leftOut.length === 0;
  const things = leftOut.map((each) => say(`left-out-${each}`)).join(', ');
  const read = isWhole
    ? say('file-read', { name, format })
    : say('file-left-out', { name, format, things });
  return lost === null ? { said: read, isWhole } : { said: `${read} ${lost}`, isWhole: false };
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
