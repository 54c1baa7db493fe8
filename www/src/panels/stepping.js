/** The buttons of a debugger, and the menu of events to go on to. */

import { html, nothing } from 'lit';
import { actionOf, COMMANDS, commandsAt, isPossible } from '../input/commands.js';
import { keysOf, withKey } from '../input/shortcuts.js';
import { actionButton } from './command-button.js';
import { menu } from './menu.js';

/** @import { CommandId } from '../input/commands.js' */
/** @import { Keys } from '../input/shortcuts.js' */
/** @import { Model } from './model.js' */

/** The name under which the open menu is kept. */
const MENU = 'go-to-next';

/** They stand with the code, of which they run one line, one call, or the rest of a call. @param {Model} model */
export const stepping = (model) => html`<div class="debugging">
    <div class="buttons moves">${commandsAt('moves').map((id) => actionButton(id, model))}</div>
    ${goTo(model)}
  </div>`;

/** The menu of events to go on to. They are looked for once it is open, since that may take a while. @param {Model} model */
function goTo(model) {
  const { state, dispatch, say } = model;
  return menu({
    name: 'go-to',
    id: MENU,
    title: say(MENU),
    closes: true,
    label: html`<span class="visually-hidden">${say(MENU)}</span> <span aria-hidden="true">⋯</span>`,
    sheet: state.turned.has(MENU) ? entries(model) : undefined,
    toggled: (isOpen) => dispatch({ type: 'turn', part: MENU, isTurned: isOpen }),
  });
}

/** @param {Model} model */
function entries(model) {
  const { state, say, dispatch } = model;
  const halts = state.breakpoints.length + state.lines.length > 0;
  const clear = () => dispatch({ type: 'unbreak' });
  const stops = commandsAt('stops').filter((id) => COMMANDS[id].shown?.(model) ?? true);
  return html`
    ${stops.map((id) => command(id, model))} ${breakpoint(model)}
    ${halts ? entry(say('no-breakpoints'), null, false, clear) : undefined}
  `;
}

/** @param {CommandId} id @param {Model} model */
function command(id, model) {
  const press = () => {
    const action = actionOf(id, model);
    if (action !== null) model.dispatch(action);
  };
  const { say } = model;
  return entry(say(id), keysOf(id, say), !isPossible(id, model), press);
}

/** Sets or removes the breakpoint at the focused, hovered or inspected node. @param {Model} model */
function breakpoint({ state, say, label, dispatch }) {
  const node = state.focus ?? state.hover ?? state.inspected;
  if (node === null) return undefined;
  const is = state.breakpoints.includes(node);
  const text = is
    ? say('no-breakpoint', { node: label(node) })
    : say('breakpoint', { node: label(node) });
  return entry(text, keysOf('breakpoint', say), false, () => dispatch({ type: 'break', node }));
}

/**
 * @param {string} text
 * @param {Keys | null} keys
 * @param {boolean} disabled
 * @param {() => void} press
 */
const entry = (text, keys, disabled, press) => html`
  <button
    type="button"
    title=${keys === null ? nothing : withKey(text, keys)}
    aria-keyshortcuts=${keys?.aria ?? nothing}
    aria-disabled=${disabled}
    @click=${() => !disabled && press()}
  >
    ${text} ${keys === null ? undefined : html`<kbd aria-hidden="true">${keys.cap}</kbd>`}
  </button>
`;
