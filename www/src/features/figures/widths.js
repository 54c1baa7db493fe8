/**
 * The widths of texts, without a font to measure: which one a reader has is not known when a figure is written, and in a
 * terminal there is none. They are the advance widths of Helvetica (Adobe's metrics of the 14 core fonts, which Arial,
 * Liberation Sans and Nimbus Sans share), in thousandths of the font's size. Pure.
 */

/** @type {[number, string][]} */
const WIDTHS = [
  [222, "'`ijl"],
  [260, '|'],
  [278, ' !,./:;I[\\]ft\u00a0'],
  [333, '()-r{}‘’“”'],
  [389, '"*'],
  [500, '^Jcksvxyz'],
  [556, '#$0123456789?L_abdeghnopquåäöéü–≤≥'],
  [584, '+<=>~−×αβγδ'],
  [611, 'FTZ'],
  [667, '&ABEKPSVXYÅÄ'],
  [713, '∞'],
  [722, 'CDHNRUw'],
  [778, 'GOQÖ'],
  [833, 'Mm'],
  [889, '%'],
  [944, 'W'],
  [1000, '—…'],
  [1015, '@'],
];

const WIDTH = new Map(WIDTHS.flatMap(([width, all]) => [...all].map((each) => [each, width])));

/** Letters of other scripts, and those that are twice as wide. */
const [OTHER, WIDE] = [620, 1000];
const isWide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** A bold text, by its width in regular type. */
const BOLD = 1.07;

/**
 * The width of a text.
 * @param {string} text
 * @param {number} size
 * @param {400 | 600} [weight]
 */
export function measured(text, size, weight = 400) {
  let width = 0;
  for (const each of text) width += WIDTH.get(each) ?? (isWide.test(each) ? WIDE : OTHER);
  return (width / 1000) * size * (weight === 600 ? BOLD : 1);
}
