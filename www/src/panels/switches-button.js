/** The button that opens the switches. */

import { menu } from './menu.js';
import { sheet } from './switches.js';

/** @import { Model } from './model.js' */

/** @param {Model} model */
export function switches(model) {
  const { choice, ids, say } = model;
  const count = Object.keys(choice.options).length;
  return menu({
    ...{ name: 'switches', id: `${ids}switches`, sheet: sheet(model) },
    label: count === 0 ? say('switches') : say('switches-changed', { count }),
  });
}
