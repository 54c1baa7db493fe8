/** The part of *Share…* with how the picture looks. */

import { html } from 'lit';
import { FORMATS } from '../figures/formats.js';
import { COLOURS, PARTS } from './pictured.js';

/** @import { Say } from '../../text/wording.js' */
/** @import { Pictured } from './pictured.js' */

/** What can be copied: a film in pixels cannot. */
export const COPIED = FORMATS.filter((format) => format !== 'webm');
const SCALES = ['1', '2', '3', '4'];

/**
 * @param {Pictured} pictured
 * @param {object} around
 * @param {Say} around.say
 * @param {boolean} around.isCompared whether there are other searches beside it
 * @param {(part: Partial<Pictured>) => void} around.change
 */
export function pictureOptions(pictured, { say, isCompared, change }) {
  const parts = isCompared ? /** @type {const} */ ([...PARTS, 'panes']) : PARTS;
  /** @param {Event & {target: HTMLInputElement}} event */
  const type = ({ target }) => change({ moments: target.value });
  return html`
    <label class="entry">
      <span>${say('picture-moments')}</span>
      <input name="moments" autocomplete="off" spellcheck="false" placeholder="cutoff:1, cutoff:2, end" aria-describedby="picture-moments-hint" .value=${pictured.moments} @input=${type} />
    </label>
    <p class="hint" id="picture-moments-hint">${say('picture-moments.hint')}</p>
    <div class="row">
      ${choice(
        say('picture-colours'),
        COLOURS,
        pictured.colours,
        (each) => say(`picture-colours-${each}`),
        (colours) => change({ colours }),
      )}
      ${choice(
        say('picture-scale'),
        SCALES,
        String(pictured.scale),
        (each) => `${each} ×`,
        (scale) => change({ scale: Number(scale) }),
      )}
      ${choice(
        say('picture-copied-as'),
        COPIED,
        pictured.copied,
        (each) => say(`picture-format-${each}`),
        (copied) => change({ copied }),
      )}
    </div>
    ${parts.map(
      (name) => html`
        <label class="check">
          <input type="checkbox" .checked=${pictured[name]} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => change({ [name]: target.checked })} />
          <span>${say(`picture-${name}`)}</span>
        </label>
      `,
    )}
  `;
}

/**
 * A choice among some words.
 * @template {string} Value
 * @param {string} label
 * @param {readonly Value[]} values
 * @param {string} chosen
 * @param {(value: Value) => string} word
 * @param {(value: Value) => void} choose
 */
const choice = (label, values, chosen, word, choose) => html`
  <label class="entry">
    <span>${label}</span>
    <select @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => choose(/** @type {Value} */ (target.value))}>
      ${values.map((each) => html`<option value=${each} ?selected=${each === chosen}>${word(each)}</option>`)}
    </select>
  </label>
`;
