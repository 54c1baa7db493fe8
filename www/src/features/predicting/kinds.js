/** How each kind of question is answered: what is filled in or pressed, and what keys and clicks mean. One more kind is a row. */

import { html, nothing } from 'lit';
import { owners } from '../../engine/owners.js';
import { latinKey } from '../../input/latin-key.js';
import { withKey } from '../../input/shortcuts.js';
import { answer, draftOf, typed } from '../../session/predicting/course.js';
import { questionAt, questionKinds, SIGNS } from '../../session/predicting/questions.js';

/** @import { Kind, Question } from '../../../pkg/plyscope_wasm.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Draft, Predicting } from '../../session/predicting/course.js' */

/**
 * A key that is pressed while a question is open; `focus` is the node of the tree that has the keyboard, if one has.
 * @typedef {object} Pressed
 * @property {KeyboardEvent} event
 * @property {Predicting} predicting
 * @property {Search} search
 * @property {number | null} focus
 * @property {{yes: string, no: string}} letters
 */

/**
 * @typedef {object} Answered
 * @property {(model: Model, predicting: Predicting) => unknown} [buttons] what answers at once, in place of a form
 * @property {(model: Model, predicting: Predicting, question: Question) => unknown} [fields] what a form is filled in with
 * @property {(draft: Draft) => boolean} [isNone] whether a form is handed in that names nothing, which its button then says
 * @property {(draft: Draft) => boolean} [isHalf] whether only the first of its two fields is filled in
 * @property {(key: string) => Partial<Draft> | null} [inFields] what a key says even in a field
 * @property {(pressed: Pressed) => Predicting | 'field' | null} key what another one says; `field` if it belongs in a field
 * @property {(node: number, predicting: Predicting, search: Search, valueAt: (node: number) => string) => Predicting} [click] what a
 *   click on a node says
 */

/** The number of children with keys of their own. */
const DIGITS = 9;

/** Characters of a number, which go to a field even if none has the keyboard. */
const IN_NUMBER = /^[-−+.,\d∞]$/;

/** @param {Pressed} pressed */
const toField = ({ event }) => (IN_NUMBER.test(event.key) ? 'field' : null);

/** @type {Readonly<Record<Kind, Answered>>} */
export const ANSWERED = {
  cut: {
    buttons: yesOrNo,
    key({ event, predicting, search, letters }) {
      const answers = { [letters.yes.toLowerCase()]: 'yes', [letters.no.toLowerCase()]: 'no' };
      const one = answers[event.key.toLowerCase()] ?? answers[latinKey(event).toLowerCase()];
      if (one === undefined) return null;
      return answer(search, predicting, { ...draftOf(predicting), one });
    },
  },
  skipped: {
    fields: children,
    isNone: ({ nodes }) => nodes.length === 0,
    // By its digit among those left, or by the keyboard in the tree.
    key({ event: { key }, predicting, search, focus }) {
      const left = leftIn(search, predicting);
      const child = /^[1-9]$/.test(key) ? left[Number(key) - 1] : undefined;
      if (child !== undefined) return toggled(predicting, child);
      const isPick = focus !== null && (key === 'Enter' || key === ' ');
      const found = isPick ? above(search, left, focus) : null;
      return found === null ? null : toggled(predicting, found);
    },
    click(node, predicting, search) {
      const child = above(search, leftIn(search, predicting), node);
      return child === null ? predicting : toggled(predicting, child);
    },
  },
  window: {
    fields: ends,
    isHalf: ({ one, other }) => one !== '' && other === '',
    key: toField,
  },
  returns: {
    fields: value,
    inFields: (key) => (Object.hasOwn(SIGNS, key) ? { other: SIGNS[key] } : null),
    key: toField,
    click(node, predicting, _, valueAt) {
      const one = valueAt(node);
      return one === '' ? predicting : typed(predicting, { one });
    },
  },
};

/** @param {Model} model @param {Predicting} predicting */
function yesOrNo({ search, say, dispatch }, predicting) {
  /** @param {'yes' | 'no'} one @param {string} name @param {string} letter */
  const button = (one, name, letter) => html`
    <button
      type="button"
      class="primary"
      title=${withKey(name, { cap: letter, aria: letter })}
      aria-keyshortcuts=${letter}
      @click=${() => dispatch({ type: 'predict', predicting: answer(search, predicting, { ...draftOf(predicting), one }) })}
    >
      ${name} <kbd aria-hidden="true">${letter}</kbd>
    </button>
  `;
  return [
    button('yes', say('predict-yes'), say('predict-yes-keys')),
    button('no', say('predict-no'), say('predict-no-keys')),
  ];
}

