/** `plyscope lecture`: what is in a lecture and what is wrong with it; as slides in LaTeX, live slides, or pages to print. */

import { whatFailed } from '../../www/src/engine/errors.js';
import { newInstance } from '../../www/src/engine/instances.js';
import { begin as beginTraces } from '../../www/src/engine/traces/traces.js';
import { coloursIn, ON_PAPER } from '../../www/src/features/figures/colours.js';
import { columnsFor } from '../../www/src/features/figures/strip.js';
import { FORMATS, LAYOUT_NAMES } from '../../www/src/page/lecture/layouts.js';
import { plateOf } from '../../www/src/page/lecture/plates.js';
import { nameOf } from '../../www/src/page/lecture/slide-name.js';
import { WIDTH } from '../../www/src/page/lecture/taken-pages.js';
import { lectureIn, readLecture } from '../../www/src/session/lecture.js';
import { errorText } from '../../www/src/text/wording.js';
import { Mistake, oneOf, parse } from './arguments.js';
import { MOST_OVERLAYS, presentation } from './beamer.js';
import { contents } from './contents.js';
import { printed } from './printed.js';
import { deck, FOLDER } from './reveal.js';
import { writeFile } from './searched.js';
import { begin, readyIn } from './surroundings.js';
import { wordsFor } from './words.js';

/** @import { Colours } from '../../www/src/features/figures/colours.js' */
/** @import { Plate } from '../../www/src/page/lecture/plates.js' */
/** @import { Broken } from '../../www/src/page/lecture/taken-pages.js' */
/** @import { Task } from '../../www/src/features/growth/measuring.js' */
/** @import { Messages } from '../../www/src/text/messages.js' */
/** @import { Arguments } from './arguments.js' */
/** @import { Surroundings } from './surroundings.js' */

/**
 * A lecture as it is written.
 * @typedef {object} Taken
 * @property {string} title
 * @property {readonly (Plate | Broken)[]} plates
 * @property {Colours} colours
 * @property {Messages} words
 * @property {string} layout of pages to print
 * @property {string} paper
 * @property {Surroundings} io
 */

/**
 * @typedef {object} Output
 * @property {RegExp} ending of its file's name
 * @property {{most: number, columnsFor: (panes: number) => number}} [look] how many pictures a slide has at most that goes on, and
 *   how many panes stand beside each other
 * @property {(taken: Taken) => string | Promise<string>} write
 */

/** The forms in which a lecture is written. One more is a row here and a line of the message `lecture-help`. @satisfies {Record<string, Output>} */
const OUTPUTS = {
  contents: { ending: /^$/, write: contents },
  beamer: { ending: /\.tex$/i, look: { most: MOST_OVERLAYS, columnsFor }, write: presentation },
  reveal: { ending: /\.html?$/i, write: deck },
  print: { ending: /\.html?$|^$/i, write: printed },
};

const OPTIONS = { valued: ['output', 'print', 'paper', 'lang'], flags: ['help'] };

/**
 * @param {readonly string[]} args after `plyscope lecture`
 * @param {Surroundings} io
 * @returns {Promise<number>} the exit code: 0, 1 if slides are wrong or nothing can be written, 2 if the command is not understood
 */
export async function lecture(args, io) {
  const words = await wordsFor(args, io);
  const { say } = words;
  try {
    const given = parse(args, OPTIONS);
    if (given.flags.has('help')) {
      io.out(`${say('lecture-help')}\n`);
      return 0;
    }
    const [output, path] = [outputOf(given), given.values.get('output') ?? ''];
    const layout = given.values.has('print')
      ? oneOf(given, 'print', LAYOUT_NAMES)
      : LAYOUT_NAMES[0];
    const paper = oneOf(given, 'paper', FORMATS);
    const { title, plates, wrong } = await read(given.first, output.look, words, io);
    const colours = { ...coloursIn(await io.tokens(), 'light'), ground: ON_PAPER.ground };
    const text = await output.write({ title, plates, colours, words, layout, paper, io });
    if (path === '') io.out(text);
    else await writeFile(path, text, io);
    if (path !== '') io.out(`${say('lecture-written', { path, count: plates.length })}\n`);
    if (output === OUTPUTS.reveal) io.out(`${say('lecture-beside', { folder: FOLDER })}\n`);
    for (const each of wrong) io.error(`${each}\n`);
    return wrong.length === 0 ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    io.error(`plyscope lecture: ${say(error.id, error.parameters)}\n`);
    return error.code;
  }
}

/** @param {Arguments} given @returns {Output} @throws {Mistake} */
function outputOf({ values }) {
  const path = values.get('output') ?? '';
  const { print, ...others } = OUTPUTS;
  const found = (values.has('print') ? [print] : Object.values(others)).find(({ ending }) =>
    ending.test(path),
  );
  if (found === undefined) throw new Mistake('lecture-wrong-ending', { path });
  return found;
}

/**
 * The slides of a file, and what is wrong with it.
 * @param {string | null} path
 * @param {Output['look']} look
 * @param {Messages} words
 * @param {Surroundings} io
 * @throws {Mistake}
 */
async function read(path, look, words, io) {
  const { say } = words;
  if (path === null) throw new Mistake('lecture-no-file');
  const text = path === '-' ? await io.input() : await io.read(path);
  if (text === null) throw new Mistake('command-no-such-file', { path }, 1);
  const found = readLecture(text);
  if (found === null) throw new Mistake('lecture-no-lecture', { path }, 1);
  const catalogue = await begin(io);
  const grow = (/** @type {string} */ tree) => readyIn(tree, io);
  const measure = async (/** @type {Task} */ { recipe, trees, algorithms }) =>
    newInstance().grow(recipe, trees, algorithms);
  const traces = async () => beginTraces(await io.diagnose());
  const around = { catalogue, words, grow, measure, traces, nameOf, width: WIDTH, ...look };
  /** @type {(Plate | Broken)[]} */
  const plates = [];
  /** @type {string[]} */
  const wrong = [];
  const file = JSON.parse(text);
  const all = /** @type {unknown[]} */ (file.slides ?? file.moments);
  for (const [at, each] of all.entries()) {
    const number = at + 1;
    const [slide] = lectureIn({ slides: [each] }).slides;
    const faults = [];
    if (slide === undefined) {
      faults.push(say('lecture-no-slide'));
      plates.push({ number, title: say('slide-unnamed'), wrong: faults[0] });
    } else {
      try {
        const plate = await plateOf(slide, number, around);
        plates.push(plate);
        faults.push(...plate.wrong.map((error) => errorText(error, say)));
      } catch (error) {
        faults.push(errorText(whatFailed(error), say));
        plates.push({ number, title: nameOf(slide, say), wrong: faults[0] });
      }
    }
    for (const reason of faults) wrong.push(say('lecture-wrong-slide', { number, reason }));
  }
  if (found.isNewer) wrong.push(say('lecture-newer'));
  return { title: found.lecture.title, plates, wrong };
}
