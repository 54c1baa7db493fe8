/** The header of a pane: its search, how much that has done, its step, and its choices. */

import { html, nothing } from 'lit';
import { owners } from '../../engine/owners.js';
import { sentenceInColours } from '../../panels/in-colours.js';
import { switches } from '../../panels/switches.js';
import { algorithmChoice } from '../../panels/toolbar.js';
import { stepText } from '../../text/sentence.js';
import { shortName } from '../../text/wording.js';
import { isEnded } from './comparison.js';
import { paneName } from './named.js';
import { work } from './work.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Member } from './comparison.js' */
/** @import { Scale } from './work.js' */

/** How a pane is seen. @typedef {{scale: Scale, isBlank: boolean}} Seeing */

/** The header of the leading search, which is chosen in the toolbar. @param {Model} model @param {Member} member @param {Seeing} seeing */
export const leaderHeader = (model, member, seeing) => html`
  <header class="pane-head first">
    <div class="row">${heading(model, 1)} ${done(model, member, seeing)}</div>
  </header>
  ${sentence(model, member, seeing, true)}
`;

/**
 * The header of another search.
 * @param {Model} model of this pane
 * @param {number} number
 * @param {Member | null} member
 * @param {Seeing} seeing
 * @param {() => void} close
 */
export function header(model, number, member, seeing, close) {
  const { state, say } = model;
  const algorithm = paneName(model, state.algorithm);
  const name = say('pane-close', { number, algorithm });
  return html`
    <header class="pane-head">
      <div class="row">
        <span class="picked" title=${algorithm}>
          ${heading(model, number)} ${algorithmChoice(model, { label: say('pane-algorithm', { number }) })}
        </span>
        ${member && done(model, member, seeing)}
        <span class="choices">
          ${switches(model)}
          <button type="button" class="icon" aria-label=${name} title=${name} @click=${close}>×</button>
        </span>
      </div>
    </header>
    ${sentence(model, member, seeing)}
  `;
}

/** Its number and its name, of which a narrow pane shows the short form. @param {Model} model @param {number} number */
const heading = (model, number) => html`
  <h2>
    <b>${number}</b> <span class="full-name">${paneName(model, model.state.algorithm)}</span><span class="short-name">${paneName(model, model.state.algorithm, shortName)}</span>
  </h2>
`;

/** What the search has done so far. @param {Model} model @param {Member} member @param {Seeing} seeing */
const done = (model, member, { scale, isBlank }) => html`
  <div class="pane-work">${work(model, member, scale, isBlank)} ${place(model, member)}</div>
`;

/**
 * What happens in a pane. The leader's is told to screen readers beside the tree, as everywhere.
 * @param {Model} model
 * @param {Member | null} member
 * @param {Seeing} seeing
 * @param {boolean} [isFirst]
 */
const sentence = (model, member, { isBlank }, isFirst = false) => html`
  <p class="pane-sentence ${isFirst ? 'first' : ''}" aria-hidden=${isFirst ? 'true' : nothing}>
    ${isBlank ? undefined : member && inWords(model, member)}
  </p>
`;

/** The step of a search. @param {Model} model @param {Member} member */
function place({ say }, member) {
  const { step, search } = member;
  const at = say('step-of', { step, steps: search.overview.steps });
  return html`<span class="place">${isEnded(member) ? say('pane-ended', { at }) : at}</span>`;
}

/** The text of a search's step. @param {Model} model of the pane @param {Member} member */
function inWords(model, { search, moment }) {
  const text = stepText(search, moment, model);
  return sentenceInColours(text, owners(search, moment.node ?? 0));
}
