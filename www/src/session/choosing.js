/** Choosing a tree that names no search: a new tree, or one from a file or from help. */

import { waysToChoose } from './choices.js';
import { after, refusal } from './outcome.js';
import { USUAL } from './usual-searches.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Asking } from './choices.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Session } from './session.js' */

/** The errors of a search that needs static values in a tree that lacks them. @type {readonly PlyscopeError['kind'][]} */
const UNSUITED = ['no-static-value', 'needs-static-values'];

/**
 * Chooses a tree. The present search goes on in it if it can; otherwise without its depth limit, or else the usual one does.
 * @param {string} tree
 * @param {Pick<Session, 'state' | 'catalogue' | 'dispatch'>} session
 * @param {(notice: PlyscopeError) => void} report called with what the search has lost
 * @returns {Outcome}
 */
export function chooseTree(tree, session, report) {
  const { state, catalogue } = session;
  /** @type {Asking} */
  const bare = { tree, algorithm: USUAL, root: 'max', options: {} };
  const ways = waysToChoose(bare, state, catalogue).filter(isOther);
  /** @param {number} at @returns {Outcome} */
  const attempt = (at) =>
    after(session.dispatch(ways[at]), (error) => {
      const isUnsuited = error !== null && UNSUITED.includes(error.kind);
      if (isUnsuited && at + 1 < ways.length) return attempt(at + 1);
      const isSame = ways[at].algorithm === state.algorithm;
      if (error === null && at > 0)
        report(
          isSame ? { kind: 'no-depth' } : { kind: 'other-search', algorithm: state.algorithm },
        );
      return error;
    });
  return attempt(0);
}

/**
 * Chooses a tree that comes along, with the search that it asks for, or the present one.
 * @param {Asking} preset
 * @param {Pick<Session, 'state' | 'catalogue' | 'dispatch'>} session
 */
export const choosePreset = (preset, session) =>
  waysToChoose(preset, session.state, session.catalogue).some(
    (action) => refusal(session.dispatch(action)) === null,
  );

/** @typedef {ReturnType<typeof waysToChoose>} Ways */

/** Whether a way is another one than that before it: only one that has a depth limit differs from the one without. @param {Ways[number]} way @param {number} at @param {Ways} ways */
const isOther = ({ algorithm, options }, at, ways) =>
  at !== 1 || algorithm !== ways[0].algorithm || options.depth !== ways[0].options.depth;
