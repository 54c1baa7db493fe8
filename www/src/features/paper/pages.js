/** Pages for paper: an exercise with empty boxes, its key, and a handout of chosen moments. */

import { html } from 'lit';
import { format, numeral } from '../../engine/score.js';
import { Search } from '../../engine/search.js';
import { endText } from '../../scene/gauge/number-line.js';
import { writeSwitches } from '../../session/address.js';
import { labelsOf } from '../../session/labels.js';
import { comparedWithMinimax } from '../../text/savings.js';
import { stepText } from '../../text/sentence.js';
import { algorithmName } from '../../text/wording.js';
import { nodeOf } from '../figures/elements.js';
import { figure, shown } from '../figures/figure.js';
import { picture } from '../figures/svg.js';
import { boxes, windowsIn } from './boxes.js';

/** @import { Labels } from '../../session/labels.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Colours } from '../figures/colours.js' */
/** @import { Look, Source } from '../figures/figure.js' */

/**
 * What all pages share.
 * @typedef {object} Setting
 * @property {Messages} words
 * @property {Labels} labels
 * @property {Colours} colours
 * @property {string} title
 * @property {string} algorithm
 * @property {Record<string, string>} options
 */

/** The width of the text on a page of A4 or Letter, in CSS pixels, and the distance of rows in which boxes have room. */
const PAGE = { width: 680, row: 108, around: 112 };

/** The most nodes whose boxes can be read on a page. */
export const MOST_NODES = 80;

/** The moments of a handout: the start, the first cutoffs, and the end. */
const MOST_CUTOFFS = 4;

/** Makes the search of a tree, and gives it back. @template T @param {string} tree @param {Setting} setting @param {(search: Search) => T} make */
function withSearch(tree, { algorithm, options }, make) {
  const search = new Search({ tree, algorithm, options });
  try {
    return make(search);
  } finally {
    search.free();
  }
}

/** @param {Search} search @param {number} step @param {Setting} setting @returns {Source} */
function sourceOf(search, step, { words: { say, point, locale }, labels }) {
  const { decimals } = search.overview;
  return {
    ...{ search, step, labels, say, locale, overlay: 'none' },
    score: (units) => format(units, decimals, point),
    numeral: (text) => numeral(text, point),
    name: labelsOf(search, labels),
  };
}

/** @param {Search} search @returns {Look} */
const lookOf = ({ overview: { height } }) => ({
  width: PAGE.width,
  height: PAGE.around + Math.max(1, height) * PAGE.row,
  ...{ windows: false, short: true },
});

/** What a page is about, above its picture. @param {Search} search @param {Setting} setting */
function settingText(search, { words: { say }, options }) {
  const { algorithm } = search.overview;
  const player = search.nodes.max[0] ? 'MAX' : 'MIN';
  const switches = writeSwitches(options);
  const [name, some] = [algorithmName(algorithm, say), switches === '' ? 'no' : 'yes'];
  return say('paper-setting', { algorithm: name, player, switches, some });
}

/** @param {Setting} setting @param {string} number of the sheet; empty if there is only one */
const heading = ({ title, words: { say } }, number) =>
  html`<h1>${title === '' ? say('paper-untitled') : title}${number === '' ? '' : html` <small>${number}</small>`}</h1>`;

/**
 * An exercise: the tree as it is before the search, with empty boxes.
 * @param {string} tree
 * @param {string} number
 * @param {Setting} setting
 */
export const exercisePage = (tree, number, setting) =>
  withSearch(tree, setting, (search) => {
    const { say } = setting.words;
    const windows = windowsIn(search);
    const empty = () => ({ alpha: '', beta: '' });
    return html`<section class="page">
      ${heading(setting, number)}
      <p class="fields"><span>${say('paper-name')}</span><span>${say('paper-date')}</span></p>
      <p>${settingText(search, setting)}</p>
      <p>${say('paper-task', { windows: windows.size > 0 ? 'yes' : 'no' })}</p>
      ${drawing(search, 0, { values: false }, inner(search), empty, windows.size > 0, setting)}
    </section>`;
  });

/**
 * Its key: every window, value and cut.
 * @param {string} tree
 * @param {string} number
 * @param {Setting} setting
 */
export const keyPage = (tree, number, setting) =>
  withSearch(tree, setting, (search) => {
    const { say } = setting.words;
    const windows = windowsIn(search);
    const source = sourceOf(search, search.overview.steps, setting);
    const text = (/** @type {number} */ node) => {
      const { alpha, beta } = windows.get(node) ?? { alpha: 0, beta: 0 };
      return { alpha: endText(alpha, source.score), beta: endText(beta, source.score) };
    };
    return html`<section class="page">
      ${heading(setting, number === '' ? say('paper-key') : say('paper-key-of', { number }))}
      <p>${settingText(search, setting)} ${countText(search, setting)}</p>
      ${drawing(search, search.overview.steps, {}, windows.keys(), text, true, setting)}
      <p>${say('paper-key-hint')}</p>
    </section>`;
  });

/** All nodes that may have a window of their own. @param {Search} search */
const inner = ({ nodes }) =>
  Array.from({ length: nodes.length }, (_, node) => node).filter((node) => !nodes.leaf[node]);

/**
 * @param {Search} search
 * @param {number} step
 * @param {Partial<Look>} part of the look
 * @param {Iterable<number>} nodes with boxes
 * @param {(node: number) => {alpha: string, beta: string}} text
 * @param {boolean} boxed
 * @param {Setting} setting
 */
function drawing(search, step, part, nodes, text, boxed, setting) {
  const [source, look] = [sourceOf(search, step, setting), { ...lookOf(search), ...part }];
  const whole = picture(figure(source, look), setting.colours);
  const { show } = shown(source, look);
  const extra = boxed ? boxes(show, nodes, text) : [];
  return nodeOf({ ...whole, children: [...whole.children, ...extra] });
}

/** @param {Search} search @param {Setting} setting */
function countText(search, { words: { say } }) {
  const { entered, evaluated, cutoffs } = search.overview.total;
  const { difference, compared } = comparedWithMinimax(search.overview);
  const saved = compared === 'fewer' ? difference : 0;
  return say('paper-counts', { entered, evaluated, cutoffs, saved });
}

/**
 * A handout: setting, counts, and the picture with its sentence at chosen moments.
 * @param {string} tree
 * @param {Setting} setting
 */
export const handoutPage = (tree, setting) =>
  withSearch(tree, setting, (search) => {
    const { steps } = search.overview;
    const moments = [0, ...[...search.cutoffs].slice(0, MOST_CUTOFFS), steps];
    return html`<section class="page handout">
      ${heading(setting, '')}
      <p>${settingText(search, setting)} ${countText(search, setting)}</p>
      ${[...new Set(moments)].map((step) => {
        const source = sourceOf(search, step, setting);
        const { score, name, say } = source;
        const look = { width: PAGE.width / 2 };
        return html`<figure>
          ${nodeOf(picture(figure(source, look), setting.colours))}
          <figcaption>${stepText(search, search.moment(step), { score, label: name, say })}</figcaption>
        </figure>`;
      })}
    </section>`;
  });
