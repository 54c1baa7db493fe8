/**
 * Calls of one seed after the other, until the time is up: `node long.js SECONDS FIRST-SEED`. It prints how many inputs there
 * were so far, as libFuzzer does. Calls that fail are written to the corpus, without those that the failure does not need.
 */

import { writeFileSync } from 'node:fs';
import { callsOf } from './calls.js';
import { failureOf, fewest } from './run.js';

const [seconds, first] = process.argv.slice(2).map(Number);
const end = performance.now() + seconds * 1000;
let told = performance.now();
let inputs = 0;
while (performance.now() < end) {
  const calls = callsOf(first + inputs);
  const failure = failureOf(calls);
  inputs += 1;
  if (failure !== null) {
    const file = new URL(`corpus/seed-${first + inputs - 1}.json`, import.meta.url);
    writeFileSync(file, `${JSON.stringify(fewest(calls), null, 2)}\n`);
    console.log(`#${inputs} FAILED, see ${file.pathname}: ${failure}`);
    process.exit(1);
  }
  if (performance.now() - told > 2000) {
    console.log(`#${inputs}`);
    told = performance.now();
  }
}
console.log(`#${inputs} DONE`);
