/** The QR code of an address. */

import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { element } from '../figures/elements.js';

/** The light margin that scanners need, in modules (ISO/IEC 18004). */
export const MARGIN = 4;

/** The most modules along a side of a code that a phone reads in the last row of a hall. */
export const FROM_AFAR = 101;

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

/**
 * The code with its margin; null if it is too long for one.
 * @param {string} address
 * @param {string} label for whoever does not see it
 */
export function codePicture(address, label) {
  const code = codeOf(address);
  if (code === null) return null;
  const [from, side] = [-MARGIN, code.modules + 2 * MARGIN];
  const attributes = { viewBox: [from, from, side, side].join(' '), role: 'img' };
  return element('svg', { ...attributes, 'aria-label': label, class: 'qr' }, [
    element('rect', { x: from, y: from, width: side, height: side, fill: '#fff' }),
    element('path', { d: code.path, fill: '#000', 'shape-rendering': 'crispEdges' }),
  ]);
}
