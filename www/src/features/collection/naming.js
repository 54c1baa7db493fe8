/** What a kept tree is called. Pure. */

/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { Say } from '../../text/wording.js' */

/** The name of a kept tree, even if nobody has named it. @param {KeptTree} tree @param {Say} say */
export function nameOf({ name, from }, say) {
  if (name !== '') return name;
  if (from === '') return say('tree-unnamed');
  const origin = say(`preset-${from}`);
  return say('tree-from', { name: origin });
}
