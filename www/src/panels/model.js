/** The model of a view. Panels only read it, and dispatch actions. */

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Catalogue } from '../engine/catalogue.js' */
/** @import { Moment, Search } from '../engine/search.js' */
/** @import { StatesAt } from '../engine/states.js' */
/** @import { Asked } from '../scene/scene.js' */
/** @import { Choice } from '../session/choices.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { Counts, Session } from '../session/session.js' */
/** @import { State } from '../session/state.js' */
/** @import { Action } from '../session/actions.js' */
/** @import { Parameters } from '../text/messages.js' */

/**
 * @typedef {object} Model
 * @property {State} state
 * @property {Catalogue} catalogue
 * @property {Choice} choice the choices on offer, and the switches in force
 * @property {Search} search
 * @property {StatesAt} states
 * @property {Moment} moment
 * @property {Asked | null} marks of the question to a learner
 * @property {ReadonlySet<number>} [named] the nodes that what a hall reads in place of the sentence names
 * @property {Counts | null} countsBefore the counts of the whole search before the last edit
 * @property {boolean} presenting whether presenter mode is on
 * @property {false | 'values' | 'cutoffs'} blank what is hidden, so that an audience can guess first: values and counts, or cutoffs as well
 * @property {(id: string, parameters?: Parameters) => string} say
 * @property {(error: PlyscopeError) => string} word the text of an error
 * @property {(units: number) => string} score a score in the current language
 * @property {(text: string) => string} numeral a value of the tree in the current language
 * @property {(node: number) => string} label a node's name, in quotation marks if it has spaces, or its number
 * @property {(action: Action) => Outcome} dispatch gives
 *   back why an action could not be done
 * @property {string} ids the prefix of element ids, which differ between panes
 * @property {Session['job']} job the search that is being made elsewhere
 * @property {(node: number) => void} visit moves the keyboard to a node in the tree
 */

export {};
