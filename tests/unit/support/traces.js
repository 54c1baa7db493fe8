/** What compares traces, in Node, and a trace that is wrong for each reason. */

import { readFileSync } from 'node:fs';
import { begin, diagnosis } from '../../../www/src/engine/traces/traces.js';

/** @import { Request } from '../../../www/pkg/plyscope_wasm.js' */
/** @import { TraceError } from '../../../www/pkg/diagnose/plyscope_diagnose_wasm.js' */

const file = new URL('../../../www/pkg/diagnose/plyscope_diagnose_wasm_bg.wasm', import.meta.url);
begin(new WebAssembly.Module(readFileSync(file)));

/** The functions of the wasm. */
export const traces = diagnosis();

/** The trace file of a search. @param {Request} request */
export function traceOf({ tree, grown, algorithm, options }) {
  const file = new traces.TraceFile(tree, grown, algorithm, { ...options });
  const text = new TextDecoder().decode(file.part(0, file.pieces()));
  file.free();
  return text;
}

export const HEADER = '{"plyscope":1,"tree":[[3,12,8],[2,4,6],[14,5,2]]}';

/** The lines of a trace of alpha-beta that enters these nodes. @param {readonly number[]} nodes */
export const entering = (nodes) =>
  [HEADER, ...nodes.map((node) => `{"event":"enter","node":${node}}`)].join('\n');

/** Traces that cannot be read, by the reason. @type {Record<Exclude<TraceError['fault'], 'search'>, string>} */
export const NO_TRACES = {
  'no-object': `${HEADER}\nBest: 3`,
  'no-json': `${HEADER}\n{"event":"enter",}`,
  missing: `${HEADER}\n{"event":"enter"}`,
  repeated: `${HEADER}\n{"event":"enter","node":0,"node":1}`,
  'wrong-field': `${HEADER}\n{"event":"enter","node":"A"}`,
  version: '{"plyscope":2,"tree":[1,2]}',
  tree: '{"plyscope":1,"tree":[1,[]]}',
  switch: '{"plyscope":1,"tree":[1,2],"options":{"cut":"never"}}',
  word: `${HEADER}\n{"event":"leave","node":0,"value":3,"bound":"good"}`,
  event: `${HEADER}\n{"event":"go","node":0}`,
  pointless: `${HEADER}\n{"event":"probe","node":0,"hit":false,"value":3}`,
  score: `${HEADER}\n{"event":"evaluate","node":2,"value":1e99}`,
  'no-node': entering([0, 13]),
  'after-result': `${HEADER}\n{"event":"result","value":3,"principal_variation":[0]}\n{"event":"enter","node":0}`,
  empty: '  \n',
  'nothing-told': HEADER,
};

/** A search that can have each slip. @type {Record<string, string>} */
export const SLIPS = {
  'other-comparison': 'alpha-beta',
  'no-return-at-cut': 'alpha-beta',
  'bounds-not-passed': 'alpha-beta',
  'bounds-not-swapped': 'negamax-alpha-beta',
  'bounds-not-negated': 'negamax-alpha-beta',
  'value-not-negated': 'negamax',
  'wrong-bound-moved': 'alpha-beta',
  'no-re-search': 'negascout',
  're-search-stays-null': 'negascout',
  're-search-beyond': 'pvs',
  'test-takes-equal': 'scout',
  'no-eval-after-test': 'scout',
  'no-search-again': 'aspiration',
  'wrong-side-opened': 'aspiration',
  'same-test-again': 'mtd-f',
  'guess-kept': 'mtd-f',
  'known-bounds-swapped': 'mtd-f',
  'stored-as-exact': 'mtd-f',
  'stored-bounds-swapped': 'negamax-tt',
  'any-depth-taken': 'negamax-tt',
  'wrong-side-at-root': 'minimax',
  'bound-called-exact': 'alpha-beta',
  'one-ply-too-deep': 'minimax',
  'one-ply-too-shallow': 'minimax',
  'best-not-reset': 'minimax',
  'last-of-equals': 'alpha-beta',
  'one-side-cuts': 'alpha-beta',
  'root-whole-window': 'alpha-beta',
  'one-bound-passed': 'alpha-beta',
  'finite-first-window': 'alpha-beta',
  'bound-not-moved': 'alpha-beta',
  'own-best-for-bound': 'alpha-beta',
  'alpha-overwritten': 'alpha-beta',
  'best-overwritten': 'minimax',
  'result-shared': 'minimax',
  'min-takes-the-maximum': 'minimax',
  'best-at-zero': 'minimax',
  'player-not-alternating': 'minimax',
  'sides-shifted-below-root': 'minimax',
  'last-child-skipped': 'minimax',
  'first-child-skipped': 'minimax',
  'first-child-alone': 'minimax',
  'bounds-not-turned': 'negamax-alpha-beta',
  'bounds-swapped': 'alpha-beta',
  'flag-from-moved-alpha': 'negamax-tt',
  'depth-ignored': 'minimax',
};

/** What right programs do otherwise, where that is no switch. */
export const HABITS = [
  ...['whole-second-window', 'trusts-leaves', 'trusts-last-plies', 'trusts-no-plies'],
  ...['cuts-before-best', 'meeting-bounds-stay', 'table-narrows-nothing', 'table-narrows-alone'],
  ...['flag-by-narrowed', 'flag-by-narrowed-beta', 'last-of-equals-taken'],
  'opens-whole-window',
];
