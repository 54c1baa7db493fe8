/** Pages for paper: exercises with empty boxes, and their keys. */

import { html } from 'lit';
import { format, numeral } from '../../engine/score.js';
import { endText } from '../../scene/gauge/number-line.js';
import { labelsOf } from '../../session/labels.js';
import { comparedWithMinimax } from '../../text/savings.js';
import { algorithmName } from '../../text/wording.js';
import { nodeOf } from '../figures/elements.js';
import { figure, shown } from '../figures/figure.js';
import { picture } from '../figures/svg.js';
import { boxesAt, withBoxes } from './boxes.js';
import { FILLED, WRITTEN } from './room.js';
import { answered, sown } from './sheets.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Size } from '../../layout/picture-size.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Colours } from '../figures/colours.js' */
/** @import { Look, Source } from '../figures/figure.js' */
/** @import { Most } from './boxes.js' */
/** @import { Paper, Sown } from './room.js' */
/** @import { Pages, Sheet } from './sheets.js' */

/**
 * What all pages share.
 * @typedef {object} Setting
 * @property {Messages} words
 * @property {Labels} labels
 * @property {Colours} colours
 * @property {string} title
 * @property {Record<string, string>} options
 * @property {Paper} paper
 */

/** @param {Search} search @param {number} step @param {Setting} setting @returns {Source} */
function sourceOf(search, step, { words: { say, point, locale }, labels }) {
  const { decimals } = search.overview;
  return {
    search,
    step,
    labels,
    say,
    locale,
    overlay: 'none',
    score: (units) => format(units, decimals, point),
    numeral: (text) => numeral(text, point),
    name: labelsOf(search, labels),
  };
}

/** What a page is about, above its picture. @param {Search} search @param {Setting} setting */
export function settingText(search, { words: { say }, options }) {
  const { algorithm } = search.overview;
  const player = search.nodes.max[0] ? 'MAX' : 'MIN';
  const switches = Object.entries(options)
    .map(([name, value]) => `${say(`switch-${name}`)}: ${valueText(name, value, say)}`)
    .join('; ');
  const [name, some] = [algorithmName(algorithm, say), switches === '' ? 'no' : 'yes'];
  return say('paper-setting', { algorithm: name, player, switches, some });
}

/** The value of a switch; numbers are not words. @param {string} name @param {string} value @param {Messages['say']} say */
function valueText(name, value, say) {
  if (name === 'inner') return algorithmName(value, say);
  const words = value.split(',').map((each) => {
    const [word, ...seed] = each.split(':');
    const id = `switch-${name}.${word}`;
    const text = say(id);
    return [text === id ? word : text, ...seed].join(' ');
  });
  return words.join(', ');
}

/**
 * @param {Setting} setting
 * @param {string} more after the title
 * @param {'exercise' | 'handout'} kind
 */
export const heading = ({ title, words: { say } }, more, kind) =>
  html`<h1>${title === '' ? say('paper-untitled', { kind }) : title}${more === '' ? '' : html` <small>${more}</small>`}</h1>`;

/**
 * The pages of all exercises, and after them those of their keys.
 * @param {{sheets: readonly Sheet[], exercises: Pages, keys: Pages | null}} plan
 * @param {Setting} setting
 */
export const exercisePages = ({ sheets, exercises, keys }, setting) => [
  ...pagesOf(sheets, exercises, setting, exercise),
  ...(keys === null ? [] : pagesOf(sheets, keys, setting, answers)),
];

/** A sheet on its page: its number, 0 if there is only one, and how it is laid there. @typedef {{sheet: Sheet, number: number, size: Size, scale: number}} Placed */

/**
 * @param {readonly Sheet[]} sheets
 * @param {Pages} pages
 * @param {Setting} setting
 * @param {(placed: readonly Placed[], isOnly: boolean, setting: Setting) => {words: unknown, trees: unknown[], more?: string}} made
 */
function pagesOf(sheets, { grid, scale, laid }, setting, made) {
  const { lie, columns, rows } = grid;
  const per = columns * rows;
  const placed = sheets.map((sheet, at) => ({
    ...{ sheet, scale, size: laid[at].size },
    number: sheets.length === 1 ? 0 : at + 1,
  }));
  return Array.from({ length: Math.ceil(placed.length / per) }, (_, at) => {
    const {
      words,
      trees,
      more = '',
    } = made(placed.slice(at * per, (at + 1) * per), per === 1, setting);
    return html`<section class="page laid ${setting.paper} ${lie} ${more}">
      ${words}
      <div class="trees" data-columns=${columns} data-rows=${rows}>
        ${trees.map((tree) => html`<section class="tree">${tree}</section>`)}
      </div>
    </section>`;
  });
}

