/**
 * Forms that change many nodes at once: new values for the leaves below some nodes, another order of children, complete trees in
 * place of subtrees, and static values where there are none.
 */

import { html } from 'lit';
import { topmost } from '../../session/selection.js';
import { joined } from '../../session/tree-commands.js';
import { changed, closeSheet, field } from './edit-sheet.js';

/** @import { Edit } from '../../../pkg/plyscope_wasm.js' */
/** @import { Model } from '../../panels/model.js' */

/** The ways to fill the leaves, or to put children in order. */
const FILLINGS = /** @type {const} */ ([
  'random',
  'counting',
  'permuted',
  'negated',
  'fewest-nodes',
  'most-nodes',
]);

/** A form that fills the part of the tree from some nodes on down. @param {Model} model @param {readonly number[]} nodes */
export function filling(model, nodes) {
  const { say, search } = model;
  /** @param {SubmitEvent & {currentTarget: HTMLFormElement, submitter: HTMLButtonElement}} event */
  const fill = (event) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const edit = fillingOf(event.submitter.value, topmost(nodes, search), (name) =>
      String(data.get(name) ?? ''),
    );
    if (changed(model, edit)) closeSheet(event.currentTarget);
  };
  const way = (/** @type {string} */ each) =>
    html`<button type="submit" value=${each}>${say(`fill-${each}`)}</button>`;
  return html`
    <form @submit=${fill}>
      <p class="hint">${say('fill-hint')}</p>
      ${field(say('fill-from'), 'from', '0')} ${field(say('fill-to'), 'to', '9')}
      ${field(say('fill-seed'), 'seed', '1')} ${FILLINGS.map(way)}
      <p class="hint">${say('fill-complete-hint')}</p>
      ${field(say('fill-branching'), 'branching', '2')} ${field(say('fill-depth'), 'depth', '2')}
      ${way('complete')}
      <p class="hint">${say('fill-static-hint')}</p>
      ${way('mean')} ${way('first-leaf')} ${field(say('fill-most'), 'most', '2')} ${way('noise')}
    </form>
  `;
}

/**
 * @param {string} way
 * @param {number[]} nodes
 * @param {(name: string) => string} text in a field
 * @returns {Edit}
 */
function fillingOf(way, nodes, text) {
  const [from, to, most] = [text('from'), text('to'), text('most')];
  const seed = whole(text('seed'));
  const random = { random: { from, to, seed } };
  switch (way) {
    case 'random':
      return { fill: { nodes, with: random } };
    case 'counting':
      return { fill: { nodes, with: { counting: { from } } } };
    case 'permuted':
      return { fill: { nodes, with: { permuted: { seed } } } };
    case 'negated':
      return { fill: { nodes, with: 'negated' } };
    case 'complete': {
      const [branching, depth] = [whole(text('branching')), whole(text('depth'))];
      return joined(nodes.map((node) => ({ complete: { node, branching, depth, fill: random } })));
    }
    case 'mean':
      return { estimate: { nodes, by: 'mean' } };
    case 'first-leaf':
      return { estimate: { nodes, by: 'first-leaf' } };
    case 'noise':
      return { estimate: { nodes, by: { noise: { most, seed } } } };
    default:
      return { arrange: { nodes, order: way === 'fewest-nodes' ? 'fewest-nodes' : 'most-nodes' } };
  }
}

/** The whole number in a field, which no tree exceeds. @param {string} text */
const whole = (text) => Math.min(65_535, Math.max(0, Math.trunc(Number(text)) || 0));
