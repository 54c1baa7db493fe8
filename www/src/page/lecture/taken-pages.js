/** The pages on which a lecture is printed: handouts with its slides, and notes pages. Pure. */

import { element } from '../../features/figures/elements.js';
import { picture } from '../../features/figures/svg.js';
import { codePicture } from '../../features/sharing/code.js';
import { LAYOUTS } from './layouts.js';

/** @import { Colours } from '../../features/figures/colours.js' */
/** @import { Element_ } from '../../features/figures/elements.js' */
/** @import { Messages } from '../../text/messages.js' */
/** @import { Aside, Plate } from './plates.js' */

/** The width of a picture before it is made to fit, in CSS pixels: of a smaller one the letters are larger on paper. */
export const WIDTH = 560;

/** A slide that could not be made, and why. @typedef {Pick<Plate, 'number' | 'title'> & {wrong: string}} Broken */

/**
 * The pages, as elements of HTML.
 * @param {string} title of the lecture
 * @param {readonly (Plate | Broken)[]} plates
 * @param {string} name of a layout
 * @param {Colours} colours
 * @param {Messages['say']} say
 */
export function pagesOf(title, plates, name, colours, say) {
  const { slides, lines = 0, notes = false } = LAYOUTS[name];
  const count = Math.ceil(plates.length / slides);
  const heading = title === '' ? say('lecture-untitled') : title;
  return Array.from({ length: count }, (_, page) =>
    element('section', { class: `page of-${name}` }, [
      element('header', {}, [
        element('b', {}, [heading]),
        element('span', {}, [say('taken-page', { number: page + 1, count })]),
      ]),
      ...plates
        .slice(page * slides, (page + 1) * slides)
        .map((plate) =>
          element('article', {}, [
            slide(plate, colours, say),
            ...(lines > 0 ? [ruled(lines)] : []),
            ...(notes && 'notes' in plate ? paragraphs(plate.notes, 'notes') : []),
          ]),
        ),
    ]),
  );
}

/** @type {Aside} */
const NO_ASIDE = { cases: null, code: [] };

/** @param {Plate | Broken} plate @param {Colours} colours @param {Messages['say']} say */
function slide(plate, colours, say) {
  const { number, title } = plate;
  const heading = element('h2', {}, [element('span', {}, [`${number}.`]), ` ${title}`]);
  if (!('link' in plate)) return element('div', {}, [heading, element('p', {}, [plate.wrong])]);
  const { about, figures, texts, counts, results, asides, address, below } = plate;
  const [{ cases, code: lines } = NO_ASIDE] = asides;
  const code = address === '' ? null : codePicture(address, say('share-qr-label', { title }));
  const [shown] = figures;
  const figure = shown
    ? [element('figure', {}, [element('div', {}, [picture(shown, colours)])])]
    : [];
  return element('div', { class: shown || code ? 'slide' : 'slide worded' }, [
    heading,
    // The usual title says it already.
    ...(about === '' || about === title ? [] : [element('small', {}, [about])]),
    ...(lines.length > 0
      ? [element('div', { class: 'pair' }, [...figure, listing(lines)])]
      : figure),
    ...(code
      ? [
          element('figure', {}, [
            element('a', { href: address }, [code]),
            element('figcaption', {}, [below]),
          ]),
        ]
      : []),
    ...(counts.length > 0 ? [countsIn(counts)] : []),
    ...(cases ? [tableIn(cases)] : []),
    ...(results ? [tableIn(results)] : []),
    ...paragraphs(texts[0], 'words'),
  ]);
}

/** @param {Aside['code']} lines */
const listing = (lines) =>
  element('pre', {}, [
    ...lines.map(({ text, isStrong }) => element(isStrong ? 'b' : 'span', {}, [text])),
  ]);

/** @param {import('./plates.js').Table} table */
export function tableIn({ head, rows }) {
  const columns = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const heads = head.map((each) => element('th', { scope: 'col' }, [each]));
  return element('table', { class: head.length > 0 ? 'results' : 'cases' }, [
    ...(head.length > 0 ? [element('thead', {}, [element('tr', {}, heads)])] : []),
    element(
      'tbody',
      {},
      rows.map(({ cells, isStrong }) => {
        const [name, ...others] = cells;
        // A reason takes the place of all figures.
        const colspan = others.length === 1 && columns > 2 ? columns - 1 : undefined;
        return element('tr', isStrong ? { class: 'strong' } : {}, [
          element('th', { scope: 'row' }, [name]),
          ...others.map((cell) => element('td', colspan ? { colspan } : {}, [cell])),
        ]);
      }),
    ),
  ]);
}

/** The counts of a column of the chart, as large figures. @param {Plate['counts']} counts */
export const countsIn = (counts) =>
  element('table', { class: 'counts' }, [
    element(
      'tbody',
      {},
      counts.map(([name, count]) =>
        element('tr', {}, [element('th', { scope: 'row' }, [name]), element('td', {}, [count])]),
      ),
    ),
  ]);

/** Lines to write on. @param {number} count */
const ruled = (count) =>
  element(
    'div',
    { class: 'ruled' },
    Array.from({ length: count }, () => element('i', {}, ['\u00a0'])),
  );

/** @param {string} text @param {string} kind @returns {Element_[]} */
const paragraphs = (text, kind) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map((line) => element('p', { class: kind }, [line]));
