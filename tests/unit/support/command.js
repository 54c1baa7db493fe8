/** Runs a command, with files in memory. */

import { fromSources } from '../../../packages/command/from-sources.js';

/** @import { Surroundings } from '../../../packages/command/surroundings.js' */

/**
 * @param {(args: readonly string[], io: Surroundings) => Promise<number>} command
 * @param {string[]} args
 * @param {Record<string, string | Uint8Array>} [files]
 * @param {string} [input] what comes in
 */
export async function run(command, args, files = {}, input = '') {
  const [said, wrong] = [/** @type {string[]} */ ([]), /** @type {string[]} */ ([])];
  const code = await command(args, {
    ...fromSources,
    languages: ['en'],
    read: async (path) => (path in files ? String(files[path]) : null),
    readBytes: async (path) =>
      path in files ? new TextEncoder().encode(String(files[path])) : null,
    input: async () => input,
    write: async (path, content) => {
      files[path] = content;
    },
    out: (text) => said.push(text),
    error: (text) => wrong.push(text),
  });
  return { code, out: said.join(''), error: wrong.join(''), files };
}
