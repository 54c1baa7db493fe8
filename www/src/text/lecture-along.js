/**
 * The lecture that comes along: its slides, here, and what is said of them in each language, `www/lectures/LANGUAGE.md`. Loaded when it is
 * opened.
 */

import { saying } from '../session/address.js';
import { slideWith, writeLecture } from '../session/lecture.js';
import { rewriterOf, writtenIn } from './languages.js';

/** @import { Lecture } from '../session/lecture.js' */

/**
 * A slide of it.
 * @typedef {object} Planned
 * @property {string} id its heading in the texts
 * @property {number} minutes
 * @property {string} link without the passage, which the texts have
 */

/** Two plies, thirteen nodes. The ruler stands above no tree before it is spoken of. */
const SMALL = '#tree=aima-two-ply';
const UNRULED = 'gauge=none';
/** A cutoff by β, and one by α. In this tree and the next but one, only nodes that were cut off have a bound: leaves stand where others would have one. */
const BOTH = '#tree=A:[B:[C:[D:6,E:4],F:[G:8,H:7]],K:[L:5,M:[N:9,P:2]]]&algorithm=alpha-beta';
const EXERCISE = '#tree=[[[4,6],[7,9]],[5,[8,2]],[[9,1],[2,7]]]&algorithm=alpha-beta';
/** One tree with its children in three orders: as they come, the worst first, the best first. */
const AS_WRITTEN = '[[[[9,7],[12,13]],[[15,8],[11,4]]],[[[14,2],[1,6]],[[5,16],[3,10]]]]';
const WORST_FIRST = '[[[[10,3],[16,5]],[[6,1],[14,2]]],[[[9,7],[13,12]],[[11,4],[15,8]]]]';
const BEST_FIRST = '[[[[8,15],[4,11]],[[12,13],[7,9]]],[[[2,14],[1,6]],[[5,16],[3,10]]]]';
/** @param {string} tree */
const ended = (tree) => `#tree=${tree}&algorithm=alpha-beta&step=end`;
const ONLY_WORDS = `${SMALL}&algorithm=minimax&step=0&until=start&hidden=tree`;

/**
 * A hall is asked before it is told, and sees before it hears the name: no title gives an answer away. Some slides of several steps have no
 * passage: there the sentence of each step is read.
 * @type {readonly Planned[]}
 */
export const SLIDES = [
  { id: 'beginning', minutes: 1, link: ONLY_WORDS },
  { id: 'outline', minutes: 1, link: ONLY_WORDS },
  {
    ...{ id: 'players', minutes: 2 },
    link: `${SMALL}&algorithm=minimax&step=0&until=start&${UNRULED}`,
  },
  {
    ...{ id: 'minimax', minutes: 3 },
    link: `${SMALL}&algorithm=minimax&step=visit:E&until=return:B&${UNRULED}`,
  },
  { id: 'value', minutes: 2, link: `${SMALL}&algorithm=minimax&step=end&${UNRULED}` },
  {
    ...{ id: 'explosion', minutes: 2 },
    link: `${SMALL}&algorithm=minimax&step=0&growth=thirty,algorithms:minimax,column:none`,
  },
  {
    ...{ id: 'why-look', minutes: 2 },
    link: `${SMALL}&algorithm=minimax&step=return:G&until=return:G&${UNRULED}`,
  },
  {
    ...{ id: 'cutoff', minutes: 2 },
    link: `${SMALL}&algorithm=alpha-beta&step=return:G&until=return:F&${UNRULED}`,
  },
  { id: 'same', minutes: 1, link: `${SMALL}&algorithm=alpha-beta&step=end&${UNRULED}` },
  { id: 'names', minutes: 3, link: `${BOTH}&step=return:D&until=improvement:2` },
  { id: 'both', minutes: 4, link: `${BOTH}&step=return:G&until=cutoff:2` },
  {
    ...{ id: 'predict', minutes: 4 },
    link: '#tree=A:[B:[C:4,D:[E:6,F:1]],G:[H:7,K:[L:9,M:3]],N:[P:5,Q:[R:8,S:2]]]&algorithm=alpha-beta&step=visit:K&until=return:P&predict=cut',
  },
  {
    ...{ id: 'right', minutes: 2 },
    link: `${SMALL}&algorithm=alpha-beta&step=return:F&until=return:F`,
  },
  {
    ...{ id: 'deep', minutes: 2 },
    link: '#tree=deep-cutoff&algorithm=alpha-beta&step=return:H&until=return:G',
  },
  { id: 'code', minutes: 2, link: `${BOTH}&step=return:G&until=cutoff:1&beside=code` },
  { id: 'order', minutes: 1, link: ended(AS_WRITTEN) },
  { id: 'worst', minutes: 1, link: ended(WORST_FIRST) },
  { id: 'best', minutes: 1, link: ended(BEST_FIRST) },
  { id: 'minimum', minutes: 2, link: ended(BEST_FIRST) },
  { id: 'root', minutes: 2, link: ONLY_WORDS },
  {
    ...{ id: 'deeper', minutes: 1 },
    link: `${SMALL}&algorithm=alpha-beta&step=0&growth=thirty,column:none`,
  },
  { id: 'exercise', minutes: 6, link: `${EXERCISE}&step=0&until=start&${UNRULED}` },
  { id: 'key', minutes: 2, link: `${EXERCISE}&step=end` },
  { id: 'home', minutes: 1, link: ONLY_WORDS },
];

/** The loaders of its texts, by their paths. Vite fills them in. */
const texts = () =>
  /** @type {Record<string, () => Promise<string>>} */ (
    import.meta.glob('../../lectures/*.md', { query: '?raw', import: 'default' })
  );

/** The lecture in a language, as a file. @param {string} language */
export async function textAlong(language) {
  const text = await texts()[`../../lectures/${writtenIn(language)}.md`]();
  return writeLecture(lectureOf(rewriterOf(language)(text), language));
}

/**
 * The lecture with the words of a text: after `# Title`, a slide is `## id: Title`, its passage in lines that begin with `>`, and what
 * follows are its notes.
 * @param {string} text
 * @param {string} language
 * @returns {Lecture}
 */
export function lectureOf(text, language) {
  const [[title], ...slides] = text.split(/^## /m).map(partsOf);
  const worded = new Map(
    slides.map(([heading, ...rest]) => [heading.split(':', 1)[0], { heading, rest }]),
  );
  const time = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' });
  return {
    title: title.replace(/^# /, ''),
    slides: SLIDES.map(({ id, minutes, link }) => {
      const { heading = '', rest = [] } = worded.get(id) ?? {};
      const isRead = (/** @type {string} */ part) => part.startsWith('>');
      const passage = rest.filter(isRead).join('\n').replace(/^> ?/gm, '');
      const notes = [time.format(minutes), ...rest.filter((part) => !isRead(part))].join('\n\n');
      return slideWith({
        link: passage === '' ? link : saying(link, 'passage', passage),
        title: heading.slice(id.length + 2),
        notes,
      });
    }),
  };
}

/** The paragraphs of a part of a text. @param {string} text */
const partsOf = (text) => text.trim().split(/\n\s*\n/);
