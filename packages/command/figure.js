/**
 * `plyscope figure`: a figure from a terminal, without a browser. It is the picture of the page, shape by shape. What
 * surrounds it is passed in.
 */

import { whatFailed } from '../../www/src/engine/errors.js';
import { foldedIn, readFolds } from '../../www/src/engine/folding.js';
import { format, numeral } from '../../www/src/engine/score.js';
import { animated } from '../../www/src/features/figures/animated.js';
import { coloursIn, THEMES } from '../../www/src/features/figures/colours.js';
import { figure as draw, framesTitle, sizeFor } from '../../www/src/features/figures/figure.js';
import { MOST_FRAMES } from '../../www/src/features/figures/overlays.js';
import { columnsFor, columnWidth, levelled, strip } from '../../www/src/features/figures/strip.js';
import { svg } from '../../www/src/features/figures/svg.js';
import { slides, standalone } from '../../www/src/features/figures/tikz.js';
import { fittingLevel, isLegible } from '../../www/src/layout/legible.js';
import { LABELS, labelsOf } from '../../www/src/session/labels.js';
import { isMoment, stepAt } from '../../www/src/session/moment.js';
import { SPEEDS } from '../../www/src/session/state.js';
import { errorText } from '../../www/src/text/wording.js';
import { Mistake, oneOf, parse, wholeNumber } from './arguments.js';
import { pixels } from './pixels.js';
import { searchOf, treeOf, writeFile } from './searched.js';
import { begin } from './surroundings.js';
import { typst } from './typst.js';
import { wordsFor } from './words.js';

/** @import { PlyscopeError } from '../../www/src/engine/errors.js' */
/** @import { Catalogue } from '../../www/src/engine/catalogue.js' */
/** @import { Labels } from '../../www/src/session/labels.js' */
/** @import { Messages } from '../../www/src/text/messages.js' */
/** @import { Colours } from '../../www/src/features/figures/colours.js' */
/** @import { Search } from '../../www/src/engine/search.js' */
/** @import { Arguments } from './arguments.js' */
/** @import { Surroundings } from './surroundings.js' */
/** @import { Source } from '../../www/src/features/figures/figure.js' */

const OPTIONS = {
  valued: [
    ...['algorithm', 'step', 'output', 'theme', 'width', 'columns', 'fold', 'labels', 'overlay'],
    ...['speed', 'scale', 'lang'],
  ],
  flags: ['frames', 'no-windows', 'no-values', 'no-ground', 'caption', 'help'],
};

/** The speed of an animation, as the page begins: steps per second. */
const SPEED = 2;
/**
 * Writes a figure. Nothing is written unless all of it is right.
 * @param {readonly string[]} args after `plyscope figure`
 * @param {Surroundings} io
 * @returns {Promise<number>} the exit code: 0, 1 if the figure cannot be made, 2 if the command is not understood
 */
