/** The fragment of embed.html: a link, as the page's own are, and the attributes of the view beside it. Pure. */

import { read } from '../../session/address.js';
import { FIELDS } from '../../session/exhibit.js';
import { readSwitches } from '../../session/switches.js';

/** @import { LinkParts } from '../../session/address.js' */

/**
 * @param {string} fragment
 * @param {readonly string[]} names of the attributes that a view has
 * @returns {{attributes: Record<string, string | null>, address: ReturnType<typeof read>}} null for an attribute that is left out
 */
export function readEmbedded(fragment, names) {
  // Others a link names as well, and in its own way.
  const own = names.filter((name) => !Object.hasOwn(FIELDS, name));
  const parts = fragment.replace(/^#/, '').split('&');
  const isOwn = (/** @type {string} */ part) => own.includes(part.replace(/=.*/s, ''));
  const parameters = new URLSearchParams(parts.filter(isOwn).join('&'));
  const all = Object.fromEntries(own.map((name) => [name, parameters.get(name)]));
  const { options, ...attributes } = all;
  const address = read(parts.filter((part) => !isOwn(part)).join('&'));
  // Switches are named one by one in a link, and together in an attribute.
  const { link, wrong } = address;
  const switches = { ...link.options, ...readSwitches(options ?? '') };
  return { attributes, address: { link: { ...link, options: switches }, wrong } };
}

/**
 * What is shown of a link whose tree is in a file: what the link names goes before what the file does.
 * @template {{options?: Record<string, string>}} Found
 * @param {Found} found in the file
 * @param {LinkParts} link
 */
export function besideFile(found, { options, ...others }) {
  const named = Object.keys(options).length > 0;
  return { ...found, ...others, options: named ? options : found.options };
}
