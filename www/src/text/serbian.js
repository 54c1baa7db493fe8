/** Serbian is written in Cyrillic; its Latin script is made from that, letter by letter. */

/** What each letter becomes. @type {Record<string, string>} */
const LETTERS = Object.fromEntries(
  [
    'а a',
    'б b',
    'в v',
    'г g',
    'д d',
    'ђ đ',
    'е e',
    'ж ž',
    'з z',
    'и i',
    'ј j',
    'к k',
    'л l',
    'љ lj',
    'м m',
    'н n',
    'њ nj',
    'о o',
    'п p',
    'р r',
    'с s',
    'т t',
    'ћ ć',
    'у u',
    'ф f',
    'х h',
    'ц c',
    'ч č',
    'џ dž',
    'ш š',
  ].map((pair) => pair.split(' ')),
);

const LETTER = /[\u0400-\u04ff]/gu;

/**
 * A text in Latin script. A letter that becomes two is in capitals where its word is: `ЉУБАВ`, `LJUBAV`, but `Љубав`, `Ljubav`.
 * @param {string} text
 */
export const inLatin = (text) =>
  text.replace(LETTER, (letter, /** @type {number} */ at) => {
    const small = letter.toLowerCase();
    const latin = LETTERS[small] ?? letter;
    if (letter === small) return latin;
    const isInCapitals = latin.length > 1 && hasCapitalBeside(text, at);
    return isInCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
  });

/** Whether the next letter is a capital; of the last one of a word, the letter before. @param {string} text @param {number} at */
function hasCapitalBeside(text, at) {
  const next = text.charAt(at + 1);
  const beside = /\p{L}/u.test(next) ? next : text.charAt(at - 1);
  return /\p{Lu}/u.test(beside);
}
