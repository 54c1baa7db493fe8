/** The search as programs in languages that people write. */

export {
  givenOf,
  jsonOf,
  startingProgram,
  tooLarge,
  wholeProgram,
  written,
} from './panel.js';
