/** The arguments of a command. Pure. */

/** @import { Parameters } from '../www/src/text/messages.js' */

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
  /** @type {Map<string, string>} */
  const values = new Map();
  /** @type {Set<string>} */
  const flags = new Set();
  /** @type {string | null} */
  let first = null;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const option = optionOf(arg);
    if (option === null) {
      if (first !== null) throw new Mistake('command-too-many', { value: arg });
      first = arg;
    } else if (named.includes(option.name) && option.value === undefined) flags.add(option.name);
    else if ([...valued, ...switches].includes(option.name)) {
      const value = option.value ?? rest.shift();
      if (value === undefined) throw new Mistake('command-no-value', { option: option.given });
      values.set(option.name, value);
    } else {
      const known = [...valued, ...named, ...switches].map((name) => `--${name}`).join(', ');
      throw new Mistake('command-no-option', { option: option.given, options: known });
    }
  }
  const ofSearch = [...values].filter(([name]) => switches.includes(name));
  return { first, values, flags, switches: Object.fromEntries(ofSearch) };
}

/** An option as it is written; null if it is not an option. @param {string} arg */
function optionOf(arg) {
  if (arg === '-o') return { name: 'output', value: undefined, given: arg };
  const [, name, value] = /^--([a-z-]+)(?:=(.*))?$/s.exec(arg) ?? [];
  return name === undefined
    ? arg.startsWith('--')
      ? unknown(arg)
      : null
    : { name, value, given: `--${name}` };
}

/** @param {string} arg */
const unknown = (arg) => ({ name: arg, value: undefined, given: arg });

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
