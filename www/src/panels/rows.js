/**
 * Lists whose rows stand for nodes: to point at a row, or to come to it with the keyboard, is to point at
 * its node, and to press it leads to the node in the tree.
 */

import { html } from 'lit';
import { rove } from './roving.js';

/** @typedef {import('./model.js').Model} Model */

/** More rows than this are no panel any more. */
export const MOST_ROWS = 12;

/**
 * Such a list, with what is said under it. Its rows bear the node's number as `data-for`.
 * @param {Model} model
 * @param {object} list
 * @param {number} list.room for how many rows it is kept free, so that what lies below does not jump
 * @param {unknown} list.head
 * @param {unknown[]} list.rows
 * @param {string} list.hint
 */
export function list(model, { room, head, rows, hint }) {
  const on = listening(model);
  return html`
    <div class="rows" .style=${`--rows: ${room}`}>
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

/**
 * What the body of such a list listens to.
 * @param {Model} model
 */
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
 * @param {{text: string, hint: string, leaf: boolean, stop: boolean}} about `stop` where Tab comes to
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
 * Which of so many rows are shown: all, or the first, the last and those round the marked ones, with how
 * many are left out between.
 * @param {number} length
 * @param {readonly number[]} marked
 * @returns {({at: number} | {left: number})[]}
 */
export function shortened(length, marked) {
  const keep = new Set(marked.flatMap((at) => [at - 1, at, at + 1]));
  const whole = length <= MOST_ROWS;
  const kept = Array.from({ length }, (_, at) => at).filter(
    (at) => whole || at < MOST_ROWS / 2 || at >= length - 3 || keep.has(at),
  );
  return kept.flatMap((at, index) => {
    const left = at - (kept[index - 1] ?? -1) - 1;
    return left === 0 ? [{ at }] : [{ left }, { at }];
  });
}

/**
 * The row that says how many are not there, if any are not.
 * @param {Model} model
 * @param {number} count
 * @param {number} columns
 */
export function left({ say }, count, columns) {
  if (count === 0) return [];
  const text = say('rows-left', { count });
  return [html`<tr class="left"><td colspan=${columns}>${text}</td></tr>`];
}
