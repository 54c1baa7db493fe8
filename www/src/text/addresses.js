/** The address in a passage: a code that phones read stands for it. Pure. */

/** What ends a sentence is no part of it. */
const ADDRESSES = /(?:https?|file):\/\/\S*[^\s.,;:!?'"”»]/gi;

const OF_THIS_MACHINE =
  /^(?:file:|https?:\/\/(?:(?:[^/?#]*\.)?localhost|127\.[\d.]+|0\.0\.0\.0|\[::1\])(?:[:/?#]|$))/i;

/** A longer one is typed by nobody. */
const LONGEST = 60;

/** Whether no other machine can reach an address. @param {string} address */
export const isOfThisMachine = (address) => OF_THIS_MACHINE.test(address);

/** The addresses in a text. @param {string} text @returns {readonly string[]} */
export const addressesIn = (text) => text.match(ADDRESSES) ?? [];

/** The address in a text of which there is a code; empty if there is none. @param {string} text */
export const addressIn = (text) =>
  addressesIn(text).find((address) => !isOfThisMachine(address)) ?? '';

/** Whether an address stands below its code, not in the text: it is too long for that, or has a line of its own. @param {string} text @param {string} address */
const isBelow = (text, address) =>
  address.length > LONGEST || text.split('\n').some((line) => line.trim() === address);

/** The text without an address that stands below its code. @param {string} text */
export function withoutAddress(text) {
  const address = addressIn(text);
  return (isBelow(text, address) ? text.replace(address, '') : text).trim();
}

/** What stands below the code: the address, without what nobody types; empty if it stands in the text. @param {string} text */
export function belowCode(text) {
  const address = addressIn(text);
  if (address === '' || !isBelow(text, address)) return '';
  if (address.length <= LONGEST) return address;
  return `${address.replace(/[?#].*/, '').slice(0, LONGEST)}…`;
}
