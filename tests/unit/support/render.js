/** A panel as the text of its HTML, without its listeners. */

import assert from 'node:assert/strict';
import { format, numeral } from '../../../www/src/engine/score.js';
import { Session } from '../../../www/src/session/session.js';
import { errorText } from '../../../www/src/text/wording.js';
import { catalogue } from './core.js';
import { say } from './messages.js';

/** @import { Model } from '../../../www/src/panels/model.js' */
/** @import { Action } from '../../../www/src/session/actions.js' */
/** @import { Wanted } from '../../../www/src/session/wanted.js' */

/**
 * @param {unknown} part what Lit's `html` gives
 * @returns {string}
 */
export const render = (part) => textOf(part).replace(/\s+/g, ' ');

/** @param {unknown} part @returns {string} */
function textOf(part) {
  if (part === undefined || part === null || typeof part === 'function') return '';
  if (typeof part === 'symbol') return '';
  if (Array.isArray(part)) return part.map(textOf).join('');
  if (typeof part !== 'object') return String(part);
  // A listener with options.
  if ('handleEvent' in part) return '';
  if (!('strings' in part && 'values' in part))
    throw new Error(`${JSON.stringify(part)} cannot be shown`);
  const { strings, values } = /** @type {{strings: string[], values: unknown[]}} */ (part);
  return strings.map((string, index) => string + textOf(values[index])).join('');
}

/**
 * A model of a session, as the view makes it, at a step.
 * @param {Wanted} wanted
 * @param {Action[]} [actions] done before
 * @returns {Model}
 */
export function model(wanted, actions = []) {
  const session = new Session(catalogue, () => {});
  assert.equal(session.display(wanted), null);
  for (const action of actions) assert.equal(session.dispatch(action), null);
  const { search, state } = session;
  assert.ok(search !== null);
  const label = (/** @type {number} */ node) => search.nodes.name(node) ?? String(node);
  return {
    state,
    catalogue,
    choice: session.choice,
    search,
    ...session.present(search),
    marks: null,
    countsBefore: session.countsBefore,
    presenting: false,
    blank: false,
    say,
    word: (error) => errorText(error, say, label),
    score: (units) => format(units, search.overview.decimals),
    numeral,
    label,
    ids: '',
    job: null,
    dispatch: (action) => session.dispatch(action),
    visit: (node) => session.dispatch({ type: 'focus', node }),
  };
}

/** The attribute of every element that has it. @param {string} html @param {string} name */
export const attributes = (html, name) =>
  [...html.matchAll(new RegExp(` ${name}=(?:"([^"]*)"|([^\\s>]*))`, 'g'))].map(
    (match) => match[1] ?? match[2],
  );
