/**
 * The actions: all that can happen to the state, each a row that says what it makes of a state, and to whom it is forbidden. The
 * rows stand by subjects in `changes/`.
 */

import { PANEL } from './changes/panels.js';
import { PICTURE } from './changes/picture.js';
import { STEPS } from './changes/steps.js';
import { WORK } from './changes/work.js';

/** @import { State } from './state.js' */

/**
 * @template {object} [Says=object] what the action says besides its type
 * @typedef {object} Row
 * @property {(state: State, action: Says) => State} reduce the state that it asks for, before that is settled
 * @property {true} [edits] it changes the tree by hand
 * @property {true} [chooses] it chooses another search, which an exercise that goes on does not allow
 * @property {true} [spoils] it would show something of the search to somebody who writes, or throw what is written away
 * @property {true} [overtakes] it makes a search obsolete that is being made
 * @property {true} [isAnswered] who dispatches it reports its error; that of any other goes into the state
 */

export const ACTIONS = { ...WORK, ...STEPS, ...PICTURE, ...PANEL };

/** @typedef {typeof ACTIONS} Actions */
/** @typedef {keyof Actions} Type */
/** @template {Type} T @typedef {{type: T} & (Actions[T] extends Row<infer Says> ? Says : never)} Of */
/** @typedef {{[T in Type]: Of<T>}[Type]} Action */

/** @param {Type} type @returns {Row<any>} */
export const rowOf = (type) => ACTIONS[type];
