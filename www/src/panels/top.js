/** The bar above the tree: the choice of the search, and buttons for features. */

import { html, nothing } from 'lit';
import { isCompared, NOT_COMPARED, withPane } from '../session/compared.js';
import { PLAIN, USUAL } from '../session/usual-searches.js';
import { actionButton, commandButton } from './command-button.js';
import { foldsItself } from './fold-handle.js';
import { menu } from './menu.js';
import { notLoaded } from './not-loaded.js';
import { noticeButton } from './notice.js';
import { switches } from './switches.js';
import { choices, refused, undoing } from './toolbar.js';

/** @import { Say } from '../text/wording.js' */
/** @import { Model } from './model.js' */

/**
 * @param {Model} model
 * @param {object} open
 * @param {(feature: 'algorithms' | 'gallery' | 'collection') => unknown} open.open
 * @param {boolean} open.hasCollection whether there are kept trees to offer
 * @param {readonly Offer[]} open.offers
 * @param {(() => void) | null} open.lecture null where no lectures are kept
 * @param {() => void} open.togglePresenting
 * @param {(() => unknown)[]} open.failures retries features that could not be loaded
 */
export function top(model, open) {
  const { hasCollection, togglePresenting, failures } = open;
  const { say } = model;
  return html`
    <div class="top" part="top">
      <slot name="start"></slot>
      ${noticeButton(model)}
      <button type="button" class="opens-trees" @click=${() => open.open('gallery')}>${say('trees')}</button>
      ${choices(model)}
      <button type="button" class="opens-tools" popovertarget="tools">${say('menu')}</button>
      <div class="tools" id="tools" popover @click=${CLOSING}>
        ${aboutAlgorithms(say, () => open.open('algorithms'))}
        <button type="button" class="opens-my-trees" ?hidden=${!hasCollection} @click=${() => open.open('collection')}>${say('my-trees')}</button>
        ${switches(model)}
        ${compareButton(model)} ${actionButton('predict', model)}
        ${commandButton('present', say, { seen: {}, isPossible: true, press: togglePresenting, kind: 'toggle' })}
        ${more(model, open)}
      </div>
      ${undoing(model)}
      <slot name="end"></slot>
      ${refused(model)} ${failures.map((again) => notLoaded(say, again))}
    </div>
  `;
}

/**
 * Closes the sheet of tools before a choice opens anything, so that from there the focus returns to its button. A menu in it, and
 * what is switched on and off there, leave it open.
 */
const CLOSING = {
  capture: true,
  /** @param {Event} event */
  handleEvent({ currentTarget, target }) {
    const sheet = /** @type {HTMLElement} */ (currentTarget);
    const chosen = target instanceof Element ? target.closest('button') : null;
    if (chosen === null || chosen.hasAttribute('popovertarget')) return;
    const isOwn = chosen.parentElement === sheet;
    const opens = chosen.closest('.more') !== null && chosen.ariaPressed === null;
    if ((!isOwn && !opens) || !sheet.matches(':popover-open')) return;
    // Chromium does not give the focus back from a sheet within a shadow tree.
    /** @type {HTMLElement} */ (sheet.previousElementSibling).focus();
    sheet.hidePopover();
  },
};

/** The button of the gallery of algorithms: a sign in the bar, words in the sheet. @param {Say} say @param {() => unknown} open */
const aboutAlgorithms = (say, open) => html`
  <button
    type="button"
    class="opens-algorithms"
    aria-label=${say('algorithms')}
    title=${say('algorithms')}
    @click=${open}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 5h3v3H4zM4 10.5h3v3H4zM4 16h3v3H4zM10 5.5h10v2H10zM10 11h10v2H10zM10 16.5h10v2H10z"></path></svg>
    <span class="words">${say('algorithms')}</span>
  </button>
`;

/** A button that opens something. @typedef {{message: string, hint: string | undefined, open: () => unknown}} Offer */

/**
 * The menu of seldom needed things: overlays, folding, growth, saving.
 * @param {Model} model
 * @param {{offers: readonly Offer[], lecture: (() => void) | null}} open
 */
function more(model, { offers, lecture }) {
  const { say } = model;
  const sheet = html`
    ${actionButton('node-types', model)} ${labelsChoice(model)} ${foldsItself(model)}
    ${offers.map(({ message, hint, open }) => html`<button type="button" title=${hint === undefined ? nothing : say(hint)} @click=${open}>${say(message)}</button>`)}
    <button type="button" title=${say('lecture-hint')} ?hidden=${lecture === null} @click=${lecture}>${say('lecture')}</button>
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
