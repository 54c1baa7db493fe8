/** The look of a view. */

import { askingStyles } from './asking.js';
import { bandStyles } from './bands.js';
import { codeStyles } from './code.js';
import { colours } from './colours.js';
import { controls } from './controls.js';
import { decisionStyles } from './decision.js';
import { fields } from './fields.js';
import { layout } from './layout.js';
import { orderStyles } from './order.js';
import { overlays } from './overlays.js';
import { overviewStyles } from './overview.js';
import { panels } from './panels.js';
import { progressStyles } from './progress.js';
import { resultsStyles } from './results.js';
import { rowStyles } from './rows.js';
import { stackStyles } from './stack.js';
import { storyStyles } from './story.js';
import { switchStyles } from './switches.js';
import { text } from './text.js';

export const styles = [
  ...[colours, layout, text, fields, controls, panels, overlays],
  ...[bandStyles, progressStyles, overviewStyles, switchStyles, rowStyles, decisionStyles],
  ...[codeStyles, askingStyles, stackStyles, storyStyles, resultsStyles, orderStyles],
];
