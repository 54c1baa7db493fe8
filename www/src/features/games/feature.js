/** The games on screen: their boards, and the form for a new one. */

import { html, unsafeCSS } from 'lit';
import { foldable } from '../../panels/fold.js';
import './board.js';
import text from './games.css?inline';

export { NewGame as Opened } from './new-game.js';

/** @import { Model } from '../../panels/model.js' */

export const sheet = unsafeCSS(text);

/** The panel of the board, beside the tree. @param {Model} model */
export const board = (model) =>
  foldable(model, 'board', html`<plyscope-board .model=${model}></plyscope-board>`);
