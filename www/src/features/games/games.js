/** The games on screen: their boards, and the form for a new one. */

import { html } from 'lit';
import { foldable } from '../../panels/fold.js';
import './board.js';

export { loadGames } from '../../engine/games/growing.js';
export { NewGame } from './new-game.js';

/** @import { Model } from '../../panels/model.js' */

/** The panel of the board, beside the tree. @param {Model} model */
export const board = (model) =>
  foldable(model, 'board', html`<plyscope-board .model=${model}></plyscope-board>`);
