/** Questions about a node and their answers: see `asking.rs` in `crates/explain`. */

import { html } from 'lit';
import { owners } from '../../engine/owners.js';
import { format, plain } from '../../engine/score.js';
import { COMMANDS } from '../../input/commands.js';
import { keysOf, withKey } from '../../input/shortcuts.js';
import { hasKeys } from '../../layout/pointing.js';
import { region } from '../../panels/fold.js';
import { sentenceInColours } from '../../panels/in-colours.js';
import { moveChild } from '../../session/moving.js';
import {
  boundShown,
  freedom,
  intervalSentences,
  nodeParameters,
  opening,
  skipped,
} from '../../text/sentences/asking.js';

/** @import { WhySkipped } from '../../../pkg/plyscope_wasm.js' */
/** @import { Parameters } from '../../text/messages.js' */
/** @import { Sentence } from '../../text/sentences/about.js' */
/** @import { Model } from '../../panels/model.js' */

/** About the node that is asked about, or else about the one at work. @param {Model} model */
export function questions(model) {
  const { inspected, selected } = model.state;
  const node = inspected ?? (selected.length === 0 ? model.moment.node : null);
  const body =
    node === null ? ofSeveral(model) : html`${about(model, node)} ${answers(model, node)}`;
  const hint = node !== null && inspected === null ? howToAsk(model) : undefined;
  return region(model, 'questions', html`${body} ${trial(model)} ${hint}`);
}

/** @param {Model} model */
const howToAsk = ({ state, say }) => {
  const keys = hasKeys() ? state.keys : 'none';
  return html`<p class="hint">${say('questions-none', { keys })}</p>`;
};

/** How many nodes are selected; how to ask, if there are none. @param {Model} model */
function ofSeveral(model) {
  const { say, dispatch } = model;
  const { selected } = model.state;
  if (selected.length === 0) return howToAsk(model);
  const none = say('select-nothing');
  return html`
    <div class="about">
      <h3>${say('selected-nodes', { count: selected.length })}</h3>
      <button
        type="button"
        aria-label=${none}
        title=${none}
        @click=${() => dispatch({ type: 'select', nodes: [] })}
      >
        ×
      </button>
    </div>
  `;
}

/** @param {Model} model @param {number} node */
function about(model, node) {
  const { search, state, say, dispatch } = model;
  const isAsked = state.inspected === node;
  const siblings = isAsked ? search.nodes.place(node).siblings : 1;
  /** @param {'move-left' | 'move-right'} id @param {string} sign */
  const move = (id, sign) => {
    const edit = COMMANDS[id].edit?.(search, [node]) ?? null;
    const press = () => {
      if (edit !== null && 'move' in edit)
        moveChild(model, node, edit.move.place, (node) => dispatch({ type: 'inspect', node }));
    };
    return html`
      <button
        type="button"
        aria-label=${say(id)}
        title=${withKey(say(id), keysOf(id, say))}
        aria-keyshortcuts=${keysOf(id, say).aria}
        aria-disabled=${edit === null}
        @click=${press}
      >
        ${sign}
      </button>
    `;
  };
  const none = say('asked-nothing');
  const { node: called, place: kind, player } = nodeParameters(search, node, model);
  return html`
    <div class=${isAsked ? 'about' : 'about at-work'}>
      <h3>${say('asked-about', { node: called, place: kind, player })}</h3>
      ${siblings > 1 ? [move('move-left', '◂'), move('move-right', '▸')] : undefined}
      ${
        isAsked
          ? html`<button
          type="button"
          aria-label=${none}
          title=${none}
          @click=${() => dispatch({ type: 'inspect', node: null })}
        >
          ×
        </button>`
          : undefined
      }
    </div>
  `;
}

/**
 * The questions about a node. The first two are answered at each step; the others take longer, and are answered when
 * they are opened.
 * @param {Model} model
 * @param {number} node
 */
