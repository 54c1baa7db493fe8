/**
 * The short form of a link, `#z=1…`, and of a lecture in one: a version, and the plain form as zlib deflates it (RFC 1950, whose
 * checksum is Adler-32), in base64url (RFC 4648).
 */

import { read } from './address.js';
import { base64url, bytesOf } from './base64url.js';

/** @import { ReadLink } from './address.js' */

const VERSION = '1';

/** The longest plain form that a short one may stand for, in bytes: a few characters could stand for gigabytes. */
const LONGEST = 2_000_000;

/**
 * The short form of a fragment; null if it is too long to be opened again.
 * @param {string} fragment with its `#`
 */
export async function pack(fragment) {
  const packed = await packText(fragment.slice(1));
  return packed === null ? null : `#z=${packed}`;
}

/** The short form of a text; null if it is too long to be opened again. @param {string} text */
export async function packText(text) {
  const blob = new Blob([text]);
  if (blob.size > LONGEST) return null;
  const plain = blob.stream();
  const deflated = await new Response(
    plain.pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  return `${VERSION}${base64url(new Uint8Array(deflated))}`;
}

/**
 * What a link says whose short form has been read: what stands beside that form counts more, and is all that is left of a
 * link whose short form is damaged.
 * @param {ReadLink} address
 * @returns {Promise<ReadLink>}
 */
export async function unpacked(address) {
  if (address.link.packed === undefined) return address;
  const { packed, ...beside } = address.link;
  const plain = await unpack(packed);
  const inside = typeof plain === 'string' ? read(plain) : refused(plain);
  const { link, wrong } = inside.link.packed === undefined ? inside : refused(DAMAGED);
  const options = { ...link.options, ...beside.options };
  return { link: { ...link, ...beside, options }, wrong: [...wrong, ...address.wrong] };
}

/** A short form of which nothing can be read. @param {PackError} error @returns {ReadLink} */
const refused = (error) => ({ link: { options: {} }, wrong: [error] });

/** @typedef {{kind: 'damaged-link'} | {kind: 'newer-link'} | {kind: 'endless-link', limit: number}} PackError */

/** @type {PackError} */
const DAMAGED = { kind: 'damaged-link' };

/** The text that a short form stands for. @param {string} packed @returns {Promise<string | PackError>} */
export async function unpack(packed) {
  if (/^\d/.test(packed) && !packed.startsWith(VERSION)) return { kind: 'newer-link' };
  const deflated = bytesOf(packed.slice(1));
  if (deflated === null || packed === '') return { kind: 'damaged-link' };
  try {
    return await inflate(deflated);
  } catch {
    return { kind: 'damaged-link' };
  }
}

/** @param {Uint8Array<ArrayBuffer>} deflated @throws {TypeError} if it is damaged */
async function inflate(deflated) {
  const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate'));
  const reader = inflated.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let length = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST) {
      reader.cancel().catch(() => undefined);
      return /** @type {const} */ ({ kind: 'endless-link', limit: LONGEST });
    }
    text += decoder.decode(value, { stream: true });
  }
}
