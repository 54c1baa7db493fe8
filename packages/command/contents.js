/** The table of contents of a lecture, for a terminal. Pure. */

/** @import { Plate } from '../../www/src/page/lecture/plates.js' */
/** @import { Broken } from '../../www/src/page/lecture/taken-pages.js' */
/** @import { Taken } from './lecture.js' */

/** @param {Pick<Taken, 'title' | 'plates' | 'words'>} taken */
export function contents({ title, plates, words: { say } }) {
  const heads = ['number', 'title', 'tree', 'algorithm', 'step'];
  const rows = [heads.map((column) => say('lecture-column', { column })), ...plates.map(rowOf)];
  const widths = heads.map((_, at) => Math.max(...rows.map((row) => [...row[at]].length)));
  const lines = rows.map((row) =>
    row
      .map((cell, at) => cell + ' '.repeat(widths[at] - [...cell].length))
      .join('  ')
      .trimEnd(),
  );
  return `${title === '' ? say('lecture-untitled') : title}\n\n${lines.join('\n')}\n`;
}

/** @param {Plate | Broken} plate */
function rowOf(plate) {
  const { number, title } = plate;
  const named = [String(number), title];
  if (!('link' in plate)) return [...named, '—', '—', '—'];
  const { names, tree, about, step, end } = plate;
  if (tree === '') return [...named, about === '' ? '—' : about, '—', '—'];
  return [...named, tree, names.join(' · '), end > step ? `${step}–${end}` : String(step)];
}
