// A module and all that it imports, as one classic script.

import { build } from 'vite';

/** @import { Plugin } from 'vite' */

/**
 * @param {string} entry
 * @param {Plugin[]} [plugins]
 */
export async function classicScript(entry, plugins = []) {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const script = files.find((file) => file.type === 'chunk');
  if (!script) throw new Error(`${entry} was not built`);
  return script.code;
}
