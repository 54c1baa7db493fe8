/** The form for random trees. */

export { Generator as Opened } from './generator.js';
