/** Pages for paper: an exercise with empty boxes, and its key. */

import { html } from 'lit';
import { format, numeral } from '../../engine/score.js';
import { endText } from '../../scene/gauge/number-line.js';
import { labelsOf } from '../../session/labels.js';
import { comparedWithMinimax } from '../../text/savings.js';
import { algorithmName } from '../../text/wording.js';
import { nodeOf } from '../figures/elements.js';
import { figure, shown } from '../figures/figure.js';
import { picture } from '../figures/svg.js';
import { boxesAt, windowsIn, withBoxes } from './boxes.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Size } from '../../layout/picture-size.js' */
/** @import { Labels } from '../../session/labels.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Colours } from '../figures/colours.js' */
/** @import { Look, Source } from '../figures/figure.js' */
/** @import { Lie } from './room.js' */

/**
 * What all pages share.
 * @typedef {object} Setting
 * @property {Messages} words
 * @property {Labels} labels
 * @property {Colours} colours
 * @property {string} title
 * @property {Record<string, string>} options
 */

/**
 * An exercise on a page.
 * @typedef {object} Sheet
 * @property {Search} search
 * @property {string} number of the sheet; empty if there is only one
 * @property {Lie} lie
 * @property {Size} size of the picture
 */

/** @param {Sheet} sheet @param {number} step @param {Setting} setting @returns {Source} */
function sourceOf({ search }, step, { words: { say, point, locale }, labels }) {
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

/** An exercise: the tree as it is before the search, with empty boxes. @param {Sheet} sheet @param {Setting} setting */
export function exercisePage(sheet, setting) {
  const { search, number, lie } = sheet;
  const { say } = setting.words;
  const hasWindows = windowsIn(search).size > 0;
  const empty = () => ({ alpha: '', beta: '' });
  return html`<section class="page ${lie}">
    ${heading(setting, number, 'exercise')}
    <p class="fields"><span>${say('paper-name')}</span><span>${say('paper-date')}</span></p>
    <p>${settingText(search, setting)} ${say('paper-task', { windows: hasWindows ? 'yes' : 'no' })}</p>
    ${drawing(sheet, 0, { values: false }, hasWindows ? inner(search) : [], empty, setting)}
  </section>`;
}

/** Its key: every window, value and cut. @param {Sheet} sheet @param {Setting} setting */
export function keyPage(sheet, setting) {
  const { search, number, lie } = sheet;
  const { say } = setting.words;
  const windows = windowsIn(search);
  const { score } = sourceOf(sheet, 0, setting);
  const text = (/** @type {number} */ node) => {
    const { alpha, beta } = windows.get(node) ?? { alpha: 0, beta: 0 };
    return { alpha: endText(alpha, score), beta: endText(beta, score) };
  };
  const key = number === '' ? say('paper-key') : say('paper-key-of', { number });
  return html`<section class="page ${lie}">
    ${heading(setting, key, 'exercise')}
    <p>${settingText(search, setting)} ${countText(search, setting)}</p>
    ${drawing(sheet, search.overview.steps, { halo: false }, windows.keys(), text, setting)}
    ${windows.size > 0 ? html`<p>${say('paper-key-hint')}</p>` : ''}
  </section>`;
}

/** All nodes that may have a window of their own. @param {Search} search */
const inner = ({ nodes }) =>
  Array.from({ length: nodes.length }, (_, node) => node).filter((node) => !nodes.leaf[node]);

/**
 * @param {Sheet} sheet
 * @param {number} step
 * @param {Partial<Look>} part of the look
 * @param {Iterable<number>} nodes with boxes
 * @param {(node: number) => {alpha: string, beta: string}} text
 * @param {Setting} setting
 */
function drawing(sheet, step, part, nodes, text, setting) {
  const source = sourceOf(sheet, step, setting);
  const look = { ...sheet.size, windows: false, ...part };
  const whole = picture(figure(source, look), setting.colours);
  const { show } = shown(source, look);
  return nodeOf(withBoxes(whole, show.size, boxesAt(show, nodes, text)));
}

/** @param {Search} search @param {Setting} setting */
export function countText(search, { words: { say } }) {
  const { entered, evaluated, cutoffs } = search.overview.total;
  const { difference, compared } = comparedWithMinimax(search.overview);
  const saved = compared === 'fewer' ? difference : 0;
  return say('paper-counts', { entered, evaluated, cutoffs, saved });
}
