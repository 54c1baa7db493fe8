/** The windows in which everything is tried, and what else a state is multiplied by: hall or desk, light or dark, and the language. */

import { LANGUAGES as FOLDERS } from '../../unit/support/messages.js';

/** @typedef {{name: string, width: number, height: number, touch?: true}} Size */

/** One more size is a row. @type {readonly Size[]} */
export const SIZES = [
  { name: '360×640', width: 360, height: 640, touch: true },
  { name: '390×844', width: 390, height: 844, touch: true },
  { name: '768×1024', width: 768, height: 1024, touch: true },
  { name: '1024×768', width: 1024, height: 768, touch: true },
  { name: '1280×720', width: 1280, height: 720 },
  { name: '1366×768', width: 1366, height: 768 },
  { name: '1920×1080', width: 1920, height: 1080 },
  { name: '2560×1440', width: 2560, height: 1440 },
];

export const PLACES = /** @type {const} */ (['desk', 'hall']);
export const THEMES = /** @type {const} */ (['light', 'dark']);

/** Serbian is written in two alphabets. */
export const LANGUAGES = [...FOLDERS, 'sr-Latn'];
