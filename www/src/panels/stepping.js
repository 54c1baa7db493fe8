/** The buttons of a debugger, and the menu of events to go on to. */

import { html, nothing } from 'lit';
import { keysOf, withKey } from '../input/shortcuts.js';
import { toStop } from '../input/stepping-keys.js';
import { button } from './icon-button.js';
import { menu } from './menu.js';

/** @import { Stop } from '../../pkg/plyscope_wasm.js' */
/** @import { Keys } from '../input/shortcuts.js' */
/** @import { Model } from './model.js' */

/** Events that not every search has. */
const STOPS = /** @type {const} */ (['leaf', 'improvement', 're-search', 'iteration']);

/** The name under which the open menu is kept. */
const MENU = 'go-to-next';

/** @param {Model} model */
export function stepping(model) {
  const { state, search, say, dispatch } = model;
  const { step } = state;
  const ended = step === (state.last ?? search.overview.steps);
  const go = (/** @type {number | null} */ to) => dispatch({ type: 'go', step: to ?? step });
  const moves = movesOf(model).map(({ id, icon, to }) =>
    button(say(id), icon, ended, () => go(to()), { keys: keysOf(id, say) }),
  );
  return html`<div class="debugging">
    <div class="buttons moves">${moves}</div>
    ${goTo(model, go)}
  </div>`;
}

/** The moves of a debugger, each with the step that it leads to. @param {Model} model */
const movesOf = ({ state: { step }, search: { stepping } }) => [
  { id: /** @type {const} */ ('step-into'), icon: ICONS.into, to: () => stepping.over(step, true) },
  {
    id: /** @type {const} */ ('step-over'),
    icon: ICONS.over,
    to: () => stepping.overVisit(step, true),
  },
  {
    id: /** @type {const} */ ('step-out'),
    icon: ICONS.out,
    to: () => stepping.outOfVisit(step, true),
  },
];

/**
 * The menu of events to go on to. They are looked for once it is open, since that may take a while.
 * @param {Model} model
 * @param {(step: number | null) => void} go
 */
function goTo(model, go) {
  const { folded, fold, say } = model;
  return menu({
    ...{ name: 'go-to', id: MENU, title: say(MENU), closes: true },
    label: html`<span class="words">${say(MENU)}</span> <span class="sign" aria-hidden="true">⋯</span>`,
    sheet: folded.has(MENU) ? entries(model, go) : undefined,
    toggled: (isOpen) => fold(MENU, isOpen),
  });
}

/** @param {Model} model @param {(step: number | null) => void} go */
function entries(model, go) {
  const { state, search, say, dispatch } = model;
  const { step } = state;
  const halts = state.breakpoints.length + state.lines.length > 0;
  const ended = step === (state.last ?? search.overview.steps);
  const stop = (/** @type {Stop} */ kind) => {
    const to = toStop(kind, true, state, search);
    return entry(say(`next-${kind}`), keysOf(`next-${kind}`, say), to === null, () => go(to));
  };
  const clear = () => dispatch({ type: 'unbreak' });
  return html`
    <div class="moves">
      ${movesOf(model).map(({ id, to }) => entry(say(id), keysOf(id, say), ended, () => go(to())))}
    </div>
    ${STOPS.filter((kind) => search.stepping.happens(kind)).map(stop)}
    ${halts ? stop('visit') : undefined} ${breakpoint(model)}
    ${halts ? entry(say('no-breakpoints'), null, false, clear) : undefined}
  `;
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

/** A dot is a node; the arrow goes into it, over it, or out of it. */
const ICONS = {
  into: 'M10.8 3h2.4v7.6h3.6L12 15.6 7.2 10.6h3.6zM12 17.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  over: 'M12 4.2c4 0 6.9 2.4 7.6 5.8l2.2-.4-3.2 5.4-4.9-3.8 3.5-.7C16.7 8.3 14.7 6.6 12 6.6c-3 0-5.2 2-5.5 5H4.1C4.4 7.2 7.7 4.2 12 4.2zM12 17.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
  out: 'M10.8 15.4V7.8H7.2L12 2.8l4.8 5h-3.6v7.6zM12 17.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z',
};
