/** Presenter mode: the tree and one sentence, for an audience. */

import { unsafeCSS } from 'lit';
import hall from './hall.css?inline';
import hands from './hands.css?inline';
import pointer from './pointer.css?inline';
import audience from './presenting.css?inline';

export { audience } from './audience.js';
export { Presenting } from './mode.js';
export { Remote } from './remote.js';

export const sheet = unsafeCSS([hall, audience, hands, pointer].join(''));
