/**
 * What an author has written wrongly, on the console: what would be right, and the element. It is no error of the page: readers
 * see of it only what a view says itself. Our own pages do without.
 */

import { isMoment } from '../session/moment.js';
import { isCondition } from './prose/conditions.js';
import { isFact } from './prose/facts.js';
import { PlyscopeView } from './view.js';

/** What is right in the elements around a view, by their names. @type {Record<string, {name: string, isRight: (text: string) => boolean}>} */
const WORDS = {
  'plyscope-step': { name: 'to', isRight: (text) => /^\d+$/.test(text) || isMoment(text) },
  'plyscope-say': { name: 'what', isRight: isFact },
  'plyscope-when': { name: 'is', isRight: isCondition },
};

/** Those that have been looked at. */
const seen = new WeakSet();

/** @param {Element} element @param {string} name of an attribute @param {readonly string[]} [right] */
function tell(element, name, right = []) {
  const tag = `<${element.localName} ${name}="${element.getAttribute(name) ?? ''}">`;
  console.info(right.length > 0 ? `${tag} → ${right.join(', ')}` : tag, element);
}

/** The attributes of a view that are nearly those that there are. @param {Element} view */
function checkView(view) {
  const known = PlyscopeView.observedAttributes;
  for (const name of view.getAttributeNames().filter((each) => !known.includes(each))) {
    const near = known.filter((each) => each.length > 3 && isNear(name, each));
    if (near.length > 0) tell(view, name, near);
  }
}

/** @param {Element} element one of those around a view @param {Document | ShadowRoot} root */
function checkWords(element, root) {
  const { name, isRight } = WORDS[element.localName];
  const id = element.getAttribute('for');
  if (id !== null && root.getElementById(id)?.localName !== 'plyscope-view') {
    const ids = [...root.querySelectorAll('plyscope-view[id]')].map((view) => view.id);
    tell(element, 'for', ids);
  }
  const said = element.hasAttribute('that') ? 'that' : name;
  if (!isRight(element.getAttribute(said) ?? '')) tell(element, said);
}

/** Looks at what has come into a document, or a shadow root, since. @param {Document | ShadowRoot} root */
function check(root) {
  const all = root.querySelectorAll(['plyscope-view', ...Object.keys(WORDS)].join());
  for (const element of [...all].filter((each) => !seen.has(each))) {
    seen.add(element);
    if (element.localName === 'plyscope-view') checkView(element);
    else checkWords(element, root);
  }
}

/** Whether one word becomes the other by a letter that is another, is missing or too much, or by two that have changed places. @param {string} one @param {string} other */
function isNear(one, other) {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  const [rest, more] = [short.slice(from), long.slice(from)];
  if (long.length > short.length) return rest === more.slice(1);
  return (
    rest.slice(1) === more.slice(1) ||
    (rest[0] === more[1] && rest[1] === more[0] && rest.slice(2) === more.slice(2))
  );
}

/** @param {Event} event */
const viewOf = (event) => /** @type {PlyscopeView} */ (event.composedPath()[0]);

document.addEventListener('plyscope-error', (event) => {
  const view = viewOf(event);
  // What a reader has done wrongly, the reader has been told.
  if (view.broken === null) return;
  const isWord = /^[a-z][\w-]*$/i.test(view.tree);
  const presets = view.session?.catalogue.presets.map(({ id }) => id) ?? [];
  const right = 'parse' in view.broken && isWord ? ` → ${presets.join(', ')}` : '';
  console.info(`${/** @type {CustomEvent} */ (event).detail.message}${right}`, view);
});

document.addEventListener('plyscope-ready', (event) => {
  check(/** @type {Document | ShadowRoot} */ (viewOf(event).getRootNode()));
});
addEventListener('load', () => check(document));
