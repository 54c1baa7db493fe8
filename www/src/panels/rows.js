/**
 * Lists whose rows stand for nodes: pointing at a row, or focusing it, points at its node, and pressing it moves to the
 * node in the tree.
 */

import { html } from 'lit';
import { rove } from './roving.js';

/** @import { Model } from './model.js' */

/** The most rows of a panel. */
export const MOST_ROWS = 12;

/**
 * Such a list, with a hint below it. Its rows have their nodes' numbers in `data-for`.
 * @param {Model} model
 * @param {object} list
 * @param {number} list.reserved the number of rows that it has space for, so that what lies below does not jump
 * @param {unknown} list.head
 * @param {unknown[]} list.rows
 * @param {string} list.hint
 */
export function list(model, { reserved, head, rows, hint }) {
  const on = listening(model);
  return html`
    <div class="rows" .style=${`--rows: ${reserved}`}>
      <table ?hidden=${rows.length === 0}>
        <thead>
          <tr>
            ${head}
          </tr>
        </thead>
        <tbody
          @pointerover=${on.over}
          @pointerleave=${on.leave}
          @focusin=${on.over}
          @focusout=${on.leave}
          @click=${on.press}
          @keydown=${on.keys}
        >
          ${rows}
        </tbody>
      </table>
      <p class="hint">${hint}</p>
    </div>
  `;
}

/** The event listeners of such a list. @param {Model} model */
export function listening({ dispatch, visit }) {
  /** @param {Event} event */
  const nodeAt = ({ target }) => {
    const row = target instanceof Element ? target.closest('[data-for]') : null;
    return row instanceof HTMLElement ? Number(row.dataset.for) : null;
  };
  return {
    /** @param {Event} event */
    over: (event) => dispatch({ type: 'hover', node: nodeAt(event) }),
    leave: () => dispatch({ type: 'hover', node: null }),
    /** @param {Event} event */
    press: (event) => {
      const node = nodeAt(event);
      if (node !== null) visit(node);
    },
    /** @param {KeyboardEvent & {currentTarget: HTMLElement}} event */
    keys: (event) => {
      rove(event, [...event.currentTarget.querySelectorAll('button')]);
    },
  };
}

/**
 * The button of a row, with the shape of the node before its text.
 * @param {Model} model
 * @param {number} node
 * @param {{text: string, hint: string, leaf: boolean, stop: boolean}} about `stop` if Tab reaches it
 */
export function nodeButton({ search }, node, { text, hint, leaf, stop }) {
  const owner = search.nodes.max[node] ? 'max' : 'min';
  const shape = leaf ? '□' : owner === 'max' ? '△' : '▽';
  return html`
    <button type="button" class="at" tabindex=${stop ? 0 : -1} aria-label=${hint} title=${hint}>
      <b class=${leaf ? 'leaf' : owner} aria-hidden="true">${shape}</b> <span>${text}</span>
    </button>
  `;
}

/**
 * The rows to show: all, or the first, the last and those around the marked ones, with the numbers of rows left out
 * between them.
 * @param {number} length
 * @param {readonly number[]} marked
 * @returns {({at: number} | {left: number})[]}
 */
export function shortened(length, marked) {
  const keep = new Set(marked.flatMap((at) => [at - 1, at, at + 1]));
  const whole = length <= MOST_ROWS;
  const visible = Array.from({ length }, (_, at) => at).filter(
    (at) => whole || at < MOST_ROWS / 2 || at >= length - 3 || keep.has(at),
  );
  return visible.flatMap((at, index) => {
    const left = at - (visible[index - 1] ?? -1) - 1;
    return left === 0 ? [{ at }] : [{ left }, { at }];
  });
}

/**
 * The row with the number of rows left out, if any.
 * @param {Model} model
 * @param {number} count
 * @param {number} columns
 */
export function leftOutRow({ say }, count, columns) {
  if (count === 0) return [];
  const text = say('rows-left', { count });
  return [html`<tr class="left"><td colspan=${columns}>${text}</td></tr>`];
}
