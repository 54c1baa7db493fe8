/** The attributes of a view, and their errors. */

import { AUTHORED, GAUGE, REVEAL, wrongPart, wrongValue } from '../session/authored.js';
import { LABELS } from '../session/labels.js';
import { isMoment } from '../session/moment.js';
import { PANEL_NAMES, panelNamesIn } from '../session/panels.js';
import { SPEEDS } from '../session/state.js';
import { readSwitches } from '../session/switches.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Folds } from '../engine/folding.js' */
/** @import { Mannered } from './manners.js' */

/** The values of a property that is on or off. */
const FLAG = ['true', 'false'];

/** The attributes with fixed values, by their names. @satisfies {Record<string, readonly string[]>} */
const CHOICES = {
  controls: ['none', 'bar', 'full'],
  theme: ['auto', 'light', 'dark', 'contrast', 'contrast-dark'],
  keys: ['all', 'none'],
  wheel: ['focus', 'always', 'none'],
  gauge: GAUGE,
  loading: ['eager', 'lazy'],
  reveal: REVEAL,
  ...{ editable: FLAG, autoplay: FLAG, loop: FLAG },
};

/** Those that are about the search. */
const OF_SEARCH = { labels: LABELS, speed: SPEEDS.map(String) };

/**
 * A property's value as text: authors also set numbers, arrays and objects. What is not text, and cannot be made one, is
 * named by its type, for the error.
 * @param {unknown} value
 */
export function textOf(value) {
  if (value === null || value === undefined) return '';
  try {
    const json = typeof value === 'object' ? JSON.stringify(value) : undefined;
    return json ?? String(value);
  } catch {
    return typeof value;
  }
}

/** What is on or off, as text; empty if nothing is said. An attribute without a value is on. @param {unknown} value */
export function flagOf(value) {
  if (value === null || value === undefined) return '';
  return value === '' ? 'true' : textOf(value).trim();
}

/** A step, or a moment as text. What is neither stays text, for the error. @param {unknown} value */
export function stepOf(value) {
  const text = textOf(value).trim();
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** Switches, `cut=gt order=reversed` or `{cut: 'gt', order: 'reversed'}`. @param {unknown} value */
export function switchesOf(value) {
  if (typeof value !== 'object' || value === null) return readSwitches(textOf(value));
  try {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, textOf(each)]));
  } catch {
    return readSwitches(textOf(value));
  }
}

/** A property whose accessors check what it is set to. */
const OWN = { noAccessor: true };

/** Those that style a view by being there at all. */
const PRESENT = ['presenting', 'blank'];

/** Whether an attribute says that what it stands for is off. @param {string} name @param {string | null} value */
export const isOff = (name, value) => PRESENT.includes(name) && value === 'false';

/** A property that is an attribute too, unless it says nothing. */
const SHOWN = {
  noAccessor: true,
  reflect: true,
  converter: { toAttribute: (/** @type {string} */ text) => text || null },
};

/** A property that is not an attribute. */
const PLAIN = { attribute: false };

/** Lit's properties. */
export const properties = {
  ...{ tree: OWN, src: OWN, algorithm: OWN, options: OWN, fold: OWN, labels: OWN },
  ...{ step: OWN, from: OWN, to: OWN, speed: OWN, loop: OWN, autoplay: OWN },
  // Its height depends on these.
  ...{ controls: SHOWN, panels: SHOWN, quiz: SHOWN, theme: SHOWN },
  presenting: { type: Boolean, reflect: true },
  blank: { type: Boolean, reflect: true },
  ...{ hidesCuts: PLAIN, beside: PLAIN, lecture: PLAIN, opensLecture: PLAIN },
  ...{ lang: OWN, editable: OWN, keys: OWN, wheel: OWN, gauge: OWN, loading: OWN },
  ...{ questions: OWN, attempts: OWN, reveal: OWN, student: OWN },
  // Here, it may also be set before the element is defined.
  quizState: { noAccessor: true, attribute: false },
};

/**
 * @param {Pick<Mannered, 'attributeText'> & Record<keyof typeof OF_SEARCH, unknown>} view
 * @returns {PlyscopeError | null}
 */
export function wrongChoice(view) {
  for (const name of /** @type {(keyof typeof CHOICES)[]} */ (Object.keys(CHOICES))) {
    const wrong = wrongValue(name, view.attributeText(name), CHOICES[name]);
    if (wrong !== null) return wrong;
  }
  const panel = panelNamesIn(view.attributeText('panels')).find(
    (each) => !PANEL_NAMES.includes(each),
  );
  const parts = AUTHORED.map((part) => wrongPart(part, view.attributeText(part)));
  return (
    parts.find((wrong) => wrong !== null) ??
    wrongValue('panels', panel ?? '', PANEL_NAMES) ??
    wrongValue('labels', String(view.labels), OF_SEARCH.labels) ??
    wrongValue('speed', String(view.speed), OF_SEARCH.speed)
  );
}

/**
 * @param {{step?: unknown, from?: unknown, to?: unknown}} place
 * @returns {PlyscopeError | null}
 */
export const wrongPlace = ({ step, from, to }) =>
  wrongStep(step) ?? (from === '' ? null : wrongStep(from)) ?? (to === '' ? null : wrongStep(to));

/**
 * @param {unknown} step
 * @returns {PlyscopeError | null}
 */
function wrongStep(step) {
  if (step === undefined || (Number.isInteger(step) && Number(step) >= 0)) return null;
  if (typeof step === 'string' && isMoment(step)) return null;
  return { kind: 'wrong-step', value: textOf(step) };
}

/**
 * @param {Folds | null | undefined} folds
 * @param {unknown} value the text that they were read from
 * @returns {PlyscopeError | null}
 */
export function wrongFold(folds, value) {
  return folds === null ? { kind: 'wrong-fold', value: textOf(value) } : null;
}
