/** A lecture as slides in LaTeX, with Beamer: a frame for each, whose steps are overlays. */

import { levelled } from '../../www/src/features/figures/strip.js';
import { CYRILLIC, inTex } from '../../www/src/features/figures/tex-text.js';
import { comment, definitions, FONTS, overlaid } from '../../www/src/features/figures/tikz.js';
import { codeOf, MARGIN } from '../../www/src/features/sharing/code.js';

/** @import { Plate } from '../../www/src/page/lecture/plates.js' */
/** @import { Broken } from '../../www/src/page/lecture/taken-pages.js' */
/** @import { Taken } from './lecture.js' */

/** The most overlays of a frame: a slide with more steps shows its first. */
export const MOST_OVERLAYS = 12;

/** The room of a picture between its title and its words, in big points. */
const ROOM = { width: 395, height: 155 };

/** The side of a code, in big points. */
const CODE = 165;

/** The sizes of words, by the most characters that have room in them. */
const SIZES = [
  { most: 200, alone: '\\Large', beside: '\\small' },
  { most: 420, alone: '\\large', beside: '\\small' },
  { most: 1000, alone: '\\small', beside: '\\footnotesize' },
  { most: 2000, alone: '\\footnotesize', beside: '\\tiny' },
];

/** The fonts of a lecture in Cyrillic: LuaLaTeX takes one of the system's, pdfLaTeX needs the encoding T2A. */
const CYRILLIC_FONTS = [
  '\\usepackage{lmodern,textcomp}',
  '\\ifdefined\\Umathchar',
  '  \\usepackage{fontspec}',
  // The last that there is.
  ...['Liberation Sans', 'Arial', 'DejaVu Sans'].map(
    (font) => `  \\IfFontExistsTF{${font}}{\\setsansfont{${font}}}{}`,
  ),
  '\\else',
  '  \\IfFileExists{t2aenc.def}{\\usepackage[T2A,T1]{fontenc}}{\\usepackage[T1]{fontenc}}',
  '\\fi',
];

/** @param {Taken} taken */
export function presentation({ title, plates, colours, words: { say } }) {
  const frames = plates.flatMap((plate) => frame(plate, colours));
  const isCyrillic = [title, ...frames].some((line) => CYRILLIC.test(line));
  const lines = [
    comment(say('lecture-tex-hint')),
    '\\documentclass[aspectratio=169]{beamer}',
    '\\usepackage{tikz}',
    ...(isCyrillic ? CYRILLIC_FONTS : FONTS),
    '\\setbeamertemplate{navigation symbols}{}',
    '\\setbeamertemplate{footline}[frame number]',
    comment('\\setbeameroption{show notes}'),
    '\\begin{document}',
    ...definitions(colours),
    // Its letters may need what has just been defined.
    `\\title{${inTex(title === '' ? say('lecture-untitled') : title)}}`,
    ...frames,
    '\\end{document}',
  ];
  return `${lines.join('\n')}\n`;
}

/** @param {Plate | Broken} plate @param {Taken['colours']} colours */
function frame(plate, colours) {
  // Beamer would take braces right after `\begin{frame}` for title and subtitle, so the title has a command of its own.
  const title = `\\begin{frame}[t]\\frametitle{${inTex(plate.title)}}`;
  if (!('link' in plate)) return [title, inTex(plate.wrong), '\\end{frame}'];
  const { about, figures, texts, counts, address, notes } = plate;
  const subtitle =
    about === '' || about === plate.title ? [] : [`\\framesubtitle{${inTex(about)}}`];
  return [
    comment(`${plate.number}: ${plate.title}`),
    title,
    ...subtitle,
    ...(figures.length > 0
      ? ['\\centering', ...overlaid(levelled([...figures]), colours, ROOM), '\\par\\medskip']
      : []),
    ...(counts.length > 0 ? table(counts) : []),
    ...(address === '' ? [] : code(address)),
    ...texts.flatMap((text, at) =>
      spoken(text, {
        overlay: texts.length > 1 ? `<${at + 1}>` : '',
        isAlone: figures.length === 0,
      }),
    ),
    ...(notes === '' ? [] : [`\\note<1>{${paragraphs(notes)}}`]),
    '\\end{frame}',
  ];
}

/** The words of a slide, smaller beside a picture than alone. @param {string} text @param {{overlay: string, isAlone: boolean}} how */
function spoken(text, { overlay, isAlone }) {
  if (text === '') return [];
  const size =
    SIZES.find(({ most }) => text.length <= most)?.[isAlone ? 'alone' : 'beside'] ?? '\\tiny';
  const words = `{\\raggedright${size} ${paragraphs(text)}\\par}`;
  return [overlay === '' ? words : `\\only${overlay}${words}`];
}

/** @param {string} text */
const paragraphs = (text) =>
  text
    .split(/\n+/)
    .filter((line) => line.trim() !== '')
    .map(inTex)
    .join('\\par ');

/** @param {Plate['counts']} counts */
const table = (counts) => [
  '\\bigskip{\\Large\\begin{tabular}{lr}',
  ...counts.map((row) => `${row.map(inTex).join(' & ')} \\\\`),
  '\\end{tabular}}\\par\\medskip',
];

/** The code of an address; nothing if it is too long for one. @param {string} address */
function code(address) {
  const found = codeOf(address);
  if (found === null) return [];
  const side = found.modules + 2 * MARGIN;
  const unit = Math.round((CODE / side) * 1000) / 1000;
  const paths = found.path
    .split('Z')
    .filter((path) => path !== '')
    .map(
      (path) =>
        `${path
          .slice(1)
          .split('L')
          .map((at) => `(${at.replace(' ', ',')})`)
          .join('--')}--cycle`,
    );
  return [
    '\\begin{center}',
    `\\begin{tikzpicture}[x=${unit}bp,y=-${unit}bp]`,
    `\\path[fill=white] (${-MARGIN},${-MARGIN}) rectangle (${side - MARGIN},${side - MARGIN});`,
    `\\path[fill=black] ${paths.join('\n')};`,
    '\\end{tikzpicture}',
    '\\end{center}',
  ];
}
