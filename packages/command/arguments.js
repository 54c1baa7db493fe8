/** The arguments of a command. Pure. */

import { parseArgs } from 'node:util';

/** @import { Parameters } from '../../www/src/text/messages.js' */

/** An error of whoever calls the command, as a message. */
export class Mistake extends Error {
  /** @param {string} id @param {Parameters} [parameters] @param {1 | 2} [code] with which the command ends */
  constructor(id, parameters = {}, code = 2) {
    super(id);
    this.id = id;
    this.parameters = parameters;
    this.code = code;
  }
}

/**
 * The options of a command.
 * @typedef {object} Options
 * @property {readonly string[]} valued those that take a value
 * @property {readonly string[]} flags those that take none
 * @property {readonly string[]} [switches] of a search, which take one too
 */

/**
 * @typedef {object} Arguments
 * @property {string | null} first the argument that is not an option
 * @property {ReadonlyMap<string, string>} values by the option's name
 * @property {ReadonlySet<string>} flags
 * @property {Record<string, string>} switches of the search
 */

/**
 * @param {readonly string[]} args
 * @param {Options} options
 * @returns {Arguments}
 * @throws {Mistake}
 */
export function parse(args, { valued, flags: named, switches = [] }) {
  const taking = [...valued, ...switches];
  const options = Object.fromEntries([
    ...taking.map((name) => [name, { type: /** @type {const} */ ('string') }]),
    ...named.map((name) => [name, { type: /** @type {const} */ ('boolean') }]),
  ]);
  if (taking.includes('output')) options.output = { type: 'string', short: 'o' };
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {Set<string>} */
  const flags = new Set();
  /** @type {string | null} */
  let first = null;
  let last = -1;
  for (const token of tokens) {
    // Of several letters behind one dash, each is a token.
    if (token.kind === 'option-terminator' || token.index === last) continue;
    last = token.index;
    // Only one option has a short form; otherwise a dash begins a tree, as `-5`.
    if (token.kind === 'positional' || !/^--|^-o$/.test(token.rawName)) {
      const value = args[token.index];
      if (first !== null) throw new Mistake('command-too-many', { value });
      first = value;
    } else if (named.includes(token.name) && token.value === undefined) flags.add(token.name);
    else if (taking.includes(token.name)) {
      if (token.value === undefined)
        throw new Mistake('command-no-value', { option: token.rawName });
      values.set(token.name, token.value);
    } else {
      const known = [...valued, ...named, ...switches].map((name) => `--${name}`).join(', ');
      throw new Mistake('command-no-option', { option: token.rawName, options: known });
    }
  }
  const ofSearch = [...values].filter(([name]) => switches.includes(name));
  return { first, values, flags, switches: Object.fromEntries(ofSearch) };
}

/**
 * A value that must be one of some.
 * @template {string} T
 * @param {Arguments} given
 * @param {string} name
 * @param {readonly T[]} all the default first
 * @returns {T}
 * @throws {Mistake}
 */
export function oneOf({ values }, name, all) {
  const value = values.get(name) ?? all[0];
  const found = all.find((each) => each === value);
  if (found !== undefined) return found;
  throw new Mistake('command-wrong-value', { option: `--${name}`, value, values: all.join(', ') });
}

/**
 * A whole number.
 * @param {Arguments} given
 * @param {string} name
 * @param {{least: number, most: number, otherwise: number}} range
 * @throws {Mistake}
 */
export function wholeNumber({ values }, name, { least, most, otherwise }) {
  const value = values.get(name);
  if (value === undefined) return otherwise;
  const number = /^\d{1,6}$/.test(value) ? Number(value) : -1;
  if (number >= least && number <= most) return number;
  throw new Mistake('command-wrong-number', { option: `--${name}`, value, least, most });
}
