/** Opens a trace: its tree, the search that it names, and the place where it parts from that. */

import { diagnosis, load } from '../../engine/traces/traces.js';
import { chooseTree } from '../../session/choosing.js';
import { isCompared, NOT_COMPARED } from '../../session/compared.js';
import { withoutDefaults } from '../../session/wanted.js';
import { errorText } from '../../text/wording.js';
import { compared } from './comparing.js';
import { faultText, isTraceError } from './faults.js';

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
  try {
    await load();
  } catch {
    return { error: say('not-loaded') };
  }
  /** @type {TraceHead} */
  let head;
  try {
    head = diagnosis().head(text);
  } catch (error) {
    if (!isTraceError(error)) throw error;
    return { error: say('trace-refused', { name, reason: faultText(error, say) }) };
  }
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
