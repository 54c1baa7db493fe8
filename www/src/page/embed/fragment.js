/** The fragment of embed.html: a link, as the page's own are, and the attributes of the view beside it. Pure. */

import { read, readSwitches } from '../../session/address.js';
import { AUTHORED } from '../../session/authored.js';

/** Attributes that a link names as well, and in its own way. */
const OF_LINK = [
  ...['tree', 'algorithm', 'step', 'from', 'to', 'fold', 'labels', 'lang'],
  ...AUTHORED,
];

/**
 * @param {string} fragment
 * @param {readonly string[]} names of the attributes that a view has
 * @returns {{attributes: Record<string, string>, address: ReturnType<typeof read>}}
 */
export function readEmbedded(fragment, names) {
  const own = names.filter((name) => !OF_LINK.includes(name));
  const parts = fragment.replace(/^#/, '').split('&');
  const isOwn = (/** @type {string} */ part) => own.includes(part.replace(/=.*/s, ''));
  const { options = '', ...attributes } = Object.fromEntries(
    new URLSearchParams(parts.filter(isOwn).join('&')),
  );
  const address = read(parts.filter((part) => !isOwn(part)).join('&'));
  // Switches are named one by one in a link, and together in an attribute.
  const { link, wrong } = address;
  const switches = { ...link.options, ...readSwitches(options) };
  return { attributes, address: { link: { ...link, options: switches }, wrong } };
}
