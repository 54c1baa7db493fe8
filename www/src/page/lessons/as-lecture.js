/** A lesson as a lecture: each of its passages becomes a slide, with what stands there as what the hall reads. Pure. */

import { write } from '../../session/address.js';
import { LABELS } from '../../session/labels.js';
import { inMode, MOST_SLIDES, slideWith } from '../../session/lecture.js';
import { readSwitches } from '../../session/switches.js';
import { USUAL } from '../../session/usual-searches.js';
import { plain } from './plain.js';

/** @import { Lecture, Slide } from '../../session/lecture.js' */
/** @import { View } from './blocks/view.js' */
/** @import { Block, Inline, Lesson } from './format.js' */

/** @param {Lesson} lesson @returns {Lecture} */
export function asLecture({ title, scenes }) {
  let heading = title;
  const slides = scenes.flatMap(({ view, blocks }) => {
    /** @type {Slide[]} */
    const found = [];
    for (const block of blocks) {
      if (block.kind === 'heading') heading = plain(block.parts);
      else if (block.kind === 'step' && view !== null && block.of === view.id) {
        found.push(slide(view, block.to, heading, block.blocks));
        heading = '';
      }
    }
    if (view === null || found.length > 0) return found;
    return [slide(view, view.attributes.step ?? 'start', heading, blocks)];
  });
  return { title, slides: slides.slice(0, MOST_SLIDES) };
}

/** @param {View} view @param {string} to @param {string} title @param {readonly Block[]} blocks */
function slide({ id, attributes }, to, title, blocks) {
  const { tree = '', algorithm = USUAL, options = '', labels } = attributes;
  const own = LABELS.find((each) => each === labels);
  const link = write({ tree, algorithm, options: readSwitches(options), step: to, labels: own });
  const passage = textOf(blocks, id);
  const name = title || beginningOf(passage);
  return slideWith({ link: passage === '' ? link : inMode(link, 'passage', passage), title: name });
}

/** The text of passages, with their live words; empty if one of these is about another view. @param {readonly Block[]} blocks @param {string} view */
function textOf(blocks, view) {
  const texts = blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [written(block.parts, view)] : [],
  );
  return texts.includes(null) ? '' : texts.join(' ');
}

/** @param {readonly Inline[]} parts @param {string} view @returns {string | null} null if a live word is about another view */
function written(parts, view) {
  const texts = parts.map((part) => {
    if (part.kind === 'live') return part.of === view ? `{{${part.what}}}` : null;
    if (!('parts' in part)) return part.text;
    const inside = written(part.parts, view);
    if (part.kind !== 'when' || inside === null) return inside;
    return part.of === view ? `:when[${inside}]{is="${part.is}"}` : null;
  });
  return texts.includes(null) ? null : texts.join('');
}

/** So many characters of a passage name its slide, where no heading does. */
const LONGEST_NAME = 48;

/** The first words of a passage. @param {string} passage */
function beginningOf(passage) {
  const text = passage.replace(/:when\[([^\]]*)\]\{[^}]*\}/g, '$1').replace(/\{\{[^}]*\}\}/g, '…');
  if (text.length <= LONGEST_NAME) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_NAME))} …`;
}
