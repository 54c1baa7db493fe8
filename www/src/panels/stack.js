/** Stepping as in a debugger: the buttons and keys for it, and the call stack. */

import { rowStyles } from '../styles/rows.js';
import { stackStyles } from '../styles/stack.js';

export { asked } from '../input/stepping-keys.js';
export { callStack } from './call-stack.js';
export { stepping } from './stepping.js';

export const styles = [rowStyles, stackStyles];

/**
 * What a node is called at whose visits playing halts.
 * @param {(id: string, parameters: import('../text/messages.js').Parameters) => string} say
 * @param {string} item what it would be called else
 */
export const breaking = (say, item) => say('node-item-break', { item });
