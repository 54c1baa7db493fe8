/** Presenter mode: the tree and one sentence, for a hall. */

export { hall } from '../../panels/hall.js';
export { Presenting } from './mode.js';
export { Remote } from './remote.js';
