/** Presenter mode: the tree and one sentence, for an audience. */

export { hall } from './hall.js';
export { Presenting } from './mode.js';
export { Remote } from './remote.js';
