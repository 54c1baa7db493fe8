/** The wording of errors and sentences. Pure: the words come from the messages passed in. */

/** @import { RecipeError } from '../../pkg/games/plyscope_games_wasm.js' */
/** @import { ParseError } from '../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Messages } from './messages.js' */

/** @typedef {Messages['say']} Say */

/** An algorithm in a message's id, which cannot have a plus in it. @param {string} name */
const inId = (name) => name.replace('+', '-plus-');

/** The name of an algorithm. @param {string} name @param {Say} say */
export const algorithmName = (name, say) => say(`algorithm-${inId(name)}`);

/** The name of an algorithm for narrow places. @param {string} name @param {Say} say */
export const shortName = (name, say) => say(`algorithm-${inId(name)}.short`);

/**
 * What stands in a message for a part of an error; any other part stands there as it is.
 * @type {Record<string, (part: any, say: Say, label: (node: number) => string) => string>}
 */
const SHOWN = {
  algorithm: algorithmName,
  node: (node, _, label) => label(node),
  right: (right) => [right].flat().join(', '),
};

/**
 * The core's error in the current language.
 * @param {PlyscopeError} error
 * @param {Say} say
 * @param {(node: number) => string} [label]
 */
export function errorText(error, say, label = String) {
  if ('parse' in error) {
    const reason = parseText(error.parse, say);
    return 'pasted' in error ? say('error-pasted', { reason }) : reason;
  }
  if ('recipe' in error) return recipeText(error.recipe, say);
  const { kind, ...parts } = error;
  const shown = Object.entries(parts).map(([name, part]) => [
    name,
    SHOWN[name]?.(part, say, label) ?? part,
  ]);
  return say(`error-${kind}`, Object.fromEntries(shown));
}

/**
 * @param {ParseError} error
 * @param {Say} say
 */
function parseText(error, say) {
  const what = parseFault(error, say);
  // Line and column are names, not quantities: no thousands separators.
  return say('error-parse', { line: String(error.line), column: String(error.column), what });
}

/** @param {RecipeError} error @param {Say} say */
function recipeText(error, say) {
  return say('error-parse', {
    line: String(error.line),
    column: String(error.column),
    what: recipeFault(error, say),
  });
}

/** The fields that faults in recipes have, each of them some. */
const NO_FIELDS = { expected: '', right: '', least: 0, most: 0, x: 0, o: 0, count: 0, deepest: 0 };

/** The fault in a game's recipe, without its place. @param {RecipeError} error @param {Say} say */
export const recipeFault = ({ found, ...error }, say) =>
  say(`recipe-${error.kind}`, {
    ...NO_FIELDS,
    ...error,
    found: found ?? '',
    end: found === null ? 'yes' : 'no',
    isRange: 'least' in error && error.least === error.most ? 'no' : 'yes',
    more: 'more' in error && error.more ? 'yes' : 'no',
  });

/** The fault in a text, without its place. @param {ParseError} error @param {Say} say */
export function parseFault({ found, ...error }, say) {
  const opened = 'opened' in error && {
    openedLine: String(error.opened_line),
    openedColumn: String(error.opened_column),
  };
  const end = found === null ? 'yes' : 'no';
  // What was expected decides which of these it has.
  const none = { mark: '', closing: '', least: 0, most: 0 };
  return say(`parse-${error.kind}`, { ...none, ...error, ...opened, found: found ?? '', end });
}

/** @typedef {{text: string, owner: 'max' | 'min' | null}} Piece */

/**
 * A sentence in which no line ends between a word and the short name or number after it, as in “node 7”, nor within “β = 5”, in any language.
 * A long name may stand on a line of its own.
 * @param {string} sentence
 * @param {string} [tie] what stands there instead of a space
 */
export const tied = (sentence, tie = '\u00a0') =>
  sentence
    .replace(/([αβγ]) = (?=\S)/g, `$1${tie}=${tie}`)
    .replace(/(\p{L}) (?=(?:\d{1,4}|\p{Lu}{1,2}\d*)(?![\p{L}\p{N}]))/gu, `$1${tie}`);

/**
 * A sentence in pieces, with the owner's colour for MAX, MIN, α and β.
 * @param {string} sentence
 * @param {{alpha: 'max' | 'min', beta: 'max' | 'min'}} owners of α and β at the node in question
 * @returns {Piece[]}
 */
export function coloured(sentence, owners) {
  /** @type {Record<string, 'max' | 'min'>} */
  const colours = { MAX: 'max', MIN: 'min', α: owners.alpha, β: owners.beta };
  return sentence
    .split(/(\bMAX\b|\bMIN\b|α|β)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, owner: colours[text] ?? null }));
}
