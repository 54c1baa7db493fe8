/** The surroundings of the commands as they are shipped: the build packs messages, styles, templates and the wasm into their script. */

import { fileURLToPath } from 'node:url';
import moments from '../../www/package/reveal.js?raw';
import { compileDiagnose } from '../../www/src/engine/files/diagnose.js';
import { compileFormats } from '../../www/src/engine/files/formats.js';
import { compileGames } from '../../www/src/engine/files/games.js';
import { compileWasm } from '../../www/src/engine/files/wasm.js';
import { TEMPLATES } from '../../www/src/features/programs/templates.js';
import paper from '../../www/src/page/lecture/taken.css?raw';
import tokens from '../../www/src/styles/tokens.css?raw';
import { inNode } from './in-node.js';

/** @import { Surroundings } from './surroundings.js' */

/** The messages of each language, file by file. @type {Record<string, string>} */
const texts = import.meta.glob('../../www/locales/*/**/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The language of a file of messages. @param {string} path */
const languageOf = (path) => /\/locales\/([^/]+)\//.exec(path)?.[1] ?? '';

/** @type {Surroundings} */
export const packed = {
  ...inNode,
  available: [...new Set(Object.keys(texts).map(languageOf))],
  texts: async (language) =>
    Object.entries(texts)
      .filter(([path]) => languageOf(path) === language)
      .map(([, text]) => text),
  wasm: compileWasm,
  games: compileGames,
  diagnose: compileDiagnose,
  formats: compileFormats,
  tokens: async () => tokens,
  paper: async () => paper,
  moments: async () => moments,
  template: async (language) => TEMPLATES[language],
  script: async (name) => {
    // They lie beside this one.
    const script = await inNode.read(fileURLToPath(new URL(name, import.meta.url)));
    if (script === null) throw new Error(`the package has no ${name}`);
    return script;
  },
};
