/**
 * The tree for readers who do not see the canvas: an ARIA tree with names, values and states. Its items lie over their
 * nodes, so that a finger exploring the screen finds them.
 */

import { html, nothing } from 'lit';
import { NO_SCORE } from '../engine/score.js';
import { partOf } from '../scene/parts.js';
import { isEditable } from '../session/hall.js';
import { selection } from '../session/selection.js';

/** @import { Folding } from '../engine/folding.js' */
/** @import { Search } from '../engine/search.js' */
/** @import { Model } from './model.js' */

/** A larger tree has only the items around the one with the keyboard. */
const MOST_ITEMS = 600;

const PHASES = ['unreached', 'active', 'finished', 'skipped'];
/** The same in a best-first search. */
const STATES = ['unreached', 'expanded', 'solved', 'skipped'];
const KINDS = ['full', 'full', 'null-window', 're-search'];
const BOUNDS = ['exact', 'exact', 'lower', 'upper'];

/** The nodes that have items. @param {Search} search @param {number} focus */
export function listed({ nodes, folding }, focus) {
  const all = nodes.parent.length;
  const visible = visibleFrom(folding, 0, all, MOST_ITEMS + 1);
  if (visible.length <= MOST_ITEMS) return visible;
  // The path to the node, and as many of its neighbours in the tree as fit.
  const path = new Set([focus]);
  for (let node = focus; nodes.parent[node] >= 0; node = nodes.parent[node]) {
    path.add(nodes.parent[node]);
  }
  const from = Math.max(0, Math.min(focus - MOST_ITEMS / 4, all - MOST_ITEMS / 2));
  const near = visibleFrom(folding, folding.visibleNode(from), all, MOST_ITEMS / 2);
  for (const node of near) path.add(node);
  return [...path].sort((one, other) => one - other);
}

/**
 * The visible nodes from one of them on.
 * @param {Folding} folding
 * @param {number} from
 * @param {number} all the number of nodes in the tree
 * @param {number} most
 */
function visibleFrom(folding, from, all, most) {
  /** @type {number[]} */
  const visible = [];
  for (let node = from; node < all && visible.length < most; node = folding.next(node)) {
    visible.push(node);
  }
  return visible;
}

/**
 * @param {Model} model
 * @param {{keys: (event: KeyboardEvent, node: number) => void, name?: string | null}} given
 */
export function outline(model, { keys, name }) {
  const { state, search, say, dispatch } = model;
  const { nodes } = search;
  const focus = search.folding.visibleNode(state.focus ?? 0);
  const items = listed(search, focus);
  model.states.fetch(items);
  const open = search.overview.bestFirst ? search.lists.open(state.step) : null;
  const live = new Set(
    open?.states.filter((each) => each.state === 'live').map(({ node }) => node),
  );
  const chosen = new Set(selectedOrFocused(state));
  return html`
    <div role="tree" class="outline" aria-multiselectable="true" aria-label=${name || say('tree-outline')} aria-describedby="tree-keys">
      ${items.map((node) => {
        const { place, siblings } = nodes.place(node);
        return html`
          <div
            role="treeitem"
            class="item"
            data-node=${node}
            tabindex=${node === focus ? 0 : -1}
            aria-level=${nodes.depth[node] + 1}
            aria-posinset=${place + 1}
            aria-setsize=${siblings}
            aria-expanded=${nodes.leaf[node] ? nothing : String(!search.folding.isSymbol(node))}
            aria-selected=${chosen.has(node)}
            aria-current=${model.moment.node === node ? 'step' : nothing}
            aria-label=${itemText(model, node, live)}
            @focus=${() => dispatch({ type: 'focus', node })}
            @blur=${() => dispatch({ type: 'focus', node: null })}
            @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, node)}
          ></div>
        `;
      })}
    </div>
    <p id="tree-keys" class="visually-hidden">${say('tree-keys', { edits: isEditable(state) ? 'yes' : 'no', keys: state.keys })}</p>
  `;
}

/** The selected nodes: several, or else the one with the keyboard. @param {Model['state']} state */
const selectedOrFocused = (state) =>
  state.selected.length > 0 || state.focus === null ? selection(state) : [state.focus];

/**
 * @param {Model} model
 * @param {number} node
 * @param {Set<number>} live the nodes whose states are live in a best-first search
 */
function itemText({ state, search, states, blank, say, score, numeral, label }, node, live) {
  const { nodes, overview } = search;
  const words = overview.bestFirst ? STATES : PHASES;
  const own = states.of(node);
  const expanded = words[own.phase];
  // A state about to be purged is still on the list.
  const phase = expanded === 'expanded' && live.has(node) ? 'live' : expanded;
  const units = {
    finished: own.returned,
    solved: own.returned,
    live: own.merit,
    active: own.best,
  }[phase];
  const item = say('node-item', {
    node: label(node),
    place: nodes.leaf[node] ? 'leaf' : 'interior',
    player: nodes.max[node] ? 'MAX' : 'MIN',
    written: numeral(nodes.value(node) ?? ''),
    part: state.overlay === 'types' ? partOf(search, states, node) : 'none',
    visits: own.visits,
    kind: KINDS[own.kind],
    phase,
    best: units === undefined || units === NO_SCORE ? 'none' : 'some',
    bound: BOUNDS[own.bound],
    value: units === undefined || units === NO_SCORE ? (blank ? '?' : '') : score(units),
    known: own.known ? 'yes' : 'no',
  });
  const place = search.folding.around(node);
  const halts = state.breakpoints.some((each) => search.folding.visibleNode(each) === node);
  const marked = halts ? say('node-item-break', { item }) : item;
  if (place < 0 || blank) return marked;
  const { nodes: count, entered, skipped } = search.folded(place, state.step);
  return say('node-item-folded', { item: marked, nodes: count, entered, skipped });
}

/**
 * The node that an arrow key leads to in the tree; null for none.
 * @param {Search} search
 * @param {number} node
 * @param {string} key
 */
export function walk({ nodes: { parent, leaf }, folding }, node, key) {
  const last = parent.length - 1;
  const next = folding.next(node);
  switch (key) {
    case 'ArrowDown':
      return next <= last ? next : null;
    case 'ArrowUp':
      return node > 0 ? folding.visibleNode(node - 1) : null;
    case 'ArrowRight':
      return leaf[node] || folding.isSymbol(node) ? null : node + 1;
    case 'ArrowLeft':
      return parent[node] >= 0 ? parent[node] : null;
    case 'Home':
      return 0;
    case 'End':
      return folding.visibleNode(last);
    default:
      return null;
  }
}
