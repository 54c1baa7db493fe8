/** The tree as a trace tells it, in a pane beside the search: both stop at the first difference. */

import { html } from 'lit';
import { StatesAt } from '../../engine/states.js';
import { PicturePlace } from '../../input/picture-place.js';
import { shade } from '../../scene/nodes.js';
import { algorithmName } from '../../text/wording.js';
import { compared, toldAt } from './comparing.js';
import { actionText } from './words.js';

/** @import { Act, Compared } from '../../../pkg/diagnose/plyscope_diagnose_wasm.js' */
/** @import { Moment, Seen } from '../../engine/search.js' */
/** @import { NodeState } from '../../engine/states.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Look } from '../../scene/look.js' */
/** @import { Shape } from '../../scene/scene.js' */
/** @import { Around } from '../compare/comparing.js' */

/** The bounds of returned values, as the core numbers them. */
const BOUNDS = { exact: 1, lower: 2, upper: 3 };

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
    const { difference, agreed, step } = comparison;
    const last = agreed === 0 ? 0 : toldAt(comparison, agreed - 1).step;
    if (difference === null || state.step <= last) return { states, moment };
    if (state.step < step) return { states: search.states(last), moment: search.moment(last) };
    if (this.#parted?.comparison !== comparison) {
      const before = search.moment(last);
      const { found } = difference;
      const seen =
        found === null
          ? { states: search.states(last), moment: before }
          : {
              states: statesAfter(search, last, found),
              moment: momentAfter(search, before, found),
            };
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

/** The states of nodes after an action that the search does not do. @param {Model['search']} search @param {number} step @param {Act} found */
function statesAfter(search, step, found) {
  return new StatesAt(step, (at, nodes) => {
    const states = search.ask((study) => study.states_of(at, nodes));
    const index = nodes.indexOf(found.node);
    if (index < 0) return states;
    const changes = Object.entries(changesBy(found, states.visits[index]));
    for (const [field, value] of changes)
      states[/** @type {keyof NodeState} */ (field)][index] = value;
    return states;
  });
}

/** What an action changes at its node. @param {Act} found @param {number} visits @returns {Partial<NodeState>} */
function changesBy({ kind, value, child, bound }, visits) {
  switch (kind) {
    case 'enter':
      return { phase: 1, visits: visits + 1 };
    case 'improve':
      return { best: value ?? 0, bestChild: child ?? 0 };
    case 'cutoff':
      return { cut: 1 };
    case 'leave':
      return { phase: 2, returned: value ?? 0, bound: BOUNDS[bound ?? 'exact'] };
    case 'evaluate':
      return {};
  }
}

/** The moment after such an action: its window stands at a node that it enters. @param {Model['search']} search @param {Moment} before @param {Act} found @returns {Moment} */
function momentAfter({ nodes }, before, { kind, node, alpha, beta }) {
  if (kind !== 'enter') return { ...before, node, folded: null };
  /** @type {Set<number>} */
  const above = new Set();
  for (let at = nodes.parent[node]; at >= 0; at = nodes.parent[at]) above.add(at);
  const path = before.path.filter((frame) => above.has(frame.node));
  const isTold = alpha !== null && beta !== null;
  const now = isTold ? { alpha, beta, alphaBy: null, betaBy: null } : null;
  const entered = { node, entry: now, now, best: null, bestChild: null, returned: null };
  return { ...before, node, path: [...path, entered], folded: null };
}

/** A mark at a node: a shade where the trace goes, its outline where the search does. @param {number} node @param {boolean} outlined @returns {(look: Look) => Shape[]} */
const spot = (node, outlined) => (look) =>
  [...look.show.detail.nodes].includes(node) ? [shade(look, node, outlined)] : [];
