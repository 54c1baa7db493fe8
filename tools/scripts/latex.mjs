// Figures compiled by a real LaTeX: alone, in an article, and as slides; and lectures. No other command needs one.

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { figure } from '../../packages/command/figure.js';
import { fromSources } from '../../packages/command/from-sources.js';
import { lecture } from '../../packages/command/lecture.js';
import { installFromDebian, isRootOnDebian, tryTo } from './debian.mjs';
import { Failure, run, succeeds } from './run.mjs';

/** The programs that compile, and what each is told before the file. @type {Record<string, string[]>} */
const PROGRAMS = {
  pdflatex: ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', '-output-directory'],
  lualatex: ['-no-shell-escape', '-interaction=nonstopmode', '-halt-on-error', '-output-directory'],
  tectonic: ['--outdir'],
};

/** What nobody should call a node. */
const HOSTILE = [
  '\\{}$&#_^~%',
  '\\input{x}',
  '--',
  '<&"\'>',
  'åß',
  'αΩ',
  'ᚠ日',
  '%',
  '}',
  '$x$',
  '~',
];

const NAMED = JSON.stringify({
  name: HOSTILE[0],
  children: HOSTILE.map((name, value) => ({ name, move: name, value })),
});

/** The figures, by the names of their files: the arguments of the command. @type {Record<string, string[]>} */
const FIGURES = {
  cutoff: ['deep-cutoff', '--step', 'cutoff:last', '--caption'],
  dark: ['swedish-51', '--theme', 'dark', '--overlay', 'types'],
  plain: ['swedish-51', '--step', 'cutoff:6', '--theme', 'bw', '--caption', '--lang', 'sv'],
  best: ['sss-skips', '--caption'],
  strip: ['aima-two-ply', '--step', 'start,cutoff:1,end', '--width', '1000', '--caption'],
  hostile: [NAMED, '--width', '1600', '--caption'],
  slides: ['aima-two-ply', '--frames', '--caption'],
};

/** Documents of other people with a figure in them. @type {Record<string, string>} */
const DOCUMENTS = {
  article: String.raw`\documentclass{article}
\usepackage{standalone,tikz}
\begin{document}
\begin{figure}\centering\resizebox{\textwidth}{!}{\input{cutoff}}\caption{A cutoff}\end{figure}
\end{document}`,
  lecture: String.raw`\documentclass{beamer}
\usepackage{standalone,tikz}
\begin{document}
\begin{frame}\resizebox{\textwidth}{!}{\input{best}}\end{frame}
\input{slides}
\end{document}`,
};

const SEARCH = '#tree=[[3,12,8],[2,4,6],[14,5,2]]&algorithm=alpha-beta';

/** Lectures, by the names of their files: what each is called, and its language. @type {Record<string, {title: string, lang: string}>} */
const LECTURES = {
  'lecture-hostile': { title: HOSTILE.join(' '), lang: 'en' },
  ...Object.fromEntries(
    ['ru', 'sl', 'sr', 'sr-Latn', 'sv'].map((lang) => [
      `lecture-${lang}`,
      { title: 'Отсечения, Ђорђе, Đorđe', lang },
    ]),
  ),
};

/** The documents in which some font has every letter. */
const WRITTEN = /^lecture-(?!hostile)/;

/** A program that enters a node where alpha-beta does not. */
const TRACE = `mine.jsonl
{"plyscope":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}
{"event":"enter","node":0}
{"event":"enter","node":5}`;

/** A lecture with a slide of each kind, as the page saves it. @param {string} title */
const lectureOf = (title) =>
  JSON.stringify({
    plyscope: 'lecture',
    version: 3,
    title,
    slides: [
      { link: `${SEARCH}&step=20&until=24`, title, notes: `${title}\n${title}` },
      { link: `${SEARCH}&step=3&predict=all` },
      { link: `${SEARCH}&step=20&until=20&hidden=cutoffs`, title },
      { link: `${SEARCH}&step=20&until=20&compare=minimax;negascout;sss-star` },
      { link: `${SEARCH}&step=end&passage=${encodeURIComponent(`[${title}] `.repeat(30))}` },
      { link: '#tree=swedish-51&growth=thirty' },
      { link: '#tree=swedish-51&growth=forty' },
      { link: `${SEARCH}&step=20&until=20&results=entered` },
      { link: `${SEARCH}&step=20&until=22&beside=code` },
      { link: `${SEARCH}&step=20&until=20&beside=decision` },
      { link: `${SEARCH}&step=20&until=20&trace=${encodeURIComponent(TRACE)}` },
      { link: `#hidden=tree&passage=${encodeURIComponent('- One\n\nhttps://a.example/')}`, title },
    ],
  });

/** What has LaTeX and the packages that documents with figures use. */
const DEBIAN = ['texlive-pictures', 'texlive-latex-extra', 'texlive-luatex', 'lmodern'];

/** The programs that are there. */
async function programs() {
  const found = [];
  for (const name of Object.keys(PROGRAMS))
    if (await succeeds(name, ['--version'])) found.push(name);
  return found;
}

/** Compiles all of them. */
export async function compileFigures() {
  let found = await programs();
  if (found.length === 0 && isRootOnDebian()) {
    await tryTo(() => installFromDebian(DEBIAN));
    found = await programs();
  }
  if (found.length === 0) {
    const names = Object.keys(PROGRAMS).join(', ');
    throw new Failure(
      `No LaTeX was found: none of ${names}. Install TeX Live from https://tug.org/texlive (on Debian: ${DEBIAN.join(', ')})`,
    );
  }
  const folder = await mkdtemp(join(tmpdir(), 'plyscope-latex-'));
  try {
    await writeAll(folder);
    for (const program of found) {
      for (const name of [
        ...Object.keys(FIGURES),
        ...Object.keys(DOCUMENTS),
        ...Object.keys(LECTURES),
      ])
        await compile(program, folder, name);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** @param {string} folder */
async function writeAll(folder) {
  for (const [name, args] of Object.entries(FIGURES)) {
    const code = await figure([...args, '-o', join(folder, `${name}.tex`)], fromSources);
    if (code !== 0) throw new Failure(`The figure ${name} could not be written`);
  }
  for (const [name, { title, lang }] of Object.entries(LECTURES)) {
    const [from, to] = ['json', 'tex'].map((ending) => join(folder, `${name}.${ending}`));
    await writeFile(from, lectureOf(title));
    const code = await lecture([from, '-o', to, '--lang', lang], fromSources);
    if (code !== 0) throw new Failure(`The lecture ${name} could not be written`);
  }
  for (const [name, text] of Object.entries(DOCUMENTS))
    await writeFile(join(folder, `${name}.tex`), text);
}

/** @param {string} program @param {string} folder @param {string} name */
async function compile(program, folder, name) {
  const env = { TEXINPUTS: folder + delimiter };
  const args = [...PROGRAMS[program], folder, join(folder, `${name}.tex`)];
  try {
    await run(program, args, { output: 'take', quiet: true, env });
  } catch {
    const log = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '');
    const [wrong] = /^! [\s\S]{0,400}/m.exec(log) ?? ['no log'];
    throw new Failure(`${program} cannot compile ${name}.tex:\n${wrong}`);
  }
  const log = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '');
  const [missing] = /^Missing character.*/m.exec(log) ?? [];
  if (missing !== undefined && WRITTEN.test(name))
    throw new Failure(`${program} has not all letters of ${name}.tex:\n${missing}`);
  console.log(`${program}: ${name}.tex`);
}
