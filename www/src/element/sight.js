/** Scrolls each list to its current line when the step changes, and otherwise leaves it where the reader has scrolled. */

import { openPanel } from '../session/panels.js';
import { selection } from '../session/selection.js';

/** @import { Model } from '../panels/model.js' */

/** The distance from the edge of the list, in pixels. */
const MARGIN = 8;

export class Sight {
  /** What the lists were scrolled for last. @type {readonly unknown[]} */
  #seen = [];
  /** What stands beside a list may come later, and leave it less room. */
  #sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.isConnected) showCurrent(target, endOfSight(target));
      else this.#sizes.unobserve(target);
    }
  });

  /** Called after each rendering. @param {ParentNode} root @param {Model} model */
  follow(root, { search, state, moment }) {
    const { step, sheet, size } = state;
    const panel = openPanel(state);
    const lists = root.querySelectorAll('[data-follows]');
    // The text of the tree follows the selected node; elsewhere nothing is scrolled for that.
    const selected = panel === 'text' ? (state.focus ?? selection(state)[0]) : null;
    // A program is there once what writes it is loaded.
    const language = root.querySelector('.code')?.getAttribute('data-language');
    const seen = [search, step, panel, sheet, size, moment, lists.length, selected, language];
    if (seen.every((each, at) => each === this.#seen[at])) return;
    this.#seen = seen;
    for (const list of lists) {
      // In a hall, what stands beside the tree is scrolled as a whole.
      const scrolled = list.closest('.beside') ?? list;
      showCurrent(scrolled, endOfSight(scrolled));
      this.#sizes.observe(scrolled);
    }
  }
}

/** On a phone the controls stick to the lower edge, over what is scrolled below them. @param {Element} list */
function endOfSight(list) {
  const controls = list.closest('.frame')?.querySelector('.transport')?.getBoundingClientRect();
  // In a hall there are none.
  return controls === undefined || controls.height === 0 ? Number.POSITIVE_INFINITY : controls.top;
}

/**
 * Scrolls a list, and nothing around it, to its current line.
 * @param {Element} list
 * @param {number} end where on the screen nothing more can be seen, in pixels
 */
function showCurrent(list, end) {
  const line = list.querySelector('[aria-current="step"], [aria-current="true"], .selected');
  if (line === null) return;
  // The heads of a table's columns stay over its rows.
  const over = line.closest('table')?.tHead?.getBoundingClientRect().height ?? 0;
  const [frame, row] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  // In a hall the list is enlarged, and scrolled in pixels of its own.
  const own = list instanceof HTMLElement ? list.offsetHeight : 0;
  const scale = own === 0 ? 1 : frame.height / own;
  // Within its border, and above a bar.
  const inner = frame.top + scale * (list.clientTop + list.clientHeight);
  const height = (Math.min(inner, end) - frame.top) / scale;
  const above = (row.top - over - frame.top) / scale - MARGIN;
  // No further than the line needs, and no part of a pixel less: what it belongs to stands over it.
  const below = Math.ceil((row.bottom - frame.top) / scale - height);
  // From the top, if it can be seen there: a heading is not cut off by what was in sight before.
  if (list.scrollTop + below <= 0) list.scrollTop = 0;
  else if (above < 0) list.scrollTop += above;
  else if (below > 0) list.scrollTop += Math.min(below, above);
}
