/** The page's own source, and that of the command, without comments. */

import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../../www/src/', import.meta.url);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .sort();

/** Every module by its name. @type {Map<string, string>} */
export const modules = new Map(
  files.map((name) => [name, plain(readFileSync(new URL(name, folder), 'utf8'))]),
);

/** @param {string} code */
function plain(code) {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** The folder of the command, which says messages too. */
const command = new URL('../../../packages/command/', import.meta.url);

const all = [
  ...modules.values(),
  ...readdirSync(command).map((name) => plain(readFileSync(new URL(name, command), 'utf8'))),
].join('\n');

/** The messages that stand in the page itself, before any script runs. */
const inPage = readFileSync(new URL('../index.html', folder), 'utf8').matchAll(
  /<!-- message: ([\w-]+) -->/g,
);

/** Every text in quotes, and every message in the page itself. */
export const literals = new Set(
  [...all.matchAll(/'([^'\n]*)'/g), ...inPage].map((match) => match[1]),
);

/** Every text between backquotes that is said, with a * for each thing that is put in. */
export const saidTemplates = new Set(
  [...all.matchAll(/\bsay\(\s*`([^`]*)`/g)].map((match) =>
    match[1].replace(/\$\{.*?\}(?=[^}']*$|[-.])/g, '*'),
  ),
);

/** Every call of `say` with a text in quotes: its id, and the parameters that it is given. */
export const saidLiterals = [...all.matchAll(/\bsay\(\s*'([^']+)'(?:,\s*\{([^{}]*)\})?/g)].map(
  ([, id, given = '']) => ({ id, given: names(given) }),
);

/** The names of the fields of an object. @param {string} fields as they are written */
function names(fields) {
  let plain = fields.replace(/'[^']*'/g, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  const each = plain.split(',').map((field) => field.split(':')[0].trim());
  return each.filter((name) => name !== '');
}
