/** The call stack: one row per visit on the path, from the root down, with its window, best value and current child. */

import { html, nothing } from 'lit';
import { owners } from '../engine/owners.js';
import { endText } from '../scene/gauge/number-line.js';
import { region } from './fold.js';
import { leftOutRow, list, MOST_ROWS, nodeButton, shortened } from './rows.js';

/** @import { Frame, Visit } from '../../pkg/plyscope_wasm.js' */
/** @import { Model } from './model.js' */

const COLUMNS = 6;

/** @param {Model} model */
export function callStack(model) {
  const { search, moment, state, say } = model;
  const { height, perspective } = search.overview;
  const { path } = moment;
  const visits = search.lists.visits(state.step);
  const turns = perspective === 'side-to-move';
  const rows = shortened(path.length, [path.length - 1]).flatMap((row) => {
    if ('left' in row) return leftOutRow(model, row.left, COLUMNS);
    const frame = path[row.at];
    const visit = visits.find(({ node }) => node === frame.node);
    const last = row.at === path.length - 1;
    const turned = turns && row.at > 0 ? turning(model, frame) : [];
    return [...turned, line(model, frame, visit, last)];
  });
  const frames = Math.min(height + 1, MOST_ROWS);
  // A lower row between two frames shows how the window is negated.
  const most = frames + (turns && search.overview.hasWindow ? Math.ceil(0.75 * (frames - 1)) : 0);
  const head = html`
    <th scope="col" class="words">${say('stack-node')}</th>
    <th scope="col">α</th>
    <th scope="col">β</th>
    <th scope="col">${say('stack-best')}</th>
    <th scope="col" class="words" colspan="2">
      ${say('stack-child')} <span class="visually-hidden">${say('stack-steps')}</span>
    </th>
  `;
  const hint = path.length === 0 ? say('stack-empty') : '';
  return region(model, 'call-stack', list(model, { reserved: most, head, rows, hint }));
}

/**
 * @param {Model} model
 * @param {Frame} frame
 * @param {Visit | undefined} visit
 * @param {boolean} last whether it is the current one
 */
function line(model, { node, now, best }, visit, last) {
  const { search, state, say, label, score } = model;
  const text = label(node);
  const leaf = search.nodes.leaf[node] === 1;
  const hint = say('node-named', {
    place: leaf ? 'leaf' : 'interior',
    player: search.nodes.max[node] ? 'MAX' : 'MIN',
    node: text,
  });
  const joined = state.hover === node || state.focus === node ? 'joined' : '';
  const whose = owners(search, node);
  return html`
    <tr
      class="${last ? 'lit' : ''} ${joined}"
      aria-current=${last ? 'true' : nothing}
      data-for=${node}
    >
      <th scope="row" class="position words">
        ${nodeButton(model, node, { text, hint, leaf, stop: last })}
      </th>
      <td class=${whose.alpha}>${now === null ? '–' : endText(now.alpha, score)}</td>
      <td class=${whose.beta}>${now === null ? '–' : endText(now.beta, score)}</td>
      <td class="value">${best === null ? '–' : score(best)}</td>
      <td>${visit === undefined ? '–' : childOf(model, visit)}</td>
      <td class="steps">${visit === undefined ? undefined : ends(model, visit)}</td>
    </tr>
  `;
}

/** The current or last child of a visit. @param {Model} model @param {Visit} visit */
function childOf({ say, label }, { child, place, children }) {
  if (child === null || place === 0) return '–';
  const text = say('stack-child-of', { node: label(child), place, children });
  return html`<span title=${text} aria-hidden="true">${place}/${children}</span>
    <span class="visually-hidden">${text}</span>`;
}

/** Buttons that go to the first and the last step of a visit. @param {Model} model @param {Visit} visit */
function ends({ state, say, label, dispatch }, { node, entered, left }) {
  const way = (
    /** @type {string} */ text,
    /** @type {string} */ sign,
    /** @type {number} */ step,
  ) => {
    /** @param {Event} event */
    const go = (event) => {
      // A click on the row goes to the node.
      event.stopPropagation();
      dispatch({ type: 'go', step });
    };
    const here = state.step === step;
    return html`
      <button type="button" tabindex="-1" aria-label=${text} title=${text} aria-disabled=${here} @click=${go}>
        <span aria-hidden="true">${sign}</span>
      </button>
    `;
  };
  const called = label(node);
  return [
    way(say('stack-entry', { node: called, step: entered }), '⇤', entered),
    way(say('stack-exit', { node: called, step: left }), '⇥', left),
  ];
}

/**
 * The negation of the window on the way down to a node: its α is the parent's β with the other sign. It is taken from
 * the node's entry window, so it is what was really passed down.
 * @param {Model} model
 * @param {Frame} frame
 */
function turning({ search, say, score }, { node, entry }) {
  if (entry === null) return [];
  const { alpha, beta } = entry;
  const whose = owners(search, node);
  const end = (/** @type {number} */ units) => endText(units, score);
  const [opens, between, closes] = say('band-window', { alpha: 'α', beta: 'β' }).split(/[αβ]/);
  /** @param {unknown} low @param {unknown} high */
  const window = (low, high) => html`${opens}${low}${between}${high}${closes}`;
  const above = window(
    html`<b class=${whose.beta}>${end(-beta)}</b>`,
    html`<b class=${whose.alpha}>${end(-alpha)}</b>`,
  );
  const here = window(
    html`<b class=${whose.alpha}>${end(alpha)}</b>`,
    html`<b class=${whose.beta}>${end(beta)}</b>`,
  );
  const text = say('stack-turned', {
    low: end(-beta),
    high: end(-alpha),
    alpha: end(alpha),
    beta: end(beta),
  });
  return [
    html`
      <tr class="turned">
        <td colspan=${COLUMNS} title=${text}>
          <span aria-hidden="true">↻ ${above} → ${here}</span>
          <span class="visually-hidden">${text}</span>
        </td>
      </tr>
    `,
  ];
}
