// An addition to Vite: a build into a single file. What is a file of its own beside the scripts otherwise, the wasm and the
// worker, is within the script.

import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { classicScript } from './classic-script.mjs';

/** @import { Plugin } from 'vite' */

/** The modules of `engine/files/` that have a counterpart in `engine/inlined/`. */
const FILES = /[\\/]engine[\\/]files[\\/](wasm|worker|games|diagnose|formats)\.js$/;

/** A feature that needs files of its own; what stands in its place says so. */
const ELSEWHERE = /[\\/]features[\\/]my-program[\\/]my-program\.js$/;

/** What the counterparts import, and how it is named inside the bundler. */
const CONTENT = /^virtual:plyscope\/(wasm|worker|games|diagnose|formats)$/;
const RESOLVED = /^\0plyscope\/(wasm|worker|games|diagnose|formats)$/;

/**
 * @param {string} www the folder with the sources
 * @returns {Plugin}
 */
export function singleFilePlugin(www) {
  /** @type {Record<string, () => Promise<string>>} */
  const contents = {
    wasm: () => deflatedWasm(join(www, 'pkg', 'plyscope_wasm_bg.wasm')),
    games: () => deflatedWasm(join(www, 'pkg', 'games', 'plyscope_games_wasm_bg.wasm')),
    diagnose: () => deflatedWasm(join(www, 'pkg', 'diagnose', 'plyscope_diagnose_wasm_bg.wasm')),
    formats: () => deflatedWasm(join(www, 'pkg', 'formats', 'plyscope_formats_wasm_bg.wasm')),
    worker: () => classicScript(join(www, 'src', 'engine', 'jobs', 'worker.js')),
  };
  return {
    name: 'plyscope-single-file',
    enforce: 'pre',

    async resolveId(id, importer) {
      const content = CONTENT.exec(id);
      if (content) return `\0plyscope/${content[1]}`;
      if (!id.endsWith('.js') || importer?.includes(`${sep}inlined${sep}`)) return undefined;
      const resolved = await this.resolve(id, importer, { skipSelf: true });
      if (resolved && ELSEWHERE.test(resolved.id))
        return join(www, 'src', 'features', 'my-program', 'elsewhere.js');
      const file = resolved && FILES.exec(resolved.id);
      return file ? join(www, 'src', 'engine', 'inlined', `${file[1]}.js`) : undefined;
    },

    async load(id) {
      const content = RESOLVED.exec(id);
      return content && `export default ${JSON.stringify(await contents[content[1]]())};`;
    },
  };
}

/** In base64. @param {string} path */
async function deflatedWasm(path) {
  const deflated = await promisify(deflateRaw)(await readFile(path), { level: 9 });
  return deflated.toString('base64');
}
