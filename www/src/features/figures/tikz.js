/** Figures as LaTeX: plain TikZ without its libraries, as a document of its own or as the overlays of a slide. Pure. */

import { signSize } from '../../layout/sizes.js';
import { inPlain, NAMES } from './colours.js';
import { marksOf } from './marks.js';
import { ranges, shared } from './overlays.js';
import { inTex } from './tex-text.js';

/** @import { Colours } from './colours.js' */
/** @import { Drawing } from './figure.js' */
/** @import { Mark, TextMark } from './marks.js' */
/** @import { PathMark, Segment } from './pen.js' */

/** The length of a CSS pixel in TeX's big points. */
const PIXEL = 0.75;
/** The room on a slide of 16 by 9, in big points. */
const SLIDE = { width: 420, height: 225 };
/** How far the baseline lies below the middle of the letters, by font size. */
const BASELINE = 0.346;

/** What pdfLaTeX has no letter for is a box there; LuaLaTeX and XeLaTeX write it if their font has it. */
const OTHER = [
  '\\providecommand\\plyscopeother[1]{\\ifdefined\\Umathchar#1\\else\\fbox{?}\\fi}%',
  // It has Cyrillic ones where a document has loaded their encoding.
  '\\providecommand\\plyscopecyrillic[1]{\\ifcsname T@T2A\\endcsname{\\fontencoding{T2A}\\selectfont#1}\\else\\plyscopeother{#1}\\fi}%',
];
export const FONTS = [
  '\\ifdefined\\Umathchar\\else\\usepackage[T1]{fontenc}\\fi',
  '\\usepackage{lmodern,textcomp}',
];

/**
 * A document of one figure, as large as the figure.
 * @param {Drawing} figure
 * @param {Colours} colours
 * @param {string} hint how to use it in another document
 */
export const standalone = (figure, colours, hint) =>
  joined([
    comment(hint),
    '\\documentclass[tikz]{standalone}',
    ...FONTS,
    '\\begin{document}',
    ...definitions(colours),
    comment(figure.title),
    comment(figure.description),
    ...picture(figure, drawn(figure, colours, PIXEL), PIXEL),
    '\\end{document}',
  ]);

/**
 * A document of one slide, with a figure in each of its overlays.
 * @param {readonly Drawing[]} figures all of one size
 * @param {Colours} colours
 * @param {string} hint
 */
export const slides = (figures, colours, hint) =>
  joined([
    comment(hint),
    '\\documentclass[aspectratio=169]{beamer}',
    '\\usepackage{tikz}',
    ...FONTS,
    '\\setbeamertemplate{navigation symbols}{}',
    '\\begin{document}',
    ...definitions(colours),
    '\\begin{frame}',
    '\\centering',
    ...figures.map(({ title, description }, at) => comment(`${at + 1}: ${title}. ${description}`)),
    ...overlaid(figures, colours, SLIDE),
    '\\end{frame}',
    '\\end{document}',
  ]);

/**
 * The picture of a slide with a figure in each of its overlays.
 * @param {readonly Drawing[]} figures all of one size
 * @param {Colours} colours
 * @param {{width: number, height: number}} room for it, in big points
 */
export function overlaid(figures, colours, room) {
  const [{ width, height }] = figures;
  const unit = Math.min(PIXEL, room.width / width, room.height / height);
  // Beamer reads all of a slide for each of its overlays.
  const lines = shared(figures.map((figure) => drawn(figure, colours, unit))).map(({ line, on }) =>
    on.length === figures.length ? line : line.replace(/^\\\w+/, `$&<${ranges(on)}>`),
  );
  return picture(figures[0], lines, unit);
}

/** @param {string[]} lines */
const joined = (lines) => `${lines.join('\n')}\n`;

/** A text in a comment, which a line break would end. @param {string} text */
export const comment = (text) => `% ${text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')}`;

/** @param {Colours} colours */
export const definitions = (colours) => [
  ...NAMES.map(
    (name) => `\\definecolor{plyscope-${name}}{HTML}{${colours[name].slice(1).toUpperCase()}}%`,
  ),
  ...OTHER,
];

