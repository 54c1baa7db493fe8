// A run of named parts, one after the other, up to the first that fails.

import { countTests } from './counts.mjs';
import { Failure } from './run.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {() => Promise<unknown>} run returns the part's output if tests are to be counted in it
 */

/** @param {Part[]} parts */
export async function runParts(parts) {
  const start = performance.now();
  let passed = 0;
  for (const part of parts) {
    console.log(`\n━━ ${part.name}`);
    const began = performance.now();
    let output;
    try {
      output = await part.run();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Failure(`${error.message}\n━━ FAILED: ${part.name} (${seconds(began)})`);
    }
    if (typeof output === 'string') passed += countTests(output);
    console.log(`━━ ${part.name}: passed in ${seconds(began)}`);
  }
  console.log(`\nAll ${parts.length} parts passed in ${seconds(start)}`);
  // A failed test ends its part above, so all tests counted here have passed.
  if (passed > 0) console.log(`${passed} passed, 0 failed`);
}

/** @param {number} began */
function seconds(began) {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
