/** Which answers to a question are right, and what is wrong with the others. Pure. */

/** @import { Choice, KnownNumber, Match, Order } from '../format.js' */

/**
 * What is said of an answer. Each item of it is right or wrong by itself.
 * @typedef {{isRight: boolean, items: boolean[], why?: string}} Verdict
 */

/** @param {readonly boolean[]} items @returns {Verdict} */
const verdictOf = (items) => ({ isRight: items.every(Boolean), items: [...items] });

/** One option, or several: those that are picked are the right ones. @param {Choice} choice @param {ReadonlySet<number>} picked */
export const judgeChoice = ({ options }, picked) =>
  verdictOf(options.map(({ isRight }, at) => isRight === picked.has(at)));

/** Statements: whether each was said to be true. @param {Choice} choice @param {readonly (boolean | null)[]} said null where nothing is */
export const judgeStatements = ({ options }, said) =>
  verdictOf(options.map(({ isRight }, at) => said[at] === isRight));

/** @param {Match} match @param {readonly string[]} chosen what each is said to belong to */
export const judgeMatch = ({ pairs }, chosen) =>
  verdictOf(pairs.map(({ to }, at) => chosen[at] === to));

/** @param {Order} order @param {readonly number[]} placed the items, by their numbers in the right order */
export const judgeOrder = ({ items }, placed) => verdictOf(items.map((_, at) => placed[at] === at));

/** A known number: of a wrong one it is said what was confused, where that is known. @param {KnownNumber} asked @param {number} number @returns {Verdict} */
export function judgeNumber({ answer, confusions }, number) {
  const isRight = number === answer;
  const { why } = confusions.find((each) => each.number === number) ?? {};
  return { isRight, items: [isRight], ...(why !== undefined && { why }) };
}

/**
 * An order of items that is not the right one: each is as far from its place as it can be.
 * @param {number} count
 */
export const disordered = (count) =>
  Array.from({ length: count }, (_, at) => (at + Math.ceil(count / 2)) % count);

/** What the items of a match may belong to, each once, in the order of the alphabet. @param {Match} match @param {string} language */
export const partners = ({ pairs }, language) =>
  [...new Set(pairs.map(({ to }) => to))].sort((a, b) => a.localeCompare(b, language));

/** A number as a reader types it: with the decimal sign and the minus of any language. @param {string} text */
export function numberIn(text) {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
