/** The actions: all that can happen to the state. Only their types: the reducer says what each does. */

/** @import { Edit, Renumbering } from '../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Camera } from '../layout/camera.js' */
/** @import { Extent } from '../layout/picture-size.js' */
/** @import { Bounds } from './bounds.js' */
/** @import { Exhibit } from './exhibit.js' */
/** @import { Change, EditKind } from './edits.js' */
/** @import { FoldAction } from './folds.js' */
/** @import { State } from './state.js' */

/**
 * Another tree: `kind` and what follows are known if it comes of an edit. With `focuses`, the keyboard goes to the node
 * that the edit is about; otherwise it stays at its node. What is typed in one sitting is one edit. With `isOther`, it is another
 * tree, as one that is chosen.
 * @typedef {{tree: string, kind?: EditKind, change?: Change, renumbering?: Renumbering, focuses?: boolean,
 *   sitting?: number, isOther?: boolean}} Replacing
 */

/**
 * Back or forth: with `asLeft`, a tree that was left for another is searched just as it was then.
 * @typedef {{renumbering?: Renumbering, asLeft?: boolean}} Travelling
 */

/**
 * @typedef {{type: 'choose', tree: string, algorithm?: string, options?: Record<string, string>}
 *   | ({type: 'begin', tree: string, algorithm: string, options: Record<string, string>, step?: number, moment?: string, bounds?: Bounds}
 *     & Pick<Exhibit, 'folds' | 'breakpoints' | 'lines' | 'compare' | 'start' | 'panel' | 'sheet' | 'results' | 'labels' | 'code' | 'title' | 'note'>)
 *   | ({type: 'replace-tree'} & Replacing)
 *   | {type: 'edit-tree', edit: Edit, isTrial?: boolean, focuses?: boolean}
 *   | {type: 'algorithm', algorithm: string}
 *   | {type: 'option', name: string, value: string, isDefault: boolean}
 *   | {type: 'options', options: Record<string, string>} | {type: 'swap-players'}
 *   | ({type: 'undo'} & Travelling) | ({type: 'redo'} & Travelling)
 *   | {type: 'go', step: number}
 *   | {type: 'play', from: number} | {type: 'pause'}
 *   | {type: 'speed', speed: number} | {type: 'bound', bounds: Bounds}
 *   | ({type: 'arrange'} & Partial<Pick<State, 'loops' | 'editable' | 'panels' | 'keys' | 'gauge'>>)
 *   | {type: 'resize', size: Extent}
 *   | {type: 'camera', camera: Camera | null, glides?: boolean}
 *   | {type: 'focus', node: number | null}
 *   | {type: 'hover', node: number | null}
 *   | {type: 'inspect', node: number | null} | ({type: 'try'} & Replacing) | {type: 'keep-trial'}
 *   | {type: 'select', nodes: readonly number[]} | {type: 'add-to-selection', adds: boolean}
 *   | {type: 'break', node: number} | {type: 'break-line', line: string} | {type: 'unbreak'}
 *   | FoldAction
 *   | {type: 'panel', panel: State['panel']} | {type: 'sheet', isOpen: boolean}
 *   | {type: 'results', sort: State['results']} | {type: 'traced', traced: State['traced']}
 *   | {type: 'compare', compare: State['compare'], maxOvertime?: number}
 *   | {type: 'end-start'} | {type: 'describe', title: string, note: string}
 *   | {type: 'overlay', overlay: State['overlay']} | {type: 'labels', labels: State['labels']} | {type: 'code', code: State['code']}
 *   | {type: 'predict', predicting: State['predicting'], step?: number}
 *   | {type: 'edit', node: number, text: string, pane?: number}
 *   | {type: 'end-edit'} | {type: 'revert-edit'}
 *   | {type: 'refuse', error: PlyscopeError} | {type: 'dismiss'}
 *   | {type: 'lost', error: PlyscopeError, again: boolean}} Action `lost` if the
 *   memory of the search has run out; `again` if that search was made again already
 */

export {};
