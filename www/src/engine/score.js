/** Scores as the core gives them: whole units of the tree's smallest decimal place. */

/** @typedef {number} Units */

export const POS_INF = 2147483647;
export const NEG_INF = -2147483647;
/** The greatest finite score, which is next to ∞: see `Score` in `crates/tree`. */
export const LARGEST = 2_000_000_000;
/** Stands for no score in a typed array. */
export const NO_SCORE = -2147483648;

/**
 * A score as text in a language: `−2,5`, `∞`. The digits are moved, never computed, so nothing is rounded.
 * @param {Units} units
 * @param {number} decimals
 * @param {string} [point] the decimal point of the language
 */
export function format(units, decimals, point = '.') {
  if (units === POS_INF) return '∞';
  if (units === NEG_INF) return '−∞';
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const part = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return (units < 0 ? '−' : '') + whole + (part === '' ? '' : point + part);
}

/**
 * A value of the tree's text as the language writes it: `−2,5`, `∞`.
 * @param {string} text
 * @param {string} [point] the decimal point of the language
 */
export const numeral = (text, point = '.') =>
  text.replace('-', '−').replace('inf', '∞').replace('.', point);

/** A formatted score as the tree's text has it: `-2.5`, `inf`. @param {string} text */
export const plain = (text) => text.replace('−', '-').replace('∞', 'inf');
