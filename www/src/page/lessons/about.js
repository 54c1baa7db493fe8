/** What the list of lessons says of one. Pure. */

import { isQuestion } from './directives.js';
import { minutesOf } from './minutes.js';
import { plain } from './plain.js';

/** @import { Lesson } from './format.js' */

/**
 * Its title, its first sentence, how long it takes, how many of its passages lead a view, and how many tasks and questions it has.
 * @param {Lesson} lesson
 * @param {string} language
 */
export function aboutLesson(lesson, language) {
  const blocks = lesson.scenes.flatMap(({ blocks }) => blocks);
  const first = blocks.find((block) => block.kind === 'paragraph');
  const [sentence] = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    first?.kind === 'paragraph' ? plain(first.parts) : '',
  );
  return {
    title: lesson.title,
    about: (sentence?.segment ?? '').trim(),
    minutes: minutesOf(lesson),
    passages: blocks.filter(({ kind }) => kind === 'step').length,
    exercises: blocks.filter((block) => block.kind === 'task' || isQuestion(block)).length,
  };
}
