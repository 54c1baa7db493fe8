/** A pane beside the leading search: its header, its picture, and a summary of the picture. */

import { html, nothing } from 'lit';
import { leafEditor } from '../../panels/leaf-editor.js';
import { progress } from '../../panels/progress.js';
import { isPointed } from '../../panels/tree.js';
import { header } from './header.js';
import { paneName } from './named.js';

/** @import { Model } from '../../panels/model.js' */
/** @import { Around } from './comparing.js' */
/** @import { Member } from './comparison.js' */
/** @import { Seeing } from './header.js' */
/** @import { Pane } from './pane.js' */

/**
 * @param {Model} model of the pane
 * @param {Pane} pane
 * @param {Member | null} member null if it has nothing to show
 * @param {object} parts
 * @param {number} parts.number
 * @param {{here: number, elsewhere: number} | null | undefined} parts.counts the numbers of marked nodes, if known
 * @param {Seeing} parts.seeing
 * @param {Around} parts.around
 * @param {() => void} parts.close
 */
export function pane(model, { error, session }, member, { number, counts, seeing, around, close }) {
  const { state, say, word, job } = model;
  const algorithm = paneName(model, state.algorithm);
  // Its counts are hidden with the values.
  const shown = seeing.isBlank ? algorithm : summary(model, counts ?? null);
  const labelled = member ? shown : nothing;
  return html`
    <section class="pane pane-${number}" role="region" aria-label=${say('pane', { number, algorithm })}>
      ${header(model, number, member, seeing, close)}
      <div class="stage ${isPointed(model) ? 'pressable' : ''}" tabindex="-1">
        <canvas
          role="img"
          aria-label=${labelled}
          ?hidden=${member === null}
        ></canvas>
        ${leafEditor(model, around.editing, number)}
        ${state.refused && html`<p class="error" role="alert">${word(state.refused)}</p>`}
        ${error && html`<p class="pane-error" role="status">${word(error)}</p>`}
        ${job && progress(job, say, () => session.cancel())}
      </div>
    </section>
  `;
}

/**
 * A picture in words, for screen readers.
 * @param {Model} model of the pane
 * @param {{here: number, elsewhere: number} | null} counts
 */
function summary(model, counts) {
  const { state, search, moment, say } = model;
  const { entered, evaluated, cutoffs, idleCutoffs } = moment.counts;
  const { here, elsewhere } = counts ?? { here: 0, elsewhere: 0 };
  const marks = counts === null ? 'none' : 'some';
  const algorithm = paneName(model, state.algorithm);
  const at = say('step-of', { step: state.step, steps: search.overview.steps });
  return say('compare-picture', {
    algorithm,
    at,
    entered,
    evaluated,
    cutoffs,
    idle: idleCutoffs,
    skip: idleCutoffs === 0 ? 'all' : idleCutoffs === cutoffs ? 'none' : 'some',
    marks,
    here,
    elsewhere,
  });
}
