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

/** Two plies, thirteen nodes. */
const SMALL = '#tree=aima-two-ply';
/** Three plies: a cutoff by β, and one by α. */
const BOTH =
  '#tree=A:[B:[C:[D:6,E:4],F:[G:8,H:7]],I:[J:[K:5,L:3],M:[N:9,O:2]]]&algorithm=alpha-beta';
/** In which the order of the moves makes the most of a difference. */
const ORDERED =
  '#tree=random(branching=3,depth=4,leaves=uniform(-50..50),seed=4)&algorithm=alpha-beta';
const EXERCISE = '#tree=[[[4,6],[7,9]],[[3,5],[8,2]],[[9,1],[2,7]]]&algorithm=alpha-beta';
const ONLY_WORDS = `${SMALL}&algorithm=minimax&step=0&until=start&hidden=tree`;

/**
 * A hall is asked before it is told, and sees before it hears the name. Most slides of several steps have no passage: there the sentence of
 * each step is read.
 * @type {readonly Planned[]}
 */
export const SLIDES = [
  { id: 'beginning', minutes: 1, link: ONLY_WORDS },
  { id: 'outline', minutes: 1, link: ONLY_WORDS },
  { id: 'players', minutes: 3, link: `${SMALL}&algorithm=minimax&step=0&until=start` },
  { id: 'minimax', minutes: 3, link: `${SMALL}&algorithm=minimax&step=visit:B&until=return:B` },
  { id: 'value', minutes: 2, link: `${SMALL}&algorithm=minimax&step=end` },
  {
    ...{ id: 'explosion', minutes: 2 },
    link: `${SMALL}&algorithm=minimax&step=0&growth=thirty,algorithms:minimax`,
  },
  {
    id: 'why-look',
    minutes: 2,
    link: `${SMALL}&algorithm=alpha-beta&step=return:G&until=return:G`,
  },
  { id: 'cutoff', minutes: 2, link: `${SMALL}&algorithm=alpha-beta&step=return:G&until=return:F` },
  { id: 'names', minutes: 3, link: `${BOTH}&step=visit:A&until=improvement:2` },
  { id: 'beta', minutes: 2, link: `${BOTH}&step=visit:F&until=cutoff:1` },
  { id: 'alpha', minutes: 2, link: `${BOTH}&step=return:B&until=cutoff:2` },
  {
    ...{ id: 'swedish', minutes: 3 },
    link: '#tree=swedish-51&algorithm=alpha-beta&step=visit:9&until=cutoff:1&predict=cut,skipped',
  },
  {
    ...{ id: 'side', minutes: 2 },
    link: '#tree=swedish-51&algorithm=alpha-beta&step=end&compare=end;minimax',
  },
  { id: 'order', minutes: 1, link: `${ORDERED}&step=end` },
  {
    ...{ id: 'extremes', minutes: 2 },
    link: `${ORDERED}&order=best-first&step=end&compare=end;alpha-beta,order=worst-first`,
  },
  {
    ...{ id: 'deep', minutes: 2 },
    link: '#tree=deep-cutoff&algorithm=alpha-beta&step=visit:G&until=cutoff:1',
  },
  {
    ...{ id: 'right', minutes: 2 },
    link: `${SMALL}&algorithm=alpha-beta&step=cutoff:1&until=cutoff:1&beside=decision`,
  },
  { id: 'code', minutes: 2, link: `${BOTH}&step=return:G&until=return:B&beside=code` },
  { id: 'minimum', minutes: 2, link: `${ORDERED}&order=best-first&step=end` },
  {
    ...{ id: 'root', minutes: 2 },
    link: `${SMALL}&algorithm=alpha-beta&step=0&growth=thirty`,
  },
  {
    ...{ id: 'negamax', minutes: 1 },
    link: `${SMALL}&algorithm=negamax-alpha-beta&step=return:G&until=return:F&beside=code`,
  },
  {
    ...{ id: 'deepening', minutes: 1 },
    link: '#tree=deepening&algorithm=iterative-deepening&step=iteration:3&until=iteration:3',
  },
  {
    ...{ id: 'engines', minutes: 1 },
    link: '#tree=negascout-saves&algorithm=negascout&step=end&compare=end;alpha-beta',
  },
  { id: 'exercise', minutes: 3, link: `${EXERCISE}&step=0&until=start` },
  { id: 'key', minutes: 1, link: `${EXERCISE}&step=end` },
  { id: 'books', minutes: 1, link: ONLY_WORDS },
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
