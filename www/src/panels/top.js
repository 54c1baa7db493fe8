/** The words at the top: the tree, its search, and what one can do with both. */

import { html, nothing } from 'lit';
import { COMMANDS, commandsAt } from '../input/commands.js';
import { isCompared, NOT_COMPARED, withPane } from '../session/compared.js';
import { PLAIN, USUAL } from '../session/usual-searches.js';
import { actionButton, commandButton } from './command-button.js';
import { foldsItself } from './fold-handle.js';
import { menu } from './menu.js';
import { notLoaded } from './not-loaded.js';
import { noticeButton } from './notice.js';
import { opensSwitches, switches } from './switches.js';
import { choices, refused, travelling, undoing } from './toolbar.js';

/** @import { Model } from './model.js' */

/** A button that opens something. @typedef {{message: string, hint: string | undefined, open: () => unknown}} Offer */

/**
 * @param {Model} model
 * @param {object} open
 * @param {(feature: 'algorithms' | 'gallery') => unknown} open.open
 * @param {readonly Offer[]} open.offers
 * @param {(() => void) | null} open.lecture null where no lectures are kept
 * @param {() => void} open.togglePresenting
 * @param {(() => unknown) | null} open.again opens what could not be loaded; null if nothing is missing
 */
export function top(model, open) {
  const { togglePresenting, again } = open;
  const { say } = model;
  const present = { seen: {}, isPossible: true, press: togglePresenting, kind: 'toggle' };
  return html`
    <div class="top" part="top">
      <div class="top-row">
        <slot name="start"></slot>
        ${choices(model, open.open)} ${switches(model)} ${undoing(model)}
        <button type="button" class="opens-tools" popovertarget="tools">${say('menu')}</button>
        <div class="tools" id="tools" popover @click=${CLOSING}>
          <slot name="learn"></slot>
          ${compareButton(model)}
          ${commandsAt('top').map((id) => (COMMANDS[id].asks ? commandButton(id, say, present) : actionButton(id, model)))}
          ${noticeButton(model)} ${more(model, open)}
        </div>
      </div>
      ${refused(model)} ${notLoaded(say, again)}
    </div>
  `;
}

/**
 * Closes the sheet of tools before a choice opens or shows anything, so that from there the focus returns to its button. What is switched on
 * and off there leaves it open.
 */
const CLOSING = {
  capture: true,
  /** @param {Event} event */
  handleEvent({ currentTarget, target }) {
    const sheet = /** @type {HTMLElement} */ (currentTarget);
    const chosen = target instanceof Element ? target.closest('a, button') : null;
    if (chosen === null || chosen.hasAttribute('popovertarget')) return;
    const isOwn = chosen.parentElement === sheet;
    if ((!isOwn && chosen.ariaPressed !== null) || !sheet.matches(':popover-open')) return;
    // Chromium does not give the focus back from a sheet within a shadow tree.
    /** @type {HTMLElement} */ (sheet.previousElementSibling).focus();
    sheet.hidePopover();
  },
};

/**
 * The menu of seldom needed things: switches, overlays, folding, growth, saving, and what the page around the view has to offer.
 * @param {Model} model
 * @param {{offers: readonly Offer[], lecture: (() => void) | null}} open
 */
function more(model, { offers, lecture }) {
  const { say } = model;
  const sheet = html`
    ${opensSwitches(model)} ${commandsAt('more').map((id) => (id === 'undo' || id === 'redo' ? travelling(model, id) : actionButton(id, model)))}
    ${labelsChoice(model)} ${foldsItself(model)}
    ${offers.map(({ message, hint, open }) => html`<button type="button" title=${hint === undefined ? nothing : say(hint)} @click=${open}>${say(message)}</button>`)}
    <button type="button" title=${say('lecture-hint')} ?hidden=${lecture === null} @click=${lecture}>${say('lecture')}</button>
    <slot name="end"></slot>
  `;
  return menu({ name: 'more', id: 'more', label: say('more'), sheet, closes: true });
}

/** The button that has nodes called by their numbers. @param {Model} model */
function labelsChoice({ state, say, dispatch }) {
  const on = state.labels === 'numbers';
  return html`
    <button
      type="button"
      class="toggle"
      aria-pressed=${on}
      title=${say('node-numbers-hint')}
      @click=${() => dispatch({ type: 'labels', labels: on ? 'names' : 'numbers' })}
    >
      ${say('node-numbers')}
    </button>
  `;
}

/** The button that opens and closes panes with other searches of the same tree. @param {Model} model */
function compareButton(model) {
  const { state, say, dispatch } = model;
  const isOpen = isCompared(state.compare);
  // The first pane has the plain search, or beside it its first improvement.
  const first = state.algorithm === PLAIN ? USUAL : PLAIN;
  const opened = withPane(NOT_COMPARED, { algorithm: first, options: state.options });
  const compare = isOpen ? NOT_COMPARED : (opened ?? NOT_COMPARED);
  const toggle = () => dispatch({ type: 'compare', compare });
  return html`
    <button type="button" class="toggle compare-toggle" aria-pressed=${isOpen} title=${say('compare-hint')} @click=${toggle}>
      ${say('compare')}
    </button>
  `;
}
