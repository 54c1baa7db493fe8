/** A text for LaTeX. Pure. */

/** The characters that mean something to TeX. @type {Record<string, string>} */
const SPECIAL = {
  '\\': '\\textbackslash{}',
  '{': '\\{',
  '}': '\\}',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '%': '\\%',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '|': '\\textbar{}',
  '"': '\\textquotedbl{}',
  '`': '\\textasciigrave{}',
  "'": '\\textquotesingle{}',
  // Two of them would be a dash.
  '-': '-{}',
  '\u00a0': '~',
  '\u2009': '\\,',
  '\u202f': '\\,',
  '−': '\\ensuremath{-}',
  '×': '\\ensuremath{\\times}',
  '·': '\\ensuremath{\\cdot}',
  '∞': '\\ensuremath{\\infty}',
  '≤': '\\ensuremath{\\leq}',
  '≥': '\\ensuremath{\\geq}',
  '≠': '\\ensuremath{\\neq}',
  '→': '\\ensuremath{\\rightarrow}',
  '←': '\\ensuremath{\\leftarrow}',
  '…': '\\ldots{}',
  '–': '\\textendash{}',
  '—': '\\textemdash{}',
  '‘': '\\textquoteleft{}',
  '’': '\\textquoteright{}',
  '“': '\\textquotedblleft{}',
  '”': '\\textquotedblright{}',
};

/** The letters of Greek that LaTeX has names for, from α and Α. */
const GREEK =
  'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi o pi rho varsigma sigma tau upsilon varphi chi psi omega'.split(
    ' ',
  );
const CAPITALS = new Set([
  'gamma',
  'delta',
  'theta',
  'lambda',
  'xi',
  'pi',
  'sigma',
  'upsilon',
  'psi',
  'omega',
]);

/** Digits that are raised. */
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** What pdfLaTeX has in its fonts: the letters of western and central Europe. */
const LATIN = /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u017e]$/;

/** Whether a text has letters of Cyrillic, for which LaTeX needs an encoding of their own. */
export const CYRILLIC = /[\u0400-\u045f]/;

/** @param {string} text */
export function inTex(text) {
  const line = text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/\p{Cs}/gu, '\ufffd');
  // TeX joins blanks, and drops those at the ends.
  const shown = line.replace(/^ | (?= )| $/g, '\u00a0');
  // A word in Cyrillic is one piece, so that its letters stand as close as their font has them.
  return shown.replace(/[\u0400-\u045f]+|./gsu, letter);
}

/** @param {string} each one character, or letters of Cyrillic */
function letter(each) {
  if (Object.hasOwn(SPECIAL, each)) return SPECIAL[each];
  if (RAISED.includes(each)) return `\\textsuperscript{${RAISED.indexOf(each)}}`;
  if (LATIN.test(each)) return each;
  return greek(each) ?? `\\plyscope${CYRILLIC.test(each) ? 'cyrillic' : 'other'}{${each}}`;
}

/** @param {string} each */
function greek(each) {
  const small = GREEK[each.charCodeAt(0) - 0x3b1];
  if (small !== undefined) return `\\ensuremath{\\${small === 'o' ? 'mathrm{o}' : small}}`;
  const large = GREEK[each.charCodeAt(0) - 0x391];
  if (large === undefined || !CAPITALS.has(large)) return null;
  return `\\ensuremath{\\${large.charAt(0).toUpperCase()}${large.slice(1)}}`;
}
