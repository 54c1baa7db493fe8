/** What a kept tree is called. Pure. */

/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { Say } from '../../text/wording.js' */

/** The most copies of one tree that are told apart. */
const MOST = 99;

/** The name of a kept tree, even if nobody has named it. @param {KeptTree} tree @param {Say} say */
export function nameOf({ name, from }, say) {
  if (name !== '') return name;
  if (from === '') return say('tree-unnamed');
  const origin = say(`preset-${from}`);
  return say('tree-from', { name: origin });
}

/**
 * The name of a copy: “X (copy)”, then “X (copy 2)”, for copies of X and for copies of those.
 * @param {string} name of what is copied
 * @param {readonly string[]} taken the names that there are
 * @param {Say} say
 */
export function copyName(name, taken, say) {
  const ends = Array.from({ length: MOST }, (_, at) =>
    say('tree-copy', { name: '', number: at + 1 }),
  );
  const end = ends.find((each) => name.endsWith(each)) ?? '';
  const original = name.slice(0, name.length - end.length);
  const free = ends.find((each) => !taken.includes(original + each));
  return original + (free ?? ends[0]);
}
