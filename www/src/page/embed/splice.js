/**
 * The score and the state of an exercise, for a course around the frame: SPLICE, as OpenDSA, Runestone and Doenet speak it. The
 * frame asks the course for an earlier state at once, and reports each answer that is judged.
 */

import { newId } from '../new-id.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */

/** What else is told, by the name of the view's event. */
const EVENTS = ['plyscope-question', 'plyscope-answer'];

/** Whether anything has been answered, rightly or not, or written. @param {View['quizState']} state */
const isBegun = (state) =>
  [state?.answers, state?.tries, state?.paper?.struck, state?.paper?.entries].some(
    (list) => list?.length,
  );

/** @param {View} view */
export function reportToCourse(view) {
  const requestId = newId();
  const send = (/** @type {string} */ subject, /** @type {object} */ content, id = newId()) =>
    parent.postMessage({ subject: `SPLICE.${subject}`, message_id: id, ...content }, '*');
  for (const name of EVENTS) {
    view.addEventListener(name, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      send('sendEvent', { name, data: detail });
    });
  }
  let isJudged = false;
  view.addEventListener('plyscope-answer', () => {
    isJudged = true;
  });
  // Never before, as a score of 0 would be one; nor again, when an earlier state is taken up.
  view.addEventListener('plyscope-score', (event) => {
    if (!isJudged) return;
    isJudged = false;
    const { detail } = /** @type {CustomEvent} */ (event);
    send('reportScoreAndState', { score: detail.score, state: view.quizState });
  });
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.subject !== 'SPLICE.getState.response') return;
    // A page that is no course may answer with an error; then there is no state.
    if (data.message_id !== requestId || data.error || !data.state) return;
    // Nor is what has been answered meanwhile lost to an older state.
    if (!isBegun(view.quizState)) view.quizState = data.state;
  });
  send('getState', {}, requestId);
}
