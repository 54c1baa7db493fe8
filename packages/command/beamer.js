/** A lecture as slides in LaTeX, with Beamer: a frame for each, whose steps are overlays. */

import { levelled } from '../../www/src/features/figures/strip.js';
import { CYRILLIC, inTex } from '../../www/src/features/figures/tex-text.js';
import { comment, definitions, FONTS, overlaid } from '../../www/src/features/figures/tikz.js';
import { codeOf, MARGIN } from '../../www/src/features/sharing/code.js';

/** @import { Aside, Plate, Table } from '../../www/src/page/lecture/plates.js' */
/** @import { Broken } from '../../www/src/page/lecture/taken-pages.js' */
/** @import { Taken } from './lecture.js' */

/** The most overlays of a frame: a slide with more steps shows its first. */
export const MOST_OVERLAYS = 12;

/** The room of a picture between its title and its words, in big points. */
const ROOM = { width: 395, height: 155 };

/** The height that the cases of a decision take of a picture's room, in big points. */
const CASES = 40;

/** The width of a tree beside code, in percent. */
const TREE = 58;

/** The side of a code, in big points: alone, and beside words. */
const [CODE, SMALL_CODE] = [165, 145];

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
  ...['Liberation Mono', 'Courier New', 'DejaVu Sans Mono'].map(
    (font) => `  \\IfFontExistsTF{${font}}{\\setmonofont{${font}}}{}`,
  ),
  '\\else',
  '  \\IfFileExists{t2aenc.def}{\\usepackage[T2A,T1]{fontenc}}{\\usepackage[T1]{fontenc}}',
  // Latin Modern has no such letters, and would be replaced by a font with serifs.
  '  \\ifdefined\\DeclareFontFamilySubstitution',
  ...['lmss}{cmss', 'lmtt}{cmtt', 'lmr}{cmr'].map(
    (fonts) => `    \\DeclareFontFamilySubstitution{T2A}{${fonts}}`,
  ),
  '  \\fi',
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
  const { about, figures, texts, counts, results, asides, address, below, notes } = plate;
  const subtitle =
    about === '' || about === plate.title ? [] : [`\\framesubtitle{${inTex(about)}}`];
  const on = (/** @type {number} */ at) => (texts.length > 1 ? `<${at + 1}>` : '');
  const words = texts.flatMap((text, at) =>
    spoken(text, { overlay: on(at), isAlone: figures.length === 0 }),
  );
  const isCoded = asides.some(({ code: lines }) => lines.length > 0);
  const hasCases = asides.some(({ cases }) => cases !== null);
  const height = hasCases ? ROOM.height - CASES : ROOM.height;
  const room = isCoded ? { width: (ROOM.width * TREE) / 100, height } : { ...ROOM, height };
  const drawn = figures.length === 0 ? [] : overlaid(levelled([...figures]), colours, room);
  const codes = asides.flatMap(({ code: lines }, at) => shownOn(on(at), listing(lines)));
  const all = [
    ...(isCoded
      ? columns(TREE, drawn, codes)
      : drawn.length > 0
        ? ['\\centering', ...drawn, '\\par\\medskip']
        : []),
    ...asides.flatMap(({ cases }, at) => (cases === null ? [] : shownOn(on(at), tableIn(cases)))),
    ...(counts.length > 0 ? countsIn(counts) : []),
    ...(address === ''
      ? words
      : texts[0] === ''
        ? code(address, below, CODE)
        : columns(55, words, code(address, below, SMALL_CODE))),
  ];
  return [
    comment(`${plate.number}: ${plate.title}`),
    title,
    ...subtitle,
    // There is no room for the table below the tree, so it comes after that.
    ...(results === null
      ? all
      : [
          ...shownOn(`<-${texts.length}>`, all),
          ...shownOn(`<${texts.length + 1}>`, tableIn(results)),
        ]),
    ...(notes === '' ? [] : [`\\note<1>{${paragraphs(notes)}}`]),
    '\\end{frame}',
  ];
}

/** @param {string} overlay empty for all @param {string[]} lines */
const shownOn = (overlay, lines) =>
  overlay === '' ? lines : [`\\only${overlay}{%`, ...lines, '}'];

/** Two parts beside each other. @param {number} width of the first, in percent @param {string[]} left @param {string[]} right */
const columns = (width, left, right) => [
  `\\begin{columns}[T]\\begin{column}{0.${width}\\textwidth}`,
  ...left,
  `\\end{column}\\begin{column}{0.${100 - width - 2}\\textwidth}`,
  ...right,
  '\\end{column}\\end{columns}\\medskip',
];

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
const countsIn = (counts) => [
  `{\\Large${counts.map(([name, count]) => `\\mbox{\\normalsize ${inTex(name)} \\Large\\bfseries ${inTex(count)}}`).join('\\qquad ')}\\par}`,
];

/** As large as the slide allows. @param {string[]} lines of something that has a width */
const fitted = (lines) => [
  '\\centering',
  `\\setbox0=\\hbox{%`,
  ...lines,
  '}%',
  '\\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\box0}\\else\\box0\\fi\\par',
];

/** @param {Table} table */
function tableIn({ head, rows }) {
  const columns = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  const strong = (/** @type {string} */ cell, /** @type {boolean} */ isStrong) =>
    isStrong ? `\\textbf{\\boldmath ${inTex(cell)}}` : inTex(cell);
  const line = (/** @type {readonly string[]} */ cells, isStrong = false) => {
    const all = cells.map((cell) => strong(cell, isStrong));
    // A reason takes the place of all figures.
    if (cells.length === 2 && columns > 2) all[1] = `\\multicolumn{${columns - 1}}{r}{${all[1]}}`;
    return `${all.join(' & ')} \\\\`;
  };
  const kind = head.length > 0 ? 'r'.repeat(columns - 1) : 'l';
  return fitted([
    `${head.length > 0 ? '\\scriptsize' : ''}\\begin{tabular}{l${kind}}`,
    ...(head.length > 0 ? [line(head), '\\hline'] : []),
    ...rows.map(({ cells, isStrong }) => line(cells, isStrong)),
    '\\end{tabular}',
  ]);
}

/** @param {Aside['code']} lines */
const listing = (lines) =>
  fitted([
    '\\scriptsize\\ttfamily\\begin{tabular}{l}',
    ...lines.map(({ text, isStrong }) =>
      isStrong ? `\\textbf{\\boldmath ${inTex(text)}} \\\\` : `${inTex(text)} \\\\`,
    ),
    '\\end{tabular}',
  ]);

/** The code of an address; nothing if it is too long for one. @param {string} address @param {string} below it @param {number} most its side */
function code(address, below, most) {
  const found = codeOf(address);
  if (found === null) return [];
  const side = found.modules + 2 * MARGIN;
  const unit = Math.round((most / side) * 1000) / 1000;
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
    ...(below === '' ? [] : [`\\par\\small ${inTex(below)}`]),
    '\\end{center}',
  ];
}
