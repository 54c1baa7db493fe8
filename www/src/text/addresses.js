/** The address in a passage. Pure. */

const ADDRESS = /https?:\/\/\S+/;

/** A longer one is read by nobody: a code stands for it. */
const LONGEST = 60;

/** The address in a text; empty if there is none. @param {string} text */
export const addressIn = (text) => ADDRESS.exec(text)?.[0] ?? '';

/** The text without its address, if that is too long to be typed. @param {string} text */
export const withoutAddress = (text) =>
  text.replace(ADDRESS, (address) => (address.length > LONGEST ? '' : address)).trim();
