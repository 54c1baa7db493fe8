// README's table of the view's attributes, between two comments.

import { ELEMENTS } from './elements.mjs';

export const BEGIN =
  '<!-- The attributes, as `npm run format` writes them from www/src/element/attributes.js -->';
export const END = '<!-- The end of the attributes -->';

/** A row for each attribute of the view, in Markdown. */
function attributeTable() {
  const rows = ELEMENTS[0].attributes.map(
    ({ name, text }) => `| \`${name}\` | ${text.replaceAll('|', '\\|')} |`,
  );
  return ['| attribute, property | value |', '|---|---|', ...rows].join('\n');
}

/**
 * README with the table as it should be.
 *
 * @param {string} readme
 * @returns {string}
 */
export function withTable(readme) {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README.md lacks ${BEGIN} or ${END}`);
  return `${readme.slice(0, begin)}${BEGIN}\n\n${attributeTable()}\n\n${readme.slice(end)}`;
}
