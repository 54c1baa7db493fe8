/** The built module of the formats of others, in Node. */

import { readFileSync } from 'node:fs';
import { instance } from '../../../www/pkg/formats/plyscope_formats_wasm.js';

const file = new URL('../../../www/pkg/formats/plyscope_formats_wasm_bg.wasm', import.meta.url);

export const formats = instance();
formats.initSync({ module: readFileSync(file) });
