/** SVG as PNG. What draws it is a package that whoever wants pixels installs: it is larger than all that we have. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from './arguments.js';

/** What draws it, as an import of this file or of the folder in which the command is called. */
const PACKAGE = '@resvg/resvg-js';

/** On Linux; elsewhere one of those before it is there. */
const LAST = 'DejaVu Sans';

/** @param {string} svg @param {number} scale pixels for each unit of the picture @returns {Promise<Uint8Array>} */
export async function pixels(svg, scale) {
  const { Resvg } = await resvg();
  // What stands last in our list of typefaces: it knows none that a system calls its own.
  const font = { loadSystemFonts: true, defaultFontFamily: LAST, sansSerifFamily: LAST };
  const options = { fitTo: { mode: 'zoom', value: scale }, font };
  return new Resvg(svg, options).render().asPng();
}

/** @returns {Promise<{Resvg: new (svg: string, options: object) => {render: () => {asPng: () => Uint8Array}}}>} */
async function resvg() {
  for (const from of [import.meta.url, pathToFileURL(join(process.cwd(), 'x')).href]) {
    try {
      return createRequire(from)(PACKAGE);
    } catch (error) {
      if (Object(error).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Mistake('command-no-pixels', { name: PACKAGE }, 1);
}
