/** A link as a QR code, for a hall full of phones. */

import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** The light margin that scanners need, in modules (ISO/IEC 18004). */
export const MARGIN = 4;

/**
 * A picture of the code without its margin, as the path of its dark modules and the number of them along a side.
 * @param {string} address
 * @returns {{path: string, modules: number} | null} null if it is too long for a code
 */
export function codeOf(address) {
  try {
    const code = generate(address);
    return { path: toSvgPath(code), modules: code.size };
  } catch {
    return null;
  }
}
