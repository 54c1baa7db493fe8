// An addition to Vite: the workers in which readers' programs run, each as the text of one classic script. The frame around them has no
// origin, so that the page has to give them.

import { join } from 'node:path';
import { classicScript } from './classic-script.mjs';

/** @import { Plugin } from 'vite' */

const CONTENT = /^virtual:plyscope\/program-(javascript|python)$/;
const RESOLVED = /^\0plyscope\/program-(javascript|python)$/;

/**
 * What MicroPython does in Node, where it is a command: it waits for modules, as no classic script can.
 */
const COMMAND = 'const path=await import("path"),url=await import("url")';

/**
 * @param {string} www the folder with the sources
 * @param {Plugin[]} plugins for the build of the workers
 * @returns {Plugin}
 */
export function programsPlugin(www, plugins) {
  /** @type {Map<string, Promise<string>>} */
  const made = new Map();
  const make = (/** @type {string} */ language) => {
    const entry = join(www, 'src', 'features', 'my-program', 'inside', `${language}.js`);
    const text = made.get(language) ?? classicScript(entry, [...plugins, withoutCommand()]);
    made.set(language, text);
    return text;
  };
  return {
    name: 'plyscope-programs',
    resolveId: (id) => {
      const content = CONTENT.exec(id);
      return content ? `\0plyscope/program-${content[1]}` : undefined;
    },
    load: async (id) => {
      const content = RESOLVED.exec(id);
      return content && `export default ${JSON.stringify(await make(content[1]))};`;
    },
  };
}

/** @returns {Plugin} */
const withoutCommand = () => ({
  name: 'plyscope-micropython',
  transform: (code, id) => {
    if (!id.endsWith('/micropython.mjs')) return undefined;
    if (!code.includes(COMMAND)) throw new Error('MicroPython is not written as it was');
    return code
      .replace(COMMAND, 'const path={},url={}')
      .replaceAll(/await import\("\w+"\)/g, '{}')
      .replaceAll('import.meta.url', "''");
  },
});
