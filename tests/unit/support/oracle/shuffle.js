/** Shuffling with a seed, as the core does it. */

/** SplitMix64 (Steele, Lea and Flood 2014) and Fisher and Yates. @param {bigint} seed */
export function shuffler(seed) {
  let state = seed;
  const word = (/** @type {bigint} */ value) => BigInt.asUintN(64, value);
  const next = () => {
    state = word(state + 0x9e3779b97f4a7c15n);
    let mixed = word((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n);
    mixed = word((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
    return mixed ^ (mixed >> 31n);
  };
  return (/** @type {number[]} */ list) => {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = Number(next() % BigInt(last + 1));
      [shuffled[last], shuffled[other]] = [shuffled[other], shuffled[last]];
    }
    return shuffled;
  };
}
