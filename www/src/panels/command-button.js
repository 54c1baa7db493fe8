/** The button of a command, which shows its icon or its words, and says its keys. */

import { html, nothing } from 'lit';
import { actionOf, COMMANDS, isPossible } from '../input/commands.js';
import { keysOf, withKey } from '../input/shortcuts.js';
import { button } from './icon-button.js';

/** @import { CommandId, Seen } from '../input/commands.js' */
/** @import { Say } from '../text/wording.js' */
/** @import { Model } from './model.js' */

/**
 * @param {CommandId} id
 * @param {Say} say
 * @param {object} how
 * @param {Seen} how.seen
 * @param {boolean} how.isPossible
 * @param {() => void} how.press
 * @param {boolean} [how.namesKeys]
 * @param {string} [how.kind] of a button with words
 */
export function commandButton(id, say, { seen, isPossible, press, namesKeys = true, kind }) {
  const { icon, message = id, hint = message, turned, pressed } = COMMANDS[id];
  const keys = namesKeys ? keysOf(id, say) : null;
  if (icon !== undefined) {
    const face = turned?.(seen) ?? { message, icon };
    const kind = turned === undefined ? '' : id;
    return button(say(face.message), face.icon, !isPossible, press, { keys, kind });
  }
  // A disabled button would lose keyboard focus.
  return html`
    <button
      type="button"
      class=${kind ?? (pressed === undefined ? '' : `toggle ${id}-toggle`)}
      title=${hint === message && !keys?.cap ? nothing : withKey(say(hint), keys)}
      aria-keyshortcuts=${keys?.aria || nothing}
      aria-pressed=${pressed?.(seen) ?? nothing}
      aria-disabled=${!isPossible}
      @click=${() => isPossible && press()}
    >
      ${say(message)}
    </button>
  `;
}

/** The button of a command that is an action. @param {CommandId} id @param {Model} model */
export function actionButton(id, model) {
  const press = () => {
    const action = actionOf(id, model);
    if (action !== null) model.dispatch(action);
  };
  const [seen, can] = [model.state, isPossible(id, model)];
  return commandButton(id, model.say, { seen, isPossible: can, press });
}
