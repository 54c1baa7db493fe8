/** Showing a link as far as it is right: a part that cannot be shown gives way to its default. Pure. */

import { FIELDS } from './exhibit.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Outcome } from './outcome.js' */
/** @import { Wanted } from './wanted.js' */

/** @typedef {PlyscopeError['kind']} ErrorKind */

/** The kinds of errors that no other tree, search or step would mend. @type {readonly ErrorKind[]} */
const NO_FAULT = ['cancelled', 'out-of-memory'];

/** The fields that give way, by the kind of error. @param {ErrorKind} kind */
const givingWay = (kind) =>
  Object.values(FIELDS)
    .filter(({ ofTree, yields = [] }) => (kind === 'parse' ? ofTree : yields.includes(kind)))
    .flatMap(({ says }) => says);

/** The switch that gives way, if the error does not name it. @type {Partial<Record<ErrorKind, string>>} */
const SWITCH = {
  'order-does-not-apply': 'order',
  'wrong-inner': 'inner',
  'no-static-value': 'depth',
};

/**
 * Shows what is right in a link, after all of it was refused.
 * @param {Wanted} link
 * @param {PlyscopeError | null} refusal null if nothing is wrong
 * @param {(wanted: Wanted) => Outcome} display
 * @returns {Promise<{wrong: PlyscopeError[], shown: Wanted | null}>} `shown` is null if nothing of the link can be
 */
export async function showRest(link, refusal, display) {
  /** @type {PlyscopeError[]} */
  const wrong = [];
  /** @type {Wanted | null} */
  let shown = link;
  for (let error = refusal; error !== null && shown !== null; ) {
    if (!followsFrom(error, wrong)) wrong.push(error);
    shown = without(shown, error);
    error = shown === null ? null : await display(shown);
  }
  return { wrong, shown };
}

/**
 * Whether only an error before made this one: a switch or a moment may need the algorithm that gave way.
 * @param {PlyscopeError} error
 * @param {readonly PlyscopeError[]} before
 */
const followsFrom = ({ kind }, before) =>
  before.some((each) => givingWay(each.kind).includes('algorithm')) &&
  (DEPENDENT.includes(kind) || kind in SWITCH);

/** The kinds of errors, beside those of switches without a name, that another algorithm brings about. @type {readonly ErrorKind[]} */
const DEPENDENT = ['switch-does-not-apply', 'no-moment', 'several-nodes', 'wrong-break'];

/** The kinds of errors that leave nothing of a link. @type {readonly ErrorKind[]} */
const OF_WHOLE = ['parse', 'damaged-link', 'newer-link', 'endless-link'];

/**
 * Whether an error is about the tree of a link, or about the link as a whole.
 * @param {PlyscopeError} error
 */
export const losesTree = (error) =>
  OF_WHOLE.includes(error.kind) ||
  (error.kind === 'broken-escape' && 'name' in error && error.name === 'tree');

/**
 * What is left of a link without the part that an error is about; null if nothing is.
 * @param {Wanted} wanted
 * @param {PlyscopeError} error
 * @returns {Wanted | null}
 */
function without(wanted, error) {
  if (NO_FAULT.includes(error.kind)) return null;
  const name = SWITCH[error.kind] ?? ('name' in error ? error.name : undefined);
  if (name !== undefined && Object.hasOwn(wanted.options ?? {}, name)) {
    const { [name]: _, ...options } = wanted.options ?? {};
    return { ...wanted, options };
  }
  const parts = givingWay(error.kind).filter(
    // Another moment may well be there.
    (part) => error.kind !== 'no-moment' || String(wanted[part]) === error.value,
  );
  const rest = Object.fromEntries(
    Object.entries(wanted).filter(([part]) => !parts.includes(/** @type {keyof Wanted} */ (part))),
  );
  return Object.keys(rest).length < Object.keys(wanted).length ? rest : null;
}
