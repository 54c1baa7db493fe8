/** The address of a slip in the zoo: `#last-of-equals`, with `&lang=sv` for a language. Pure. */

/** @param {string} fragment @returns {{slip: string, lang: string}} no slip for the beginning */
export function readPlace(fragment) {
  const parts = fragment.replace(/^#/, '').split('&');
  const slip = parts.find((part) => !part.includes('=')) ?? '';
  const lang = parts.find((part) => part.startsWith('lang='))?.slice('lang='.length) ?? '';
  return { slip, lang };
}

/** @param {string} slip @param {string} lang empty for the reader's own */
export const writePlace = (slip, lang) => `#${slip}${lang === '' ? '' : `&lang=${lang}`}`;
