/** A button and the sheet that it opens over its surroundings. The platform places and closes it: see `menu.css`. */

import { html, nothing } from 'lit';

/**
 * @param {object} parts
 * @param {string} parts.name of its kind, as the styles call it
 * @param {string} parts.id of the sheet
 * @param {unknown} parts.label of the button
 * @param {string} [parts.title]
 * @param {unknown} parts.sheet
 * @param {boolean} [parts.closes] whether a choice closes it
 * @param {(isOpen: boolean, sheet: HTMLElement) => void} [parts.toggled] called when it is about to open or close
 */
export function menu({ name, id, label, title, sheet, closes = false, toggled = () => {} }) {
  return html`
    <div class="menu ${name}" @focusout=${closeOnLeaving}>
      <button type="button" popovertarget=${id} title=${title ?? nothing}>${label}</button>
      <div
        class="sheet"
        id=${id}
        popover
        @beforetoggle=${toggling(toggled)}
        @click=${closes ? CLOSING : undefined}
      >
        ${sheet}
      </div>
    </div>
  `;
}

/** Sheets that are about to close, and have just given the focus back. @type {WeakSet<Element>} */
const closing = new WeakSet();

/**
 * Chromium does not give the focus back from a sheet within a shadow tree.
 * @param {(isOpen: boolean, sheet: HTMLElement) => void} toggled
 */
const toggling =
  (toggled) =>
  /** @param {ToggleEvent & {currentTarget: HTMLElement}} event */
  ({ newState, currentTarget: sheet }) => {
    if (sheet.matches(':focus-within')) {
      closing.add(sheet);
      openerOf(sheet)?.focus();
      closing.delete(sheet);
    }
    toggled(newState === 'open', sheet);
  };

/** What opens a sheet: the button before it, or a menu that offers it while that is not there. @param {HTMLElement} sheet */
function openerOf(sheet) {
  const root = /** @type {ShadowRoot} */ (sheet.getRootNode());
  const menus = root.querySelectorAll('.more > button, .opens-tools');
  const openers = /** @type {HTMLElement[]} */ ([sheet.previousElementSibling, ...menus]);
  return openers.find((each) => each.checkVisibility());
}

/**
 * Closes the sheet before a choice opens anything, so that from there the focus returns to where it was. A toggle leaves
 * it open.
 */
const CLOSING = {
  capture: true,
  /** @param {Event} event */
  handleEvent({ currentTarget, target }) {
    const chosen = target instanceof Element ? target.closest('button') : null;
    if (chosen === null || chosen.ariaPressed !== null || chosen.ariaDisabled === 'true') return;
    /** @type {HTMLElement} */ (currentTarget).hidePopover();
  },
};

/** The focus has gone elsewhere. @param {FocusEvent & {currentTarget: HTMLElement}} event */
function closeOnLeaving({ currentTarget, relatedTarget }) {
  if (!(relatedTarget instanceof Element)) return;
  // What the page around the view has put into it stands elsewhere in the document.
  const place = relatedTarget.closest('[slot]')?.assignedSlot ?? relatedTarget;
  const sheet = /** @type {HTMLElement} */ (currentTarget.querySelector('[popover]'));
  if (!currentTarget.contains(place) && !closing.has(sheet)) sheet.hidePopover();
}