/** Exercises on a page: trees as they are before the search, with empty boxes. @param {readonly Placed[]} placed @param {boolean} isOnly @param {Setting} setting */
function exercise(placed, isOnly, setting) {
  const { say } = setting.words;
  const [{ sheet, number }] = placed;
  const numberText = (/** @type {number} */ of) =>
    of === 0 ? '' : say('paper-number', { number: of });
  return {
    words: html`
      <header>
        ${heading(setting, isOnly ? numberText(number) : '', 'exercise')}
        <p class="fields"><span>${say('paper-name')}</span><span>${say('paper-date')}</span></p>
      </header>
      <p>${settingText(sheet.search, setting)} ${say('paper-task', { windows: sheet.windows.size > 0 ? 'yes' : 'no' })}</p>`,
    trees: placed.map((each) => {
      const empty = () => ({ alpha: '', beta: '' });
      const picture = drawing(
        each,
        0,
        { values: false },
        sown(each.sheet),
        WRITTEN,
        empty,
        setting,
      );
      return html`${isOnly ? '' : html`<h2>${numberText(each.number)}</h2>`}${picture}`;
    }),
  };
}

/** Keys on a page: of each tree the answers, and every window, value and cut. @param {readonly Placed[]} placed @param {boolean} _isOnly @param {Setting} setting */
function answers(placed, _isOnly, setting) {
  const { say } = setting.words;
  const [{ sheet }] = placed;
  return {
    more: 'key',
    words: html`
      ${heading(setting, say('paper-key'), 'exercise')}
      <p>${settingText(sheet.search, setting)} ${sheet.windows.size > 0 ? say('paper-key-hint') : ''}</p>`,
    trees: placed.map((each) => {
      const { search, windows } = each.sheet;
      const { score } = sourceOf(search, 0, setting);
      const text = (/** @type {number} */ node) => {
        const { alpha, beta } = windows.get(node) ?? { alpha: 0, beta: 0 };
        return { alpha: endText(alpha, score), beta: endText(beta, score) };
      };
      const { steps } = search.overview;
      const { number } = each;
      return html`
        <p>${number === 0 ? '' : html`<strong>${say('paper-number', { number })}</strong> `}${answerText(search, setting)}</p>
        ${drawing(each, steps, { halo: false, mentioned: mentionedIn(search) }, answered(each.sheet), FILLED, text, setting)}`;
    }),
  };
}

/** The nodes with a cutoff that skips something. @param {Search} search */
const cutIn = (search) =>
  new Set(
    Array.from(search.cutoffs, (step) => search.moment(step))
      .filter(({ fact }) => fact.kind === 'cutoff' && fact.skipped > 0)
      .map(({ node }) => node ?? 0),
  );

/** The nodes that its answers name. @param {Search} search */
const mentionedIn = (search) =>
  new Set([...cutIn(search), ...search.overview.principalVariation.slice(1, 2)]);

/** What is asked of a search, in words. @param {Search} search @param {Setting} setting */
function answerText(search, setting) {
  const { say } = setting.words;
  const { value, principalVariation, total } = search.overview;
  const { score, name } = sourceOf(search, 0, setting);
  const [, best] = principalVariation;
  return say('paper-answer', {
    value: score(value),
    best: best === undefined ? '' : name(best),
    moves: best === undefined ? 'no' : 'yes',
    entered: total.entered,
    evaluated: total.evaluated,
    cutoffs: total.cutoffs - total.idleCutoffs,
    where: [...cutIn(search)].map(name).join(', '),
  });
}

/**
 * @param {Placed} placed
 * @param {number} step
 * @param {Partial<Look>} part of the look
 * @param {Sown} tree with the nodes that have boxes
 * @param {Most} most of their sizes
 * @param {(node: number) => {alpha: string, beta: string}} text
 * @param {Setting} setting
 */
function drawing({ size, scale }, step, part, { search, nodes }, most, text, setting) {
  const source = sourceOf(search, step, setting);
  const look = { ...size, windows: false, ...part };
  const whole = picture(figure(source, look), setting.colours);
  const { show } = shown(source, look);
  return nodeOf(withBoxes(whole, show.size, boxesAt(show, nodes, most), text, scale));
}

/** @param {Search} search @param {Setting} setting */
export function countText(search, { words: { say } }) {
  const { entered, evaluated, cutoffs } = search.overview.total;
  const { difference, compared } = comparedWithMinimax(search.overview);
  const saved = compared === 'fewer' ? difference : 0;
  return say('paper-counts', { entered, evaluated, cutoffs, saved });
}
