// The bytes that a host that compresses with brotli sends. dist/ has to be built.

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @import { Row } from '../scripts/bench.mjs' */

const DIST = join(import.meta.dirname, '../..', 'dist');
const ASSETS = join(DIST, 'assets');
const LOCALES = join(import.meta.dirname, '../..', 'www', 'locales');

/** The files that a full page does not load: those of frames and lessons, and the first pictures for other windows and themes. */
const NOT_LOADED = [
  'embed-',
  'lesson-',
  'lessons-',
  'lecture-along-',
  'lectures-',
  'prose-',
  'first-narrow-',
  'first-wide-dark-',
];

/** Those of the presenter's window, which is a page of its own. */
const OF_PRESENTER = /^presenter-(?!window-)/;

/** The files that a page loads by itself. Of each language, those are the messages that are said from the start. */
const UNOPENED =
  /^(index|address|page|view|style|archive|tree-keeper|tools|link-mending|offline|rolldown-runtime|first-wide-light|en)-/;

/** Those of a lesson's page that the page has not, with the first lesson. The pictures are those of the list. */
const OF_LESSONS = /^(lesson-(?!pictures-)|lessons-en-01-|prose-)/;

/** Those that are loaded when a game is chosen, and not before. */
const OF_GAMES = /^(games-|plyscope_games_)/;

/** Those that are loaded when a text is taken in another's format. */
const OF_FORMATS = /^(formats-|plyscope_formats_)/;

/** Those that are loaded when a trace is opened, or saved. */
const OF_TRACES = /^(trace[ds]-|plyscope_diagnose_)/;

/** Those of the lecture that comes along, in one language. */
const OF_LECTURE = /^lecture(-along-|s-en-)/;

/** Those of *My program*: its editor, and what runs programs, which is loaded when one is run. */
const OF_PROGRAMS = /^(my-program-|program-(javascript|python)-|micropython-)/;
const OF_PYTHON = /^(program-python-|micropython-)/;

/** What makes the pages of a lecture, which is loaded when one is printed. */
const OF_PRINTS = /^taking-/;

/** Those of the bug zoo, a page of its own, which also needs what a trace needs. */
const OF_ZOO = /^zoo-/;

/** @returns {Promise<Row[]>} */
export async function rows() {
  const others = (await readdir(LOCALES)).filter((language) => language !== 'en');
  const unused = [
    ...others.flatMap((language) => [`${language}-`, `opened-${language}-`]),
    ...NOT_LOADED,
  ];
  const used = (await readdir(ASSETS)).filter(
    (name) => !unused.some((beginning) => name.startsWith(beginning)),
  );
  const lecture = (await readdir(ASSETS)).filter((name) => OF_LECTURE.test(name));
  const lessons = (await readdir(ASSETS)).filter((name) => OF_LESSONS.test(name));
  const games = used.filter((name) => OF_GAMES.test(name));
  const formats = used.filter((name) => OF_FORMATS.test(name));
  const traces = used.filter((name) => OF_TRACES.test(name));
  const programs = used.filter((name) => OF_PROGRAMS.test(name));
  const python = programs.filter((name) => OF_PYTHON.test(name));
  const editor = programs.filter((name) => !OF_PYTHON.test(name));
  const presenter = used.filter((name) => OF_PRESENTER.test(name));
  const prints = used.filter((name) => OF_PRINTS.test(name));
  const apart = [OF_GAMES, OF_FORMATS, OF_TRACES, OF_PROGRAMS, OF_PRESENTER, OF_PRINTS, OF_ZOO];
  const assets = used.filter((name) => !apart.some((of) => of.test(name)));
  const modules = assets.filter((name) => name.endsWith('.wasm'));
  const features = assets.filter((name) => !name.endsWith('.wasm') && !UNOPENED.test(name));
  return [
    row('wasm', await bytes(modules), 230),
    row('features, each loaded when it is opened, in one language', await bytes(features), 176),
    row("what the presenter's window loads besides", await bytes(presenter), 7.5),
    row('what a lesson loads besides', await bytes(lessons), 60),
    row('the lecture that comes along, loaded when it is opened', await bytes(lecture), 9),
    row('games, loaded when one is chosen', await bytes(games), 190),
    row('formats of others, loaded when a text is in one', await bytes(formats), 90),
    row('traces, loaded when one is opened or saved', await bytes(traces), 210),
    row('the bug zoo', await bytes(used.filter((name) => OF_ZOO.test(name))), 6),
    row('what prints a lecture, loaded when one is printed', await bytes(prints), 7),
    row('the editor of programs, loaded when it is opened', await bytes(editor), 150),
    row('Python, loaded when a program in it is run', await bytes(python), 200),
  ];
}

/** @param {string} what @param {number} size in bytes @param {number} most in kB */
const row = (what, size, most) => ({
  name: `${what}, brotli`,
  value: size / 1000,
  target: { most },
  unit: 'kB',
});

/** The total size of some files of dist/assets, compressed one by one. @param {string[]} names */
async function bytes(names) {
  const files = await Promise.all(names.map((name) => readFile(join(ASSETS, name))));
  return files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
}
