// A picture of each lesson for the list of all: one of its trees at the step that it is about, drawn in Node.

import { fromSources } from '../../packages/command/from-sources.js';
import { maker } from '../../packages/command/lesson.js';
import { begin } from '../../packages/command/surroundings.js';
import { wordsFor } from '../../packages/command/words.js';
import { format, numeral } from '../../www/src/engine/score.js';
import { NAMES } from '../../www/src/features/figures/colours.js';
import { figure } from '../../www/src/features/figures/figure.js';
import { drawn } from '../../www/src/features/figures/svg.js';
import { stepOfMoment } from '../../www/src/session/moment.js';
import { defaults } from '../../www/src/session/state.js';

/** @import { Element_ } from '../../www/src/features/figures/elements.js' */
/** @import { Colours } from '../../www/src/features/figures/colours.js' */
/** @import { Lesson, Scene } from '../../www/src/page/lessons/format.js' */
/** @import { View } from '../../www/src/page/lessons/blocks/view.js' */
/** @import { Picture } from '../../www/src/page/lessons/contents.js' */

/** The sizes to draw in, until all rows have room for shapes; the page shows all of them in one, about as large as the first. */
const SIZES = [288, 480, 800, 1280].map((width) => ({ width, height: (width * 9) / 16 }));

/** The page's own colours, whatever its theme. */
const COLOURS = /** @type {Colours} */ ({
  ...Object.fromEntries(NAMES.map((name) => [name, `var(--_${name})`])),
  strong: false,
  plain: false,
});

/** Without its texts, which nobody could read where a tree is as large as a stamp. @param {readonly Element_[]} elements @returns {Element_[]} */
const wordless = (elements) =>
  elements
    .filter(({ name }) => name !== 'text')
    .map(({ name, attributes, children }) => {
      const parts = children.filter((each) => typeof each !== 'string');
      return { name, attributes, children: wordless(parts) };
    });

/**
 * @param {ReadonlyMap<string, Lesson>} lessons by their names
 * @returns {Promise<Record<string, Picture>>}
 */
export async function lessonPictures(lessons) {
  const catalogue = await begin(fromSources);
  const { say, point, locale } = await wordsFor([], { ...fromSources, languages: ['en'] });
  const make = maker(catalogue, say, fromSources);
  /** @type {Record<string, Picture>} */
  const pictures = {};
  for (const [name, lesson] of lessons) {
    const decisive = decisiveIn(lesson.scenes);
    const shown = decisive && (await make(decisive.view.attributes));
    // The tests say what is wrong with a lesson.
    if (shown === null || typeof shown === 'string') continue;
    const { search, labels } = shown;
    const source = {
      ...{ search, labels, overlay: defaults().overlay, locale, say },
      step: stepOfMoment(decisive?.to ?? 'end', search, labels) ?? search.overview.steps,
      score: (/** @type {number} */ units) => format(units, search.overview.decimals, point),
      numeral: (/** @type {string} */ text) => numeral(text, point),
      // As small, nobody could read a name.
      name: () => '',
    };
    const [small, ...larger] = SIZES;
    const look = { short: true, windows: false, values: false };
    const drawings = [small, ...larger].map((size) => figure(source, { ...size, ...look }));
    const picture = drawings.find(({ dense }) => !dense) ?? drawings[0];
    const { width, height } = picture;
    pictures[name] = { width, height, elements: wordless(drawn(picture, COLOURS)) };
    search.free();
  }
  return pictures;
}

/**
 * The view and the moment that a lesson is about: its first cutoff that a passage leads to, or else the last moment of its first
 * view with passages.
 * @param {readonly Scene[]} scenes
 * @returns {{view: View, to: string} | null}
 */
function decisiveIn(scenes) {
  const moments = scenes.flatMap(({ view, blocks }) =>
    blocks.flatMap((block) => (view && block.kind === 'step' ? [{ view, to: block.to }] : [])),
  );
  const first = moments.filter(({ view }) => view === moments[0].view);
  return moments.find(({ to }) => to.startsWith('cutoff:')) ?? first.at(-1) ?? null;
}
