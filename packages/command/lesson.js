/** `plyscope lesson check FILE`: whether the text of a lesson can be read, and whether its views have all that it speaks of. */

import { whatFailed } from '../../www/src/engine/errors.js';
import { Search } from '../../www/src/engine/search.js';
import { faultsInSearches } from '../../www/src/page/lessons/checking.js';
import { minutesOf } from '../../www/src/page/lessons/minutes.js';
import { readLesson } from '../../www/src/page/lessons/reading.js';
import { wordFault } from '../../www/src/page/lessons/wording.js';
import { LABELS } from '../../www/src/session/labels.js';
import { readSwitches } from '../../www/src/session/switches.js';
import { beginning } from '../../www/src/session/wanted.js';
import { errorText } from '../../www/src/text/wording.js';
import { Mistake, parse } from './arguments.js';
import { begin, readyIn } from './surroundings.js';
import { wordsFor } from './words.js';

/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Make } from '../../www/src/page/lessons/values.js' */
/** @import { Say } from '../../www/src/text/wording.js' */
/** @import { Surroundings } from './surroundings.js' */

/**
 * @param {readonly string[]} args after `plyscope lesson`
 * @param {Surroundings} io
 * @returns {Promise<number>} the exit code: 0, 1 if the lesson has mistakes, 2 if the command is not understood
 */
export async function lesson([what, ...args], io) {
  const words = await wordsFor(args, io);
  const { say } = words;
  if (what === undefined || ['--help', '-h'].includes(what) || args.includes('--help')) {
    io.out(`${say('lesson-help')}\n`);
    return what === undefined ? 2 : 0;
  }
  try {
    const given = parse(args, { valued: ['lang'], flags: [], switches: [] });
    if (what !== 'check') throw new Mistake('lesson-no-command', { name: what });
    if (given.first === null) throw new Mistake('lesson-no-file');
    const text = given.first === '-' ? await io.input() : await io.read(given.first);
    if (text === null) throw new Mistake('command-no-such-file', { path: given.first });
    const { lesson, faults } = readLesson(text);
    const catalogue = await begin(io);
    const found = await faultsInSearches(lesson, maker(catalogue, say, io));
    const all = [...faults, ...found].sort((a, b) => a.line - b.line);
    for (const fault of all) io.error(`${wordFault(fault, say)}\n`);
    if (all.length === 0)
      io.out(`${say('lesson-right', { title: lesson.title, minutes: minutesOf(lesson) })}\n`);
    return all.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    io.error(`plyscope lesson: ${say(error.id, error.parameters)}\n`);
    return error.code;
  }
}

/**
 * Makes the searches of views.
 * @param {Catalogue} catalogue
 * @param {Say} say
 * @param {Pick<Surroundings, 'games' | 'formats'>} io
 * @returns {Make}
 */
export function maker(catalogue, say, io) {
  return async ({ tree, algorithm, options, labels }) => {
    const named = options === undefined ? undefined : readSwitches(options);
    const known = beginning({ tree, algorithm, options: named }, undefined, catalogue);
    try {
      await readyIn(known.tree, io);
      const search = new Search({
        tree: known.tree,
        algorithm: known.algorithm,
        options: known.options,
      });
      return { search, labels: LABELS.find((each) => each === labels) ?? LABELS[0] };
    } catch (error) {
      return errorText(whatFailed(error), say);
    }
  };
}
