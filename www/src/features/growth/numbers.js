/** Counts in readable form. Pure. */

/** The separator of groups of three digits: a narrow non-breaking space. */
const THIN = '\u202f';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** @param {number} exponent */
const power = (exponent) =>
  `10${[...String(exponent)].map((digit) => RAISED[Number(digit)]).join('')}`;

/** @param {string} digits */
const grouped = (digits) => digits.replace(/\B(?=(\d{3})+$)/g, THIN);

/**
 * A count or a mean of counts: small ones to a tenth, very large ones as a power. `1 398 101`, `512.4`, `2.8 × 10¹⁵`.
 * @param {number} number 0 or more
 * @param {string} [point] the decimal point of the language
 */
export function counted(number, point = '.') {
  if (number >= 1e9) {
    let exponent = Math.floor(Math.log10(number));
    let mantissa = Math.round(number / 10 ** (exponent - 1)) / 10;
    if (mantissa === 10) [mantissa, exponent] = [1, exponent + 1];
    return `${mantissa.toFixed(1).replace('.', point)}${THIN}×${THIN}${power(exponent)}`;
  }
  const tenths = Math.round(number * 10);
  const part = number < 1000 && tenths % 10 !== 0 ? `${point}${tenths % 10}` : '';
  return grouped(String(part === '' ? Math.round(number) : Math.floor(tenths / 10))) + part;
}

/**
 * A mark of an axis: large powers of ten as powers. `100 000`, `10⁶`.
 * @param {number} number
 * @param {string} [point]
 */
export function axisLabel(number, point) {
  const exponent = Math.log10(number);
  return number >= 1e6 && Number.isInteger(exponent) ? power(exponent) : counted(number, point);
}
