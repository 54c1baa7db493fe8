/** What actions make of the panels, and of what is said beside them. */

import { NO_FOLDS } from '../../engine/folding.js';
import { isCompared } from '../compared.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Row } from '../actions.js' */
/** @import { Arranged } from '../arranged.js' */
/** @import { State } from '../state.js' */

export const PANEL = {
  arrange: /** @type {Row<Partial<Arranged>>} */ ({
    reduce(state, arranged) {
      const { panels = state.panels, editable = state.editable } = arranged;
      // Other tabs begin with the first.
      const isSame = String(panels) === String(state.panels);
      const panel = isSame ? state.panel : panels[0];
      return { ...state, ...arranged, panel, editing: editable ? state.editing : null };
    },
  }),
  hall: /** @type {Row<Partial<Pick<State, 'presenting' | 'hidden' | 'beside' | 'passage' | 'black' | 'unlocked' | 'until' | 'slide' | 'hands'>>>} */ ({
    reduce(state, seen) {
      const isOther = (seen.presenting ?? state.presenting) !== state.presenting;
      // The picture there has another size. What part of the tree is to be in sight can be so in any size.
      const camera = state.sight === null ? null : state.camera;
      const anew = { camera, black: false, unlocked: false, editing: null };
      // Nothing goes on unseen.
      const { black = false } = seen;
      return { ...state, ...(isOther && anew), ...seen, ...(black && { playing: false }) };
    },
  }),
  panel: /** @type {Row<{panel: State['panel']}>} */ ({
    reduce: (state, { panel }) => ({ ...state, panel, panelBefore: null, sheet: true }),
  }),
  sheet: /** @type {Row<{isOpen: boolean}>} */ ({
    reduce: (state, { isOpen }) => ({ ...state, sheet: isOpen }),
  }),
  turn: /** @type {Row<{part: string, isTurned: boolean}>} */ ({
    reduce(state, { part, isTurned }) {
      const others = [...state.turned].filter((each) => each !== part);
      return { ...state, turned: new Set(isTurned ? [...others, part] : others) };
    },
  }),
  results: /** @type {Row<{sort: State['results']}>} */ ({
    reduce: (state, { sort }) => ({ ...state, results: sort }),
    spoils: true,
  }),
  growth: /** @type {Row<{growth: State['growth']}>} */ ({
    reduce: (state, { growth }) => (state.growth === growth ? state : { ...state, growth }),
  }),
  code: /** @type {Row<{code: State['code']}>} */ ({
    reduce: (state, { code }) => ({ ...state, code }),
  }),
  compare: /** @type {Row<{compare: State['compare'], maxOvertime?: number}>} */ ({
    reduce(state, action) {
      const { compare } = action;
      const maxOvertime = isCompared(compare) ? (action.maxOvertime ?? state.maxOvertime) : 0;
      const overtime = Math.min(state.overtime, maxOvertime ?? Infinity);
      return { ...state, compare, maxOvertime, overtime };
    },
    spoils: true,
  }),
  traced: /** @type {Row<{traced: State['traced']}>} */ ({
    reduce: (state, { traced }) => ({ ...state, traced }),
  }),
  refuse: /** @type {Row<{error: PlyscopeError}>} */ ({
    reduce: (state, { error }) => ({ ...state, refused: error }),
  }),
  dismiss: /** @type {Row} */ ({ reduce: (state) => ({ ...state, refused: null }) }),
  /** The memory of the search has run out; `again` if that search was made again already. */
  lost: /** @type {Row<{error: PlyscopeError, again: boolean}>} */ ({
    reduce(state, { error, again }) {
      const { folds, level } = state;
      // The possible cause is not tried again: first automatic folding, then any folding.
      const kept = { ...folds, itself: folds.itself && level !== null };
      return { ...state, playing: false, refused: error, folds: again ? NO_FOLDS : kept };
    },
  }),
};
