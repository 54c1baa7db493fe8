/** What a chart of growth is called, in the list of a lecture's slides and before a hall. Pure. */

import { isPreset, PRESETS } from '../session/growth.js';

/** @import { Setup } from '../session/growth.js' */
/** @import { Say } from './wording.js' */

/** @param {Setup | null} setup @param {Say} say */
export function chartName(setup, say) {
  const preset = Object.keys(PRESETS).find((id) => setup !== null && isPreset(setup, PRESETS[id]));
  return say(preset === undefined ? 'growth-title' : `growth-preset-${preset}`);
}
