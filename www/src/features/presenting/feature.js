/** Presenter mode: the tree and one sentence, for a hall. */

import { presentingStyles } from '../../styles/presenting.js';

export { hall } from './hall.js';
export { Presenting } from './mode.js';
export { Remote } from './remote.js';

export const styles = presentingStyles;
