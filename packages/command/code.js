/** `plyscope code`: a search as a program, with its tree. What surrounds it is passed in. */

import { whatFailed } from '../../www/src/engine/errors.js';
import { wholeProgram } from '../../www/src/features/programs/whole-program.js';
import { tooLarge } from '../../www/src/features/programs/written.js';
import { CODE_LANGUAGES } from '../../www/src/session/code-languages.js';
import { LABELS } from '../../www/src/session/labels.js';
import { orderOf } from '../../www/src/session/program-order.js';
import { errorText } from '../../www/src/text/wording.js';
import { Mistake, oneOf, parse } from './arguments.js';
import { searchOf, treeOf, writeFile } from './searched.js';
import { begin } from './surroundings.js';
import { wordsFor } from './words.js';

/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Language } from '../../www/src/session/code-languages.js' */
/** @import { Messages } from '../../www/src/text/messages.js' */
/** @import { Arguments } from './arguments.js' */
/** @import { Surroundings } from './surroundings.js' */

const OPTIONS = { valued: ['algorithm', 'language', 'output', 'labels', 'lang'], flags: ['help'] };

const LANGUAGES = /** @type {Language[]} */ (CODE_LANGUAGES.slice(1));

/**
 * Writes a program.
 * @param {readonly string[]} args after `plyscope code`
 * @param {Surroundings} io
 * @returns {Promise<number>} the exit code: 0, 1 if there is no such program, 2 if the command is not understood
 */
export async function code(args, io) {
  const words = await wordsFor(args, io);
  try {
    const catalogue = await begin(io);
    const switches = catalogue.switches.map(({ name }) => name);
    const given = parse(args, { ...OPTIONS, switches });
    if (given.flags.has('help')) io.out(`${words.say('code-help')}\n`);
    else await write(given, catalogue, words, io);
    return 0;
  } catch (error) {
    if (error instanceof Mistake) {
      io.error(`plyscope code: ${words.say(error.id, error.parameters)}\n`);
      return error.code;
    }
    io.error(`plyscope code: ${errorText(whatFailed(error), words.say)}\n`);
    return 1;
  }
}

/**
 * @param {Arguments} given
 * @param {Catalogue} catalogue
 * @param {Messages} words
 * @param {Surroundings} io
 */
async function write(given, catalogue, words, io) {
  const { say } = words;
  const output = given.values.get('output') ?? '';
  const language = oneOf(given, 'language', LANGUAGES);
  const labels = oneOf(given, 'labels', LABELS);
  const tree = await treeOf(given.first, catalogue, io);
  const search = await searchOf(tree, given, catalogue, words, io);
  try {
    if (orderOf(search) === null) throw new Mistake('code-only-pseudocode', {}, 1);
    const why = tooLarge(search);
    if (why !== null) throw new Mistake(why.id, why.parameters, 1);
    const text = wholeProgram(search, language, await io.template(language), { say, labels });
    if (output === '') io.out(text);
    else await writeFile(output, text, io);
  } finally {
    search.free();
  }
}
