/** The look of a view. */

import { colours } from './colours.js';
import { controls } from './controls.js';
import { fields } from './fields.js';
import { layout } from './layout.js';
import { overlays } from './overlays.js';
import { panels } from './panels.js';
import { text } from './text.js';

export const styles = [colours, layout, text, fields, controls, panels, overlays];
