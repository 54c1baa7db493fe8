/** Hashes. Pure. */

/** A hash of numbers: Fowler, Noll and Vo's FNV-1a with 32 bits (1991). @param {Iterable<number>} numbers */
export function hashOf(numbers) {
  let hash = 0x811c9dc5;
  for (const number of numbers) hash = Math.imul(hash ^ number, 0x01000193);
  return hash >>> 0;
}
