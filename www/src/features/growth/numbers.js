/** Counts in readable form. Pure. */

/** Around a sign: a narrow non-breaking space. */
const THIN = '\u202f';

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** @param {number} exponent */
const power = (exponent) =>
  `10${[...String(exponent)].map((digit) => RAISED[Number(digit)]).join('')}`;

/**
 * A count or a mean of counts: small ones to a tenth, very large ones as a power. `1,398,101`, `512.4`, `2.8 × 10¹⁵`.
 * @param {number} number 0 or more
 * @param {string} [locale] the language, as a language tag
 */
export function counted(number, locale = 'en') {
  if (number >= 1e9) {
    let exponent = Math.floor(Math.log10(number));
    let mantissa = Math.round(number / 10 ** (exponent - 1)) / 10;
    if (mantissa === 10) [mantissa, exponent] = [1, exponent + 1];
    const digits = mantissa.toLocaleString(locale, { minimumFractionDigits: 1 });
    return `${digits}${THIN}×${THIN}${power(exponent)}`;
  }
  return number.toLocaleString(locale, { maximumFractionDigits: number < 1000 ? 1 : 0 });
}

/**
 * A mark of an axis: large powers of ten as powers. `100,000`, `10⁶`.
 * @param {number} number
 * @param {string} [locale]
 */
export function axisLabel(number, locale) {
  const exponent = Math.log10(number);
  return number >= 1e6 && Number.isInteger(exponent) ? power(exponent) : counted(number, locale);
}
