/** The page around a frame: it hears how high the frame should be and what happens in it, and may set what is shown. */

import { ATTRIBUTES, NAMES, readAs } from '../../element/attributes.js';

/** @import { To } from '../../element/attributes.js' */
/** @import { PlyscopeView as View } from '../../element/view.js' */

/** What happens, by the name of the view's event. */
const REPORTS = {
  'plyscope-ready': 'plyscope:ready',
  'plyscope-step': 'plyscope:step',
  'plyscope-change': 'plyscope:change',
  'plyscope-error': 'plyscope:error',
};

/** What the page around may set: the search, but for files, which it can read itself. */
const SETTABLE = /** @type {To<'search'>[]} */ (
  NAMES.filter((name) => ATTRIBUTES[name].to === 'search' && name !== 'src')
);

/** Tells the page around of what is wrong in the frame's address. @param {string} kind @param {string} message */
export const reportFault = (kind, message) =>
  parent.postMessage({ type: 'plyscope:error', kind, message }, '*');

/** @param {View} view */
export function connectFrame(view) {
  // Whoever frames the page may know what it shows: it has chosen that itself.
  const send = (/** @type {object} */ message) => parent.postMessage(message, '*');
  reportHeight(view, (height) => send({ subject: 'lti.frameResize', height }));
  for (const [name, type] of Object.entries(REPORTS)) {
    view.addEventListener(name, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      const { step, steps, kind, node, alpha, beta, sentence, tree, algorithm, options } = detail;
      const moment = { step, steps, kind, node, alpha, beta, sentence };
      send({ type, ...moment, tree, algorithm, options, message: detail.message });
    });
  }
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.type !== 'plyscope:set') return;
    for (const name of SETTABLE)
      if (data[name] !== undefined) view.wants.set(name, readAs(name, data[name]));
  });
}

/**
 * Reports the height that the page needs, and each that it needs later: less too, in a frame that is higher than that.
 * @param {View} view
 * @param {(height: number) => void} report
 */
function reportHeight(view, report) {
  const { body } = document;
  let last = 0;
  const measure = () => {
    // In presenter mode it fills the frame, however high that is.
    if (view.presenting) return;
    const height = heightOf(body);
    // Where the frame is not shown, there is none.
    if (height !== last && height > 0) report(height);
    last = height;
  };
  const observer = new ResizeObserver(measure);
  for (const part of [body, ...document.querySelectorAll('main > *')]) observer.observe(part);
  // The view may be as high as before, and only have more room.
  view.addController({ hostUpdated: measure });
}

/** The height that a page needs which otherwise fills its frame. @param {HTMLElement} body */
function heightOf(body) {
  body.style.minHeight = '0';
  const { scrollHeight } = body;
  body.style.minHeight = '';
  return Math.ceil(scrollHeight);
}
