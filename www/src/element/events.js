/** The events that a view sends its page. */

import { unlessLost } from '../engine/search.js';
import { sameOptions } from '../session/choices.js';
import { ofState } from '../session/exhibit.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Session } from '../session/session.js' */
/** @import { State } from '../session/state.js' */
/** @import { PlyscopeView } from './view.js' */

/**
 * @param {PlyscopeView} view
 * @param {Session} session
 * @param {State} before
 * @param {State} after
 */
export function announce(view, session, before, after) {
  const report = (/** @type {string} */ name, /** @type {object} */ detail) =>
    send(view, name, detail);
  const { tree, algorithm, step } = after;
  const isOther = !isSame(before, after);
  if (isOther) {
    const options = { ...session.choice.options };
    report('plyscope-change', { tree, algorithm, options });
  }
  if (after.panelBefore === null && opensOther(before, after)) {
    const { panel, sheet, results } = after;
    report('plyscope-panel', { panel, sheet, results });
  }
  // Not those that a link names.
  if (before.labels !== after.labels && before.work === after.work)
    report('plyscope-labels', { labels: after.labels });
  if (before.code !== after.code && before.work === after.work)
    report('plyscope-code', { code: after.code });
  const node = after.focus ?? after.inspected;
  if (node !== null && node !== (before.focus ?? before.inspected))
    report('plyscope-node', { node: view.chosenNode });
  if (POINTED.some((name) => before[name] !== after[name]))
    report('plyscope-point', { node: view.pointed });
  const hasMoved = before.step !== step || before.overtime !== after.overtime;
  if (isOther || hasMoved || before.labels !== after.labels)
    sendStep(view, session, hasMoved, before.tree === '');
}

/** What was last told of a step. @type {WeakMap<PlyscopeView, string>} */
const told = new WeakMap();

/**
 * Tells of the step on screen, if it is another or something else is true of it.
 * @param {PlyscopeView} view
 * @param {Session} session
 * @param {boolean} [hasMoved]
 * @param {boolean} [isFirst] whether the view has shown nothing before
 */
export function sendStep(view, session, hasMoved = false, isFirst = false) {
  const detail = detailOf(view, session);
  const text = JSON.stringify(detail);
  if (hasMoved || (!isFirst && told.get(view) !== text)) send(view, 'plyscope-step', detail);
  told.set(view, text);
}

/** What says which node is pointed at. */
const POINTED = /** @type {const} */ (['hover', 'lit', 'focus']);

/** What is said of a step while nothing is known of its moment. */
const UNKNOWN = { kind: null, node: null, alpha: null, beta: null };

/**
 * What is said of a step, all of it at once: whoever keeps it, or sends it to another window, has what was true of this step.
 * @param {PlyscopeView} view
 * @param {Session} session
 */
function detailOf(view, session) {
  const [{ step }, { steps }] = [session.state, session];
  /** @type {PlyscopeView['moment']} */
  let moment = null;
  let sentence = '';
  unlessLost(
    () => session.search,
    () => {
      [moment, sentence] = [view.moment, view.sentence];
    },
  );
  return { step, steps, ...(moment ?? UNKNOWN), sentence };
}

/** Whether a reader has opened or closed something beside the tree. @param {State} before @param {State} after */
function opensOther(before, after) {
  if (before.panel !== after.panel) return true;
  // A stop of Start here, or an exercise, closes what it has no room for.
  const isReaders = before.work === after.work && before.predicting === after.predicting;
  return isReaders && (before.sheet !== after.sheet || before.results !== after.results);
}

/** Whether two states show the same, apart from the step. @param {State} before @param {State} after */
const isSame = (before, after) =>
  /** @type {const} */ (['tree', 'work', 'algorithm', ...ofState('link')]).every(
    (name) => before[name] === after[name],
  ) && sameOptions(before.options, after.options);

/** Says that a view has come into its page, and that it can be steered from now on. @param {HTMLElement & {steps: number}} view */
export const sendReady = (view) => send(view, 'plyscope-ready', { steps: view.steps });

/** Says that the sentences of a view are in another language. @param {HTMLElement} view @param {string} language */
export const sendLanguage = (view, language) => send(view, 'plyscope-language', { language });

/** Says what is wrong, in words. @param {HTMLElement} view @param {PlyscopeError} error @param {string} message */
export const sendError = (view, { kind }, message) =>
  send(view, 'plyscope-error', { kind, message });

/** Says that no error stands in the place of the search any more. @param {HTMLElement} view */
export const sendMended = (view) => send(view, 'plyscope-mended', {});

/** Says how a file was read that the reader has opened in a view. @param {HTMLElement} view @param {string} message empty if something else says so */
export const sendReceived = (view, message) => send(view, 'plyscope-received', { message });

/** Sends an event that leaves the view. @param {HTMLElement} view @param {string} name @param {object} detail */
export const send = (view, name, detail) =>
  view.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
