/** SVG as PNG. What draws it is a package that whoever wants pixels installs: it is larger than all that we have. */

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Mistake } from './arguments.js';

/** What draws it, as an import of this file or of the folder in which the command is called. */
const PACKAGE = '@resvg/resvg-js';

/** @param {string} svg @param {number} scale pixels for each unit of the picture @returns {Promise<Uint8Array>} */
export async function pixels(svg, scale) {
  const { Resvg } = await resvg();
  const options = { fitTo: { mode: 'zoom', value: scale }, font: { loadSystemFonts: true } };
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
