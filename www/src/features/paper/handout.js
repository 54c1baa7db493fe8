/** A handout: the tree and the settings, and the picture with the story at chosen moments. */

import { html } from 'lit';
import { isLegible } from '../../layout/legible.js';
import { place } from '../../layout/plane.js';
import { stepOfMoment } from '../../session/moment.js';
import { stepText } from '../../text/sentence.js';
import { sizeFor } from '../figures/figure.js';
import { onPaper, stepsOf } from '../figures/picture.js';
import { countText, heading, settingText } from './pages.js';
import { storyBetween } from './story.js';

/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Search } from '../../engine/search.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Shown } from '../figures/picture.js' */
/** @import { Setting } from './pages.js' */

/** The cutoffs among the usual moments. */
const MOST_CUTOFFS = 4;
/** The most moments. */
const MOST_MOMENTS = 40;
/** The text of a longer tree says nothing to anybody. */
const LONGEST_TREE = 400;
/** The width of a picture, and of one that has its story beside it. */
const WHOLE = 680;
const HALF = 330;
/** The greatest height of a picture, so that two with their stories have room on a page; of a tree with many rows, one. */
const HIGHEST = { low: 360, high: 560, rows: 4 };

/**
 * The moments unless somebody names others: the start, the first cutoffs that are in sight, and the end.
 * @param {Search} search
 * @param {Labels} labels
 */
export function usualMoments(search, labels) {
  const cutoffs = Array.from({ length: MOST_CUTOFFS }, (_, at) => `cutoff:${at + 1}`);
  const there = cutoffs.filter((moment) => stepOfMoment(moment, search, labels) !== null);
  return ['start', ...there, 'end'].join(', ');
}

/**
 * The steps of moments, in their order in the search.
 * @param {string} moments separated by commas
 * @param {Pick<Shown, 'model'>} shown
 * @throws {PlyscopeError} if one of them is not a moment, or there are too many
 */
export function stepsFor(moments, { model }) {
  const all = moments.split(',').filter((each) => each.trim() !== '');
  const steps = new Set(stepsOf(all, model));
  /** @type {PlyscopeError} */
  const tooMany = { kind: 'paper-moments', value: String(steps.size), limit: MOST_MOMENTS };
  if (steps.size > MOST_MOMENTS) throw tooMany;
  return [...steps].sort((one, other) => one - other);
}

/**
 * @param {Shown} shown
 * @param {readonly number[]} steps ascending
 * @param {Setting} setting
 */
export function handoutPage(shown, steps, setting) {
  const { search, state } = shown.model;
  const { say } = setting.words;
  const isSmall = search.folding.count === 0 && isLegible(search, sizeFor(search, HALF));
  const width = isSmall ? HALF : WHOLE;
  const highest = place(search).height <= HIGHEST.rows ? HIGHEST.low : HIGHEST.high;
  return html`<section class="page handout ${isSmall ? 'small' : ''}">
    ${heading(setting, '', 'handout')}
    <p>${settingText(search, setting)} ${countText(search, setting)}</p>
    ${state.tree.length <= LONGEST_TREE ? html`<p class="source">${say('paper-tree', { tree: state.tree })}</p>` : ''}
    ${steps.map((step, at) => {
      // Before the search there is only what holds at its start.
      const since = at > 0 ? steps[at - 1] : step > 0 ? 0 : -1;
      return html`<section class="moment">
        <h2>${say('paper-step', { step, steps: search.overview.steps })}</h2>
        <figure>${onPaper(shown, { step, width, highest })}</figure>
        ${story(shown, since, step, say)}
      </section>`;
    })}
  </section>`;
}

/** @param {Shown} shown @param {number} since @param {number} step @param {Setting['words']['say']} say */
function story({ model }, since, step, say) {
  const { lines, earlier } = storyBetween(model.search, since, step);
  return html`<ol class="told">
    ${earlier ? html`<li class="earlier">${say('paper-earlier')}</li>` : ''}
    ${lines.map(
      (line) =>
        html`<li data-depth=${Math.min(5, line.depth)} class=${line.step === step ? 'present' : ''}>${stepText(model.search, model.search.moment(line.step), model)}</li>`,
    )}
  </ol>`;
}
