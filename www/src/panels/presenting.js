/** Presenter mode: the tree and one sentence, for a hall. */

import { presentingStyles } from '../styles/presenting.js';

export { Presenting } from '../presenting/mode.js';
export { Remote } from '../presenting/remote.js';
export { hall } from './hall.js';

export const styles = presentingStyles;
