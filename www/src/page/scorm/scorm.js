/**
 * The score and the state of the exercises of a page, for the learning platform that has launched it: SCORM 1.2 (Advanced
 * Distributed Learning, 2001). Where no platform is found, the page works all the same.
 */

import { resumed, suspend } from '../../session/predicting/suspended.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */

/** @typedef {Record<'LMSInitialize' | 'LMSFinish' | 'LMSGetValue' | 'LMSSetValue' | 'LMSCommit', (...args: string[]) => string>} Platform */

/** The most characters that the standard lets a platform keep of a page. */
const MOST_KEPT = 4096;

/** How many windows around or before this one may be asked. */
const FURTHEST = 20;

/** The platform's interface: in a window around this one, or in the one that has opened it. @returns {Platform | null} */
function findPlatform() {
  /** @type {Window | null} */
  let around = window;
  for (let tries = 0; around !== null && tries < FURTHEST; tries += 1) {
    const found = apiOf(around);
    if (found) return found;
    around = around.parent === around ? around.opener : around.parent;
  }
  return null;
}

/** @param {Window} of @returns {Platform | null} */
function apiOf(of) {
  try {
    return Reflect.get(of, 'API') ?? null;
  } catch {
    // A window of another origin may not be asked.
    return null;
  }
}

/** @param {Platform} platform */
function report(platform) {
  const set = (/** @type {string} */ name, /** @type {string | number} */ value) =>
    platform.LMSSetValue(`cmi.core.${name}`, String(value));
  platform.LMSInitialize('');
  const views = /** @type {View[]} */ ([...document.querySelectorAll('plyscope-view[quiz]')]);
  const student = platform.LMSGetValue('cmi.core.student_id');
  const kept = /** @type {any[]} */ ([resumed(platform.LMSGetValue('cmi.suspend_data'))].flat());
  /** Those that go on from what was kept; before, what they show is not to take its place. @type {Set<View>} */
  const going = new Set();
  for (const [number, view] of views.entries()) {
    if (student && !view.student) view.student = student;
    // Its score counts, whether or not the student comes near it today.
    if (kept[number]) view.loading = 'eager';
    // A tree of the student's own is shown first.
    view.ready().then(() => {
      if (kept[number]) view.quizState = { ...view.quizState, ...kept[number] };
      going.add(view);
    });
  }
  if (platform.LMSGetValue('cmi.core.lesson_status') === 'not attempted')
    set('lesson_status', 'incomplete');
  const notice = document.createElement('p');
  notice.setAttribute('role', 'alert');
  notice.hidden = true;
  views.at(-1)?.after(notice);
  const keep = () => {
    const states = views.map((view, number) =>
      going.has(view) ? view.quizState : (kept[number] ?? null),
    );
    const text = suspend(states, MOST_KEPT);
    // More than a platform keeps would be cut off, and not be read again.
    if (text !== null) platform.LMSSetValue('cmi.suspend_data', text);
    platform.LMSCommit('');
    notice.hidden = text !== null;
    notice.textContent = text === null ? views[0].wordError({ kind: 'too-long-to-keep' }) : '';
  };
  /** The scores so far; of what is not begun there is none. @type {Map<EventTarget, {score: number, complete: boolean}>} */
  const scores = new Map();
  document.addEventListener('plyscope-score', (event) => {
    const { target, detail } = /** @type {CustomEvent} */ (event);
    if (target === null) return;
    scores.set(target, detail);
    const all = [...scores.values()];
    const sum = all.reduce((total, { score }) => total + score, 0);
    set('score.min', 0);
    set('score.max', 100);
    set('score.raw', Math.round((100 * sum) / views.length));
    const isComplete = all.length === views.length && all.every(({ complete }) => complete);
    set('lesson_status', isComplete ? 'completed' : 'incomplete');
    keep();
  });
  // What is written is kept before it is marked too.
  const keepWriting = () => views.some(({ quizState }) => quizState?.paper) && keep();
  let isFinished = false;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && !isFinished) keepWriting();
  });
  addEventListener('pagehide', () => {
    keepWriting();
    isFinished = true;
    platform.LMSFinish('');
  });
}

const platform = findPlatform();
if (platform !== null) report(platform);
