/** Presenter mode: the tree and one sentence, for a hall. */

export { hall } from './hall.js';
export { Presenting } from './mode.js';
export { Remote } from './remote.js';
