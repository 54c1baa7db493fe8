/**
 * The state of all exercises of a page as one text, for platforms that keep only a short one: JSON, or, if that is too long, a
 * version and the JSON deflated by zlib (RFC 1950), in base64url. Unlike the short form of a link it is made synchronously, since
 * a page that is being left cannot wait. Pure.
 */

import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate';
import { base64url, bytesOf } from '../base64url.js';

/** @import { ExerciseState } from './exercise.js' */

const VERSION = 'z1:';

/** The longest short form that is read: a few characters could stand for gigabytes. */
const LONGEST = 16_000;

/**
 * The text; null if it is too long in any form.
 * @param {readonly (ExerciseState | null)[]} states
 * @param {number} most the greatest length, in characters
 */
export function suspend(states, most) {
  const plain = ascii(JSON.stringify(states));
  // In JSON anybody can read it.
  if (plain.length <= most) return plain;
  // What the page says as well is left out last: without it nothing can be marked where the page is not at hand.
  const brief = ascii(JSON.stringify(states.map((state) => state && answersOf(state))));
  return [plain, brief].map(pack).find(({ length }) => length <= most) ?? null;
}

/** JSON without characters that a platform may count as several. @param {string} json */
const ascii = (json) =>
  json.replaceAll(/[^ -~]/g, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });

/** What the page does not say itself. @param {ExerciseState} state */
const answersOf = ({ version, answers, tries, paper }) => ({ version, answers, tries, paper });

/** @param {string} text */
const pack = (text) => `${VERSION}${base64url(zlibSync(strToU8(text), { level: 9 }))}`;

/**
 * What such a text holds, of whatever shape; null if it cannot be read.
 * @param {string} text
 * @returns {unknown}
 */
export function resumed(text) {
  try {
    return JSON.parse(text.startsWith(VERSION) ? unpack(text.slice(VERSION.length)) : text);
  } catch {
    return null;
  }
}

/** @param {string} packed @throws {Error} */
function unpack(packed) {
  const bytes = packed.length > LONGEST ? null : bytesOf(packed);
  if (bytes === null) throw new Error('no short form');
  return strFromU8(unzlibSync(bytes));
}