/**
 * The lines of a figure's marks, from the lowest.
 * @param {Drawing} figure
 * @param {Colours} colours
 * @param {number} unit the length of a pixel
 */
const drawn = ({ shapes }, colours, unit) =>
  shapes.flatMap((each) =>
    marksOf(colours.plain ? inPlain(each) : each, colours.strong).map((mark) => line(mark, unit)),
  );

/**
 * @param {Drawing} figure
 * @param {readonly string[]} lines
 * @param {number} unit
 */
function picture({ width, height }, lines, unit) {
  const all = `(0,0) rectangle (${number(width)},${number(height)});`;
  return [
    `\\begin{tikzpicture}[x=${number(unit)}bp,y=-${number(unit)}bp]`,
    `\\clip ${all}`,
    `\\fill[plyscope-ground] ${all}`,
    ...lines,
    '\\end{tikzpicture}',
  ];
}

/** @param {Mark} mark @param {number} unit */
const line = (mark, unit) => (mark.kind === 'text' ? textLine(mark, unit) : pathLine(mark, unit));

/** @param {PathMark} mark @param {number} unit */
function pathLine({ path, fill, stroke }, unit) {
  /** @param {number} pixels */
  const length = (pixels) => `${number(pixels * unit)}bp`;
  const filled = fill && [
    `fill=plyscope-${fill.colour}`,
    ...(fill.alpha === 1 ? [] : [`fill opacity=${number(fill.alpha)}`]),
  ];
  const stroked = stroke && [
    `draw=plyscope-${stroke.colour}`,
    `line width=${length(stroke.width)}`,
    ...(stroke.alpha === 1 ? [] : [`draw opacity=${number(stroke.alpha)}`]),
    ...(stroke.cap === 'round' ? ['line cap=round'] : []),
    ...(stroke.join === 'round' ? ['line join=round'] : []),
    ...(stroke.dash.length === 0 ? [] : [`dash pattern=${dash(stroke.dash, length)}`]),
  ];
  const options = [...(filled ?? []), ...(stroked ?? [])].join(',');
  return `\\path[${options}] ${path.map(segment).join('')};`;
}

/** @param {readonly number[]} parts @param {(pixels: number) => string} length */
const dash = (parts, length) =>
  parts.map((part, at) => `${at % 2 === 0 ? 'on' : 'off'} ${length(part)}`).join(' ');

/** @param {Segment} each */
function segment(each) {
  switch (each.to) {
    case 'move':
      return ` ${point(each.x, each.y)}`;
    case 'line':
      return ` -- ${point(each.x, each.y)}`;
    case 'curve': {
      const { x1, y1, x2, y2, x, y } = each;
      return ` .. controls ${point(x1, y1)} and ${point(x2, y2)} .. ${point(x, y)}`;
    }
    case 'close':
      return ' -- cycle';
  }
}

const ANCHORS = { left: 'base west', center: 'base', right: 'base east' };

/** @param {TextMark} mark @param {number} unit */
function textLine({ x, y, size, align, runs }, unit) {
  /** @param {number} pixels */
  const font = (pixels) => {
    const points = number(pixels * unit * 0.98);
    return `\\fontsize{${points}bp}{${points}bp}\\selectfont`;
  };
  const words = runs.map(({ text, colour, weight, italic, small }) => {
    const type = [
      small ? font(signSize(size)) : '',
      weight === 600 ? '\\bfseries\\boldmath' : '',
      italic ? '\\itshape' : '',
    ].join('');
    return `{\\color{plyscope-${colour}}${type}{}${inTex(text)}}`;
  });
  const options = `anchor=${ANCHORS[align]},inner sep=0,outer sep=0`;
  return `\\node[${options}] at ${point(x, y + BASELINE * size)} {\\sffamily${font(size)}${words.join('')}};`;
}

/** @param {number} x @param {number} y */
const point = (x, y) => `(${number(x)},${number(y)})`;

/** A number as TeX reads it, without an exponent. @param {number} value */
const number = (value) => String(Math.round(value * 1000) / 1000);
