/** The pieces to set up a position with: one of them is chosen, or the empty square. */

import { html } from 'lit';
import { EMPTY, SIGNS } from './pieces.js';
import { inSquare, signOf } from './squares.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Game } from './draft.js' */

/** Shown for the empty square. */
const NOTHING = '×';

/**
 * @param {Game} game
 * @param {string} chosen the sign of the chosen piece
 * @param {(sign: string) => void} choose
 * @param {Say} say
 */
export const palette = (game, chosen, choose, say) => html`
  <div class="palette ${game}" role="group" aria-label=${say('new-game-pieces')}>
    ${[...SIGNS[game], EMPTY].map(
      (sign) => html`
        <button
          type="button"
          class="toggle"
          aria-pressed=${sign === chosen}
          aria-label=${say('board-piece', { piece: signOf(sign) })}
          @click=${() => choose(sign)}
        >
          <span aria-hidden="true">${inSquare(sign, game) || NOTHING}</span>
        </button>
      `,
    )}
  </div>
  <p class="hint">${say('new-game-set-hint')}</p>
`;
