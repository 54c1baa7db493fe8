/** What actions make of the picture, and of the nodes that are pointed at, selected or folded. */

import { NO_FOLDS } from '../../engine/folding.js';
import { folded, unfolded } from '../folds.js';
import { selecting } from '../selection.js';

/** @import { Camera } from '../../layout/camera.js' */
/** @import { Extent } from '../../layout/picture-size.js' */
/** @import { Row } from '../actions.js' */
/** @import { State } from '../state.js' */

/**
 * The node pointed at or edited may be hidden now, or lie elsewhere.
 * @param {State} state
 * @param {State['folds']} folds
 * @returns {State}
 */
const withFolds = (state, folds) => ({ ...state, folds, hover: null, editing: null });

export const PICTURE = {
  focus: /** @type {Row<{node: number | null}>} */ ({
    reduce: (state, { node }) => ({ ...state, focus: node }),
  }),
  hover: /** @type {Row<{node: number | null}>} */ ({
    reduce: (state, { node }) => (state.hover === node ? state : { ...state, hover: node }),
  }),
  mention: /** @type {Row<{nodes: readonly string[]}>} */ ({
    reduce: (state, { nodes }) => ({ ...state, mentioned: nodes }),
  }),
  light: /** @type {Row<{name: string | null}>} */ ({
    reduce: (state, { name }) => (state.lit === name ? state : { ...state, lit: name }),
  }),
  inspect: /** @type {Row<{node: number | null}>} */ ({
    reduce: (state, { node }) => ({
      ...state,
      inspected: node,
      selected: [],
      adding: false,
      ...panelAsking(state, node),
    }),
    spoils: true,
  }),
  select: /** @type {Row<{nodes: readonly number[]}>} */ ({
    reduce: (state, { nodes }) => ({
      ...state,
      ...selecting(nodes),
      adding: state.adding && nodes.length > 0,
    }),
  }),
  'add-to-selection': /** @type {Row<{adds: boolean}>} */ ({
    reduce: (state, { adds }) => ({ ...state, adding: adds }),
  }),
  fold: /** @type {Row<{node: number}>} */ ({
    reduce: (state, { node }) => withFolds(state, folded(state.folds, node)),
  }),
  unfold: /** @type {Row<{node: number}>} */ ({
    reduce: (state, { node }) => withFolds(state, unfolded(state.folds, node)),
  }),
  'unfold-all': /** @type {Row} */ ({ reduce: (state) => withFolds(state, NO_FOLDS) }),
  'fold-itself': /** @type {Row<{itself: boolean}>} */ ({
    reduce: (state, { itself }) => withFolds(state, { ...state.folds, itself, unfolded: [] }),
  }),
  resize: /** @type {Row<{size: Extent}>} */ ({
    reduce: (state, { size }) => ({ ...state, size }),
  }),
  camera: /** @type {Row<{camera: Camera | null, glides?: boolean}>} */ ({
    reduce: (state, { camera, glides = false }) => ({ ...state, camera, sight: null, glides }),
  }),
  overlay: /** @type {Row<{overlay: State['overlay']}>} */ ({
    reduce: (state, { overlay }) => ({ ...state, overlay }),
    spoils: true,
  }),
  labels: /** @type {Row<{labels: State['labels']}>} */ ({
    reduce: (state, { labels }) => ({ ...state, labels }),
  }),
};

/**
 * A question opens its tab; afterwards the tab before comes back.
 * @param {State} state
 * @param {number | null} node the node asked about
 * @returns {Partial<State>}
 */
export function panelAsking({ panel, panels, panelBefore }, node) {
  if (!panels.includes('ask')) return {};
  if (node === null) return { panel: panelBefore ?? panel, panelBefore: null };
  return { panel: 'ask', panelBefore: panel === 'ask' ? panelBefore : panel, sheet: true };
}
