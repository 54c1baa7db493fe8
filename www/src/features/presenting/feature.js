/** Presenter mode: the tree and one sentence, for an audience. */

export { audience } from './audience.js';
export { Presenting } from './mode.js';
export { Remote } from './remote.js';
