/**
 * An exhibit as the fragment of an address, `#tree=…&algorithm=alpha-beta&step=12`. Switches have their own names; those at their
 * defaults are left out, as in the attribute `options`.
 */

import { isRecipe } from '../engine/is-recipe.js';
import { FIELDS, keptIn } from './exhibit.js';

/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { Exhibit, Keeper } from './exhibit.js' */

/**
 * What a link says: an exhibit, or what holds one.
 * @typedef {Exhibit & {options: Record<string, string>, packed?: string, lecture?: string}} LinkParts `packed` is the short form of
 *   all the others, see `packing.js`; `lecture` that of a lecture, of which the first slide is shown, see `lecture/lecture.js`
 */

/** What is on screen. @typedef {Exhibit & Required<Pick<Exhibit, 'tree' | 'algorithm' | 'options' | 'step'>>} Link */

/** The longest link, in characters: browsers cut off longer ones. */
export const LONGEST_LINK = 64_000;

/**
 * @param {Exhibit} exhibit
 * @param {Keeper} [keeper] what is written is what this one keeps
 */
export function write(exhibit, keeper = 'link') {
  const parts = keptIn(keeper).flatMap(([name, field]) => {
    const own = [[name, field.write(exhibit)]];
    return name === 'algorithm' ? [...own, ...Object.entries(exhibit.options ?? {})] : own;
  });
  const said = parts.filter(([name, value]) => value !== '' || !Object.hasOwn(FIELDS, name));
  return `#${said.map(([name, value]) => `${name}=${encode(name, value)}`).join('&')}`;
}

/**
 * A fragment that says something else of a field.
 * @param {string} fragment
 * @param {string} name of a field
 * @param {string | null} text null to say nothing of it
 */
export function saying(fragment, name, text) {
  const others = fragment
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part.split('=', 1)[0] !== name);
  return `#${[...others, ...(text === null ? [] : [`${name}=${encode(name, text)}`])].join('&')}`;
}

/**
 * Escapes only what mail and chat would break a link at: brackets, commas, colons, semicolons and equals signs stay. Where a text may
 * have blanks, as a name has, + is a blank; nothing else has blanks, and there + is itself: `algorithm=mtd+inf`. A recipe
 * needs no blanks after its commas.
 * @param {string} name
 * @param {string} text
 */
function encode(name, text) {
  const short = name === 'tree' && isRecipe(text) ? text.replaceAll(', ', ',') : text;
  const plain = encodeURIComponent(short).replace(/%(5B|5D|2C|3A|3B|3D)/g, decodeURIComponent);
  return hasBlanks(name) ? plain.replace(/%20/g, '+') : plain.replace(/%2B/g, '+');
}

/** @param {string} name */
const hasBlanks = (name) => Object.hasOwn(FIELDS, name) && FIELDS[name].hasBlanks === true;

/** @param {string} name @param {string} text @throws {URIError} */
const decode = (name, text) =>
  decodeURIComponent(hasBlanks(name) ? text.replace(/\+/g, ' ') : text);

/**
 * What a link says, and what is wrong in it: a part that cannot be read is left out, and the others are read all the same. Of a
 * part that is there twice, the first counts.
 * @typedef {{link: LinkParts, wrong: PlyscopeError[]}} ReadLink
 */

/**
 * @param {string} fragment with or without its `#`
 * @returns {ReadLink}
 */
export function read(fragment) {
  /** @type {LinkParts} */
  // No prototype: any other name is a switch.
  const link = { options: Object.create(null) };
  /** @type {PlyscopeError[]} */
  const wrong = [];
  const seen = new Set();
  for (const part of fragment.replace(/^#/, '').split('&')) {
    if (part === '') continue;
    const [name] = part.split('=', 1);
    const error = seen.has(name)
      ? { kind: /** @type {const} */ ('repeated'), name }
      : readPart(name, part.slice(name.length + 1), link);
    seen.add(name);
    if (error !== null) wrong.push(error);
  }
  return { link, wrong };
}

/**
 * Reads one part into the link, or returns what is wrong in it.
 * @param {string} name
 * @param {string} encoded
 * @param {LinkParts} link
 * @returns {PlyscopeError | null}
 */
function readPart(name, encoded, link) {
  let value = '';
  try {
    value = decode(name, encoded);
  } catch {
    return { kind: 'broken-escape', name };
  }
  if (name === 'z') link.packed = value;
  else if (name === 'lecture') link.lecture = value;
  else if (!Object.hasOwn(FIELDS, name)) link.options[name] = value;
  else {
    const said = FIELDS[name].read(value);
    if ('kind' in said) return said;
    Object.assign(link, said);
  }
  return null;
}
