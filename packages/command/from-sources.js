/** The surroundings of the commands when nothing is built: messages, styles, templates and the wasm come from the sources. */

import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { inNode } from './in-node.js';

/** @import { Surroundings } from './surroundings.js' */

const WWW = new URL('../../www/', import.meta.url);

/** @type {Surroundings} */
export const fromSources = {
  ...inNode,
  available: readdirSync(new URL('locales/', WWW)),
  texts: async (language) => {
    const folder = new URL(`locales/${language}/`, WWW);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ftl'),
    );
    return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  },
  wasm: async () =>
    new WebAssembly.Module(await readFile(new URL('pkg/plyscope_wasm_bg.wasm', WWW))),
  games: async () =>
    new WebAssembly.Module(await readFile(new URL('pkg/games/plyscope_games_wasm_bg.wasm', WWW))),
  diagnose: async () =>
    new WebAssembly.Module(
      await readFile(new URL('pkg/diagnose/plyscope_diagnose_wasm_bg.wasm', WWW)),
    ),
  formats: async () =>
    new WebAssembly.Module(
      await readFile(new URL('pkg/formats/plyscope_formats_wasm_bg.wasm', WWW)),
    ),
  tokens: () => readFile(new URL('src/styles/tokens.css', WWW), 'utf8'),
  paper: () => readFile(new URL('src/page/lecture/taken.css', WWW), 'utf8'),
  moments: () => readFile(new URL('package/reveal.js', WWW), 'utf8'),
  template: (language) => {
    const folder = new URL('programs/', WWW);
    const name = readdirSync(folder).find((each) => each.startsWith(`${language}.`)) ?? '';
    return readFile(new URL(name, folder), 'utf8');
  },
  script: async (name) => `/* ${name} */`,
};
