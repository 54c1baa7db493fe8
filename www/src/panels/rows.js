/**
 * Lists whose rows stand for nodes: to point at a row, or to come to it with the keyboard, is to point at
 * its node, and to press it leads to the node in the tree.
 */

import { html } from 'lit';

/** @typedef {import('./model.js').Model} Model */

/** More rows than this are no panel any more. */
export const MOST_ROWS = 12;

/**
 * What the body of such a list listens to. Its rows bear the node's number as `data-for`.
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
      const { key, target, currentTarget } = event;
      if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
      const buttons = [...currentTarget.querySelectorAll('button')];
      const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
      buttons[at + (key === 'ArrowUp' ? -1 : 1)]?.focus();
      event.preventDefault();
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
 * The row that says how many are not there.
 * @param {Model} model
 * @param {number} count
 * @param {number} columns
 */
export function left({ say }, count, columns) {
  if (count === 0) return undefined;
  return html`
    <tr class="left">
      <td colspan=${columns}>${say('rows-left', { count })}</td>
    </tr>
  `;
}

/**
 * The style that keeps the room of so many rows free, so that what lies below does not jump.
 * @param {number} rows
 */
export const room = (rows) => `--rows: ${rows}`;
