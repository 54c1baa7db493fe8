/** The tree as a trace tells it, in a pane beside the search: both stop at the first difference. */

import { html } from 'lit';
import { PicturePlace } from '../../input/picture-place.js';
import { shade } from '../../scene/nodes.js';
import { algorithmName } from '../../text/wording.js';
import { seenAlong } from './along.js';
import { compared } from './comparing.js';
import { actionText } from './words.js';

/** @import { Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Seen } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Look } from '../../scene/look.js' */
/** @import { Shape } from '../../scene/scene.js' */
/** @import { Around } from '../compare/comparing.js' */

/** The pane; undefined if the trace is of another tree. @param {Model} model */
export function pane(model) {
  const { state, say, search } = model;
  const { traced } = state;
  if (traced === null || traced.tree !== state.tree) return undefined;
  const { name } = traced;
  const comparison = comparisonOf(model, traced.text);
  const { difference } = comparison;
  const isThere = difference !== null && state.step >= comparison.step;
  const found = isThere ? difference.found : null;
  const label = say('trace-picture', {
    name,
    there: isThere ? 'yes' : 'no',
    action: found === null ? say('trace-nothing') : actionText(found, model, null),
  });
  return html`
    <div class="panes">
      <header class="pane-head first"><div class="row"><h2><b>1</b> ${algorithmName(search.request.algorithm, say)}</h2></div></header>
      <section class="pane pane-2 of-trace" role="region" aria-label=${say('trace-pane', { name })}>
        <header class="pane-head"><div class="row"><h2><b>2</b> ${name}</h2></div></header>
        <div class="stage" tabindex="-1"><canvas role="img" aria-label=${label}></canvas></div>
      </section>
    </div>
  `;
}

/** @param {Model} model @param {string} text */
function comparisonOf({ search }, text) {
  const { algorithm, options = {} } = search.request;
  return compared(text, algorithm, options);
}

export class TracePicture {
  /** @type {PicturePlace | null} */
  #place = null;
  #around;
  /** The latest nodes at the difference. @type {{comparison: Compared, seen: Seen} | null} */
  #parted = null;

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
  }

  /** Draws the pane that is rendered, if there is one. @param {Model} model */
  show(model) {
    const { traced } = model.state;
    const section = this.#around.root().querySelector('.pane.of-trace');
    if (section === null || traced === null) return this.remove();
    const comparison = comparisonOf(model, traced.text);
    const isThere = comparison.difference !== null && model.state.step >= comparison.step;
    this.#place ??= this.#mount(section);
    this.#place.show({ ...model, ...this.#seen(model, comparison), marks: null });
    const { found = null, due = null } = (isThere && comparison.difference) || {};
    this.#place.stage.markDifferences(found === null ? null : spot(found.node, false));
    const leader = this.#around.place()?.stage;
    leader?.markDifferences(due === null ? null : spot(due.node, true));
  }

  /** The nodes as the trace tells them at a step. @param {Model} model @param {Compared} comparison @returns {Seen} */
  #seen({ search, states, moment, state }, comparison) {
    const { difference, step } = comparison;
    if (difference === null || state.step < step)
      return seenAlong(search, comparison, state.step, { states, moment });
    if (this.#parted?.comparison !== comparison) {
      const seen = seenAlong(search, comparison, state.step, { states, moment });
      this.#parted = { comparison, seen };
    }
    return this.#parted.seen;
  }

  /** @param {Element} section */
  #mount(section) {
    const { session, editing, changed } = this.#around;
    const canvas = /** @type {HTMLCanvasElement} */ (section.querySelector('canvas'));
    return new PicturePlace(canvas, session, {
      root: /** @type {HTMLElement} */ (section),
      editing,
      answers: () => false,
      wheelZooms: () => true,
      changed,
      pane: 2,
    });
  }

  /** Stops drawing. */
  remove() {
    if (this.#place === null) return;
    this.#place.remove();
    this.#place = null;
    this.#parted = null;
    this.#around.place()?.stage.markDifferences(null);
  }
}

/** A mark at a node: a shade where the trace goes, its outline where the search does. @param {number} node @param {boolean} outlined @returns {(look: Look) => Shape[]} */
const spot = (node, outlined) => (look) =>
  [...look.show.detail.nodes].includes(node) ? [shade(look, node, outlined)] : [];