export async function figure(args, io) {
  const words = await wordsFor(args, io);
  try {
    const catalogue = await begin(io);
    const given = parse(args, {
      ...OPTIONS,
      switches: catalogue.switches.map(({ name }) => name),
    });
    if (given.flags.has('help')) io.out(`${words.say('command-help')}\n`);
    else await write(given, catalogue, words, io);
    return 0;
  } catch (error) {
    if (error instanceof Mistake) {
      io.error(`plyscope figure: ${words.say(error.id, error.parameters)}\n`);
      return error.code;
    }
    io.error(`plyscope figure: ${errorText(whatFailed(error), words.say)}\n`);
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
  const output = given.values.get('output') ?? '';
  const ending = /\.(\w+)$/.exec(output)?.[1].toLowerCase() ?? (output === '' ? 'svg' : '');
  const frames = given.flags.has('frames');
  // Pixels do not move.
  if (!Object.hasOwn(FORMATS, ending) || (ending === 'png' && frames))
    throw new Mistake('command-wrong-ending', { path: output });
  const scale = wholeNumber(given, 'scale', { least: 1, most: 4, otherwise: 2 });
  const theme = oneOf(given, 'theme', THEMES);
  const colours = { ...coloursIn(await io.tokens(), theme), bare: given.flags.has('no-ground') };
  const tree = await treeOf(given.first, catalogue, io);
  const search = await searchOf(tree, given, catalogue, words, io);
  try {
    const steps = stepsOf(given, search);
    const drawn = drawing(given, search, steps, words);
    const text = FORMATS[ending](drawn, frames, colours, words);
    if (output === '') io.out(text);
    else await writeFile(output, ending === 'png' ? await pixels(text, scale) : text, io);
  } finally {
    search.free();
  }
}

/** @typedef {ReturnType<typeof drawing>} Drawn */

/** @param {Drawn} drawn @param {boolean} frames @param {Colours} colours */
function inTypst({ figures, columns }, frames, colours) {
  const pictures = frames ? levelled(figures) : [strip(figures, columns)];
  return typst(
    pictures.map((each) => ({ svg: svg(each, colours), width: each.width, title: each.title })),
  );
}

/** @param {Drawn} drawn @param {boolean} frames @param {Colours} colours */
const inSVG = ({ figures, columns, title, speed }, frames, colours) =>
  frames
    ? animated(levelled(figures), title, colours, speed)
    : svg(strip(figures, columns), colours);

/** @param {Drawn} drawn @param {boolean} frames @param {Colours} colours @param {Messages} words */
function inTeX({ figures, columns }, frames, colours, { say }) {
  const hint = say('figure-tex-hint');
  return frames
    ? slides(levelled(figures), colours, hint)
    : standalone(strip(figures, columns), colours, hint);
}

/**
 * The texts of figures, by the ending of their files; pixels are made of the first.
 * @type {Record<string, (drawn: Drawn, frames: boolean, colours: Colours, words: Messages) => string>}
 */
const FORMATS = { svg: inSVG, png: inSVG, tex: inTeX, typ: inTypst };

/**
 * The steps of the moments that are named.
 * @param {Arguments} given
 * @param {Search} search
 */
function stepsOf(given, search) {
  const { steps } = search.overview;
  const inFrames = given.flags.has('frames');
  const named = given.values.get('step');
  const isOfAll = named === undefined && inFrames;
  const moments = (named ?? 'end').split(',');
  const count = isOfAll ? steps + 1 : moments.length;
  if (inFrames && count > MOST_FRAMES)
    throw new Mistake('command-too-many-frames', { count, most: MOST_FRAMES });
  if (isOfAll) return Array.from({ length: count }, (_, step) => step);
  const labels = oneOf(given, 'labels', LABELS);
  return moments.map((moment) => stepOf(moment.trim(), search, labels));
}

/**
 * @param {string} moment a step, or a moment
 * @param {Search} search
 * @param {Labels} labels
 */
function stepOf(moment, search, labels) {
  const { steps } = search.overview;
  if (isMoment(moment)) return stepAt(moment, search, labels);
  /** @type {PlyscopeError} */
  const wrong = { kind: 'wrong-step', value: moment };
  if (!/^\d{1,9}$/.test(moment)) throw wrong;
  if (Number(moment) > steps)
    throw new Mistake('command-wrong-number', {
      option: '--step',
      value: moment,
      least: 0,
      most: steps,
    });
  return Number(moment);
}

/**
 * @param {Arguments} given
 * @param {Search} search
 * @param {readonly number[]} steps
 * @param {Messages} words
 */
function drawing(given, search, steps, { say, point, locale }) {
  const { flags, values } = given;
  const width = wholeNumber(given, 'width', { least: 200, most: 4000, otherwise: 800 });
  const isStrip = steps.length > 1 && !flags.has('frames');
  const usual = isStrip ? columnsFor(steps.length) : 1;
  const columns = wholeNumber(given, 'columns', { least: 1, most: 12, otherwise: usual });
  const look = {
    width: columnWidth(width, isStrip ? Math.min(columns, steps.length) : 1),
    ...{ windows: !flags.has('no-windows'), values: !flags.has('no-values') },
    caption: flags.has('caption'),
  };
  foldFor(values.get('fold') ?? 'auto', search, look.width);
  const speed = values.has('speed') ? Number(oneOf(given, 'speed', SPEEDS.map(String))) : SPEED;
  const labels = oneOf(given, 'labels', LABELS);
  const overlay = oneOf(given, 'overlay', /** @type {const} */ (['none', 'types']));
  const { decimals } = search.overview;
  /** @type {Omit<Source, 'step'>} */
  const source = {
    ...{ search, labels, overlay, locale, say },
    score: (units) => format(units, decimals, point),
    numeral: (text) => numeral(text, point),
    name: named(labelsOf(search, labels), say),
  };
  const figures = steps.map((step) => draw({ ...source, step }, look));
  if (figures.some(({ dense }) => dense)) throw new Mistake('command-dense', { width: look.width });
  const title = framesTitle(source, figures.length);
  return { figures, columns, title, speed };
}

/** The name of a node in sentences: a name with blanks is quoted, so that one can tell where it ends. @param {(node: number) => string} label @param {Messages['say']} say */
const named = (label, say) => (/** @type {number} */ node) => {
  const name = label(node);
  return /\s/.test(name) ? say('quoted-name', { name }) : name;
};

/** Folds subtrees: those that are named, or those that have no room. @param {string} text @param {Search} search @param {number} width */
function foldFor(text, search, width) {
  const folds = readFolds(text === 'none' ? '' : text);
  if (folds === null)
    throw new Mistake('command-wrong-value', {
      ...{ option: '--fold', value: text, values: 'auto, none, 12,40' },
    });
  const all = [...folds.folded, ...folds.unfolded];
  const wrong = all.find((node) => search.nodes.leaf[node] !== 0);
  if (wrong !== undefined) {
    /** @type {PlyscopeError} */
    const error = { kind: 'nothing-to-fold', value: String(wrong) };
    throw error;
  }
  const size = sizeFor(search, width);
  // The symbols of a row half-way down may need more room than the whole tree.
  const level = isLegible(search, size) ? null : fittingLevel(search, size);
  search.fold(foldedIn(search.nodes, level, folds));
}
