/**
 * What the panels are given. They only read it, and answer with actions.
 */

/**
 * @typedef {object} Model
 * @property {import('../session/state.js').State} state
 * @property {import('../engine/catalogue.js').Catalogue} catalogue
 * @property {import('../session/choices.js').Choice} choice what can be chosen, and which switches are in force
 * @property {import('../engine/search.js').Search} search
 * @property {import('../engine/states.js').StatesAt} states
 * @property {import('../engine/search.js').Moment} moment
 * @property {import('../session/predicting/marks.js').Marks | null} marks what a learner is asked about in the tree
 * @property {import('../session/session.js').Counts | null} countsBefore those of the whole search before the tree
 *   was changed
 * @property {boolean} presenting whether a hall looks at it
 * @property {boolean} blank whether values and counts are hidden, so that a hall can guess first
 * @property {(id: string, parameters?: import('../text/messages.js').Parameters) => string} say
 * @property {(error: import('../../pkg/plyscope_wasm.js').PlyscopeError) => string} word what is wrong, in words
 * @property {(units: number) => string} score a score in the present language
 * @property {(text: string) => string} numeral a value of the tree in the present language
 * @property {(node: number) => string} label a node's name, or its number
 * @property {(action: import('../session/update.js').Action) => import('../session/outcome.js').Outcome} dispatch gives
 *   back why an action could not be done
 * @property {string} ids what the ids of elements begin with, where there may be others of the kind
 * @property {import('../session/session.js').Session['job']} job the search that is being made elsewhere
 * @property {ReadonlySet<string>} folded the panels that are folded away
 * @property {(panel: string, folded: boolean) => void} fold
 * @property {(node: number) => void} visit puts the keyboard on a node in the tree
 */

export {};
