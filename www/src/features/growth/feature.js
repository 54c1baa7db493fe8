/** The chart of growth. */

export { PlyscopeGrowth as Opened } from './view.js';