function answers(model, node) {
  const { search, state } = model;
  const why = search.questions.whySkipped(node, state.step);
  const { place } = nodeParameters(search, node, model);
  const isEntered = search.last.of(node).visits > 0;
  const free = () => {
    const found = search.questions.freedom(node);
    return found === null ? undefined : paragraphs(model, node, freedom(found, place, model));
  };
  return [
    // The first thing that one asks about a skipped node.
    why.kind === 'not'
      ? undefined
      : question(model, 'ask-skipped', true, () => reasons(model, node, why)),
    question(model, 'ask-known', true, () => paragraphs(model, node, knownOf(model, node))),
    isEntered ? undefined : question(model, 'ask-opening', false, () => openingOf(model, node)),
    search.nodes.value(node) === null
      ? undefined
      : question(model, 'ask-freedom', false, free, { place }),
  ];
}

/** What is known of a node, and why the picture shows less. @param {Model} model @param {number} node */
function knownOf(model, node) {
  const { search, state, states, moment } = model;
  const interval = search.questions.interval(node, state.step);
  const bound = boundShown(search, node, states.of(node), interval, model);
  const known = intervalSentences(search, moment, interval, model);
  return bound === null ? [known] : [known, bound];
}

/**
 * A question, and its answer once it is open.
 * @param {Model} model
 * @param {string} id
 * @param {boolean} opens whether it is open at first
 * @param {() => unknown} answer
 * @param {Parameters} [parameters] of its words
 */
function question({ state, dispatch, say }, id, opens, answer, parameters) {
  const open = opens !== state.turned.has(id);
  /** @param {Event & {currentTarget: HTMLDetailsElement}} event */
  const toggled = (event) => {
    event.stopPropagation();
    const { open: now } = event.currentTarget;
    if (now !== open) dispatch({ type: 'turn', part: id, isTurned: now !== opens });
  };
  return html`
    <details ?open=${open} @toggle=${toggled}>
      <summary><h4>${say(id, parameters)}</h4></summary>
      ${open ? html`<div class="answer" aria-live="polite">${answer()}</div>` : undefined}
    </details>
  `;
}

/** @param {Model} model @param {number} node @param {Sentence} sentence */
const words = ({ search, say }, node, { id, parameters }) =>
  sentenceInColours(say(id, parameters), owners(search, node));

/** @param {Model} model @param {number} node @param {Sentence[]} sentences */
const paragraphs = (model, node, sentences) =>
  sentences.map((sentence) => html`<p>${words(model, node, sentence)}</p>`);

/**
 * @param {Model} model
 * @param {number} node
 * @param {WhySkipped} why
 */
function reasons(model, node, why) {
  const { search, state, say, dispatch } = model;
  const sentences = skipped(search, why, model);
  if (why.kind !== 'cutoff') return paragraphs(model, node, sentences);
  const go = () => dispatch({ type: 'go', step: why.step });
  return html`
    <ol>
      ${sentences.map((sentence) => html`<li>${words(model, node, sentence)}</li>`)}
    </ol>
    ${
      why.step === state.step
        ? undefined
        : html`<p class="actions">
            <button type="button" @click=${go}>${say('go-to-cutoff', { step: why.step })}</button>
          </p>`
    }
  `;
}

/** @param {Model} model @param {number} node */
function openingOf(model, node) {
  const { state, search, say, dispatch } = model;
  const answer = search.questions.opening(node);
  const text = paragraphs(model, node, [opening(search, node, answer, model)]);
  if (answer.kind === 'entered') {
    const go = () => dispatch({ type: 'go', step: answer.step });
    const { step } = answer;
    return html`${text}
      <p class="actions"><button type="button" @click=${go}>${say('go-to-entry', { step })}</button></p>`;
  }
  if (answer.kind !== 'change' || !state.editable) return text;
  const attempt = () => {
    const { decimals } = search.overview;
    const change = { node: answer.node, value: plain(format(answer.value, decimals)) };
    dispatch({ type: 'edit-tree', edit: { value: change }, isTrial: true });
  };
  return html`${text}
    <p class="actions"><button type="button" @click=${attempt}>${say('try-change')}</button></p>`;
}

/** A trial can be kept or undone. @param {Model} model */
function trial({ state, say, dispatch }) {
  if (state.trial === null || !state.editable) return undefined;
  return html`
    <p class="actions trial" role="status">
      ${say('trial')}
      <button type="button" @click=${() => dispatch({ type: 'keep-trial' })}>${say('keep-trial')}</button>
      <button type="button" @click=${() => dispatch({ type: 'undo' })}>${say('end-trial')}</button>
    </p>
  `;
}