/**
 * A checkbox for each child that is left.
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {Question} question
 */
function children({ say, label, dispatch }, predicting, { left }) {
  const { nodes } = draftOf(predicting);
  return html`
    <p class="hint">${say('predict-skip-hint')}</p>
    <div class="choices">
      ${left.map(
        (child, at) => html`
          <label>
            <input
              type="checkbox"
              .checked=${nodes.includes(child)}
              @change=${() => dispatch({ type: 'predict', predicting: toggled(predicting, child) })}
            />
            ${say('predict-skip-child', { node: label(child) })}
            ${at < DIGITS ? html`<kbd aria-hidden="true">${at + 1}</kbd>` : undefined}
          </label>
        `,
      )}
    </div>
  `;
}

/**
 * α and β.
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {Question} question
 */
function ends(model, predicting, { node }) {
  const whose = owners(model.search, node);
  const { one, other } = draftOf(predicting);
  return html`
    <div class="window-fields">
      ${end(model, predicting, { name: 'α', owner: whose.alpha, text: one, part: 'one', open: '−∞' })}
      ${end(model, predicting, { name: 'β', owner: whose.beta, text: other, part: 'other', open: '∞' })}
    </div>
  `;
}

/**
 * @param {Model} model
 * @param {Predicting} predicting
 * @param {{name: string, owner: string, text: string, part: 'one' | 'other', open: string}} end
 */
function end({ say, dispatch }, predicting, { name, owner, text, part, open }) {
  const change = (/** @type {string} */ text) =>
    dispatch({ type: 'predict', predicting: typed(predicting, { [part]: text }) });
  const label = say('predict-infinity', { name, value: open });
  return html`
    <label class="number">
      <b class=${owner}>${name}</b> =
      ${field(predicting, text, change)}
    </label>
    <button type="button" aria-label=${label} title=${label} @click=${() => change(open)}>
      ${open}
    </button>
  `;
}

/**
 * @param {Predicting} predicting
 * @param {string} text
 * @param {(text: string) => void} change
 * @param {string} [name]
 */
const field = ({ draft }, text, change, name) => html`
  <input
    type="text"
    inputmode="text"
    size="6"
    spellcheck="false"
    autocomplete="off"
    aria-label=${name ?? nothing}
    aria-invalid=${draft?.unread ? 'true' : 'false'}
    .value=${text}
    @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => change(target.value)}
  />
`;

/** A value, and whether it is exact or a bound. @param {Model} model @param {Predicting} predicting */
function value({ search, say, dispatch }, predicting) {
  const { one, other } = draftOf(predicting);
  const change = (/** @type {string} */ text) =>
    dispatch({ type: 'predict', predicting: typed(predicting, { one: text }) });
  const says = questionKinds(search).says;
  return html`
    <label class="number">${say('predict-value')} ${field(predicting, one, change)}</label>
    ${
      says.length === 0
        ? undefined
        : html`
            <fieldset class="choices">
              <legend class="visually-hidden">${say('predict-says')}</legend>
              ${says.map(
                (each) => html`
                  <label>
                    <input
                      type="radio"
                      name="says"
                      .checked=${other === each}
                      @change=${() =>
                        dispatch({
                          type: 'predict',
                          predicting: typed(predicting, { other: each }),
                        })}
                    />
                    ${say('predict-say', { says: each })}
                  </label>
                `,
              )}
            </fieldset>
          `
    }
  `;
}

/** The children that are left. @param {Search} search @param {Predicting} predicting */
function leftIn(search, { open }) {
  return (open && questionAt(search, open)?.left) ?? [];
}

/**
 * Picks a child as skipped, or unpicks it.
 * @param {Predicting} predicting
 * @param {number} child
 * @returns {Predicting}
 */
function toggled(predicting, child) {
  const { nodes } = draftOf(predicting);
  const without = nodes.filter((node) => node !== child);
  const picked = without.length < nodes.length ? without : [...without, child];
  return typed(predicting, { nodes: picked.sort((one, other) => one - other) });
}

/** The one of some nodes that a node equals or lies below. @param {Search} search @param {readonly number[]} nodes @param {number} node */
function above({ nodes: { end } }, nodes, node) {
  return nodes.find((each) => each <= node && node < end[each]) ?? null;
}
