/** The specimens of the zoo: each slip with a search that can have it, and a small tree on which it shows. One more slip is a row here. */

/** @typedef {{slip: string, tree: string, depth?: string}} Specimen */

/** By search. @type {readonly {algorithm: string, specimens: readonly Specimen[]}[]} */
export const ZOO = [
  {
    algorithm: 'minimax',
    specimens: [
      { slip: 'wrong-side-at-root', tree: '[2, 1]' },
      { slip: 'player-not-alternating', tree: '[1, [2, 1]]' },
      { slip: 'sides-shifted-below-root', tree: '[[[1, 2], 3], [4, 1]]' },
      { slip: 'min-takes-the-maximum', tree: '[1, [1, 1]]' },
      { slip: 'best-at-zero', tree: '[1, [2, 2]]' },
      { slip: 'best-not-reset', tree: '[1, [1, [2, 1]]]' },
      { slip: 'best-overwritten', tree: '[2, 1]' },
      { slip: 'result-shared', tree: '[[3, 2], [1, 4]]' },
      { slip: 'last-child-skipped', tree: '[1, 2]' },
      { slip: 'first-child-skipped', tree: '[2, 1]' },
      { slip: 'first-child-alone', tree: '[1, 2, 3]' },
      { slip: 'one-ply-too-deep', tree: '[[[1]=0]=0]=0', depth: '2' },
      { slip: 'one-ply-too-shallow', tree: '[[[1]=0]=0]=0', depth: '2' },
      { slip: 'depth-ignored', tree: '[[[[1]=0]=0]=0]=0', depth: '2' },
    ],
  },
  {
    algorithm: 'alpha-beta',
    specimens: [
      { slip: 'other-comparison', tree: '[1, [1, 1]]' },
      { slip: 'last-of-equals', tree: '[[5, 8], [5, 2]]' },
      { slip: 'no-return-at-cut', tree: '[1, [1, 1]]' },
      { slip: 'one-side-cuts', tree: '[[1, [1, 1]], [1, 1]]' },
      { slip: 'bounds-not-passed', tree: '[1, [1, 1]]' },
      { slip: 'root-whole-window', tree: '[1, [1, 1]]' },
      { slip: 'one-bound-passed', tree: '[[1, [1, 1]], [1, 1]]' },
      { slip: 'finite-first-window', tree: '[3, 1, 4]' },
      { slip: 'bound-not-moved', tree: '[1, [1, 1]]' },
      { slip: 'wrong-bound-moved', tree: '[1, 2]' },
      { slip: 'own-best-for-bound', tree: '[[[[[1, 3]]], [[[5], [4, 2]]]]]' },
      { slip: 'alpha-overwritten', tree: '[2, 1, [2, 1]]' },
      { slip: 'bounds-swapped', tree: '[1, [2, 1]]' },
      { slip: 'bound-called-exact', tree: '[1, [1, 1]]' },
    ],
  },
  {
    algorithm: 'negamax',
    specimens: [{ slip: 'value-not-negated', tree: '[1, 1]' }],
  },
  {
    algorithm: 'negamax-alpha-beta',
    specimens: [
      { slip: 'bounds-not-turned', tree: '[1, [1, 1]]' },
      { slip: 'bounds-not-swapped', tree: '[1, [2, 1]]' },
      { slip: 'bounds-not-negated', tree: '[[2, 1], 1]' },
    ],
  },
  {
    algorithm: 'pvs',
    specimens: [
      { slip: 'no-re-search', tree: '[1, [3, [2, 3]]]' },
      { slip: 're-search-stays-null', tree: '[1, [2, 2]]' },
      { slip: 're-search-beyond', tree: '[1, [3, 2]]' },
    ],
  },
  {
    algorithm: 'scout',
    specimens: [
      { slip: 'test-takes-equal', tree: '[1, 1]' },
      { slip: 'no-eval-after-test', tree: '[1, 2]' },
    ],
  },
  {
    algorithm: 'negamax-tt',
    specimens: [
      {
        slip: 'stored-as-exact',
        tree: '{"children":[{"children":[{"children":[1]},{"children":[{"position":"p2","children":[{"position":"p1","children":[2]}]}]}]},{"position":"p2","children":[{"position":"p1","children":[2]}]}]}',
      },
      {
        slip: 'stored-bounds-swapped',
        tree: '{"children":[{"children":[{"children":[{"children":[1,{"position":"p1","children":[2]}]}]},{"position":"p1","children":[2]}]}]}',
      },
      { slip: 'flag-from-moved-alpha', tree: '[1, 2]' },
      {
        slip: 'any-depth-taken',
        tree: '{"value":0,"children":[{"value":0,"children":[{"value":0,"children":[{"value":0,"position":"p1","children":[2]},{"value":0,"children":[1,2]}]}]},{"value":0,"position":"p1","children":[2]}]}',
        depth: '3',
      },
    ],
  },
  {
    algorithm: 'aspiration',
    specimens: [
      { slip: 'no-search-again', tree: '[1, 2]' },
      { slip: 'wrong-side-opened', tree: '[1, 2]' },
    ],
  },
  {
    algorithm: 'mtd-f',
    specimens: [
      { slip: 'same-test-again', tree: '1' },
      { slip: 'guess-kept', tree: '[1, 1]' },
      { slip: 'known-bounds-swapped', tree: '1' },
    ],
  },
];
