/** Opens a trace: its tree, the search that it names, and the place where it parts from that; or beside what is on show already. */

import { diagnosis, load } from '../../engine/traces/traces.js';
import { chooseTree } from '../../session/choosing.js';
import { isCompared, NOT_COMPARED } from '../../session/compared.js';
import { withoutDefaults } from '../../session/wanted.js';
import { errorText } from '../../text/wording.js';
import { compared } from './comparing.js';
import { faultText, isTraceError } from './words.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { TraceHead } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Session } from '../../session/session.js' */
/** @import { Say } from '../../text/wording.js' */

/** @typedef {{text: string, name: string}} File */

/**
 * Shows a trace beside the search of its tree: the search that it names, or else the one on show.
 * @param {File} file
 * @param {Session} session
 * @param {Say} say
 * @returns {Promise<{error: string | null}>} what is wrong, in a sentence; then everything is as it was
 */
export async function openTrace({ text, name }, session, say) {
  const { head, error } = await headOf({ text, name }, say);
  if (head === null) return { error };
  const refused = await choose(head, session);
  if (refused !== null)
    return { error: say('trace-refused', { name, reason: errorText(refused, say) }) };
  const { tree, compare } = session.state;
  session.dispatch({ type: 'traced', traced: { name, text, tree, compare } });
  // Its own tree needs the place of the compared ones.
  if (isCompared(compare)) session.dispatch({ type: 'compare', compare: NOT_COMPARED });
  const request = session.search?.request;
  if (request === undefined) return { error: null };
  const { step } = compared(text, request.algorithm, request.options ?? {});
  session.dispatch({ type: 'go', step });
  return { error: null };
}

/**
 * Shows a trace beside the search and the step on show, which somebody has put together with it.
 * @param {File} file
 * @param {Session} session
 * @param {Say} say
 * @returns {Promise<{error: string | null}>}
 */
export async function putBeside({ text, name }, session, say) {
  const { tree } = session.state;
  const { head, error } = await headOf({ text, name }, say);
  // Meanwhile another tree may have been chosen.
  if (head !== null && session.state.tree === tree)
    session.dispatch({ type: 'traced', traced: { name, text, tree, compare: NOT_COMPARED } });
  return { error };
}

/**
 * What a trace says of its search; null if it is none, or what reads it cannot be loaded.
 * @param {File} file
 * @param {Say} say
 * @returns {Promise<{head: TraceHead, error: null} | {head: null, error: string}>} `error` is a sentence
 */
async function headOf({ text, name }, say) {
  try {
    await load();
  } catch {
    return { head: null, error: say('not-loaded') };
  }
  try {
    return { head: diagnosis().head(text), error: null };
  } catch (error) {
    if (!isTraceError(error)) throw error;
    const reason = faultText(error, say);
    return { head: null, error: say('trace-refused', { name, reason }) };
  }
}

/**
 * Shows the tree of a trace, unless it is on show, with the search that the trace names.
 * @param {TraceHead} head
 * @param {Session} session
 * @returns {Promise<PlyscopeError | null>} why it cannot be shown
 */
async function choose({ tree, algorithm, options }, session) {
  const { search, catalogue } = session;
  if (algorithm !== null) {
    const switches = withoutDefaults(options, catalogue.switches);
    const error = await session.dispatch({ type: 'choose', tree, algorithm, options: switches });
    if (error === null) return null;
  } else if (search?.text === tree) return null;
  return chooseTree(tree, session, (notice) => {
    session.dispatch({ type: 'refuse', error: notice });
  });
}
