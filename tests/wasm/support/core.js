/** The built package in Node, and searches of it. */

import '../../unit/support/stable-calls.js';
import { readFileSync } from 'node:fs';
import { instance } from '../../../www/pkg/plyscope_wasm.js';
import { sameStep as same } from '../../../www/src/engine/stepping.js';

const file = new URL('../../../www/pkg/plyscope_wasm_bg.wasm', import.meta.url);

/** @import { Request, Study } from '../../../www/pkg/plyscope_wasm.js' */

export const core = instance();

/** The module's own exports, among them its memory. */
export const wasm = core.initSync({ module: readFileSync(file) });

export const ALGORITHMS = core.algorithms().map(({ name }) => name);

/**
 * Searches a tree, hands the study over, and frees it.
 * @template T
 * @param {string | Request} request a tree, or all of it
 * @param {(study: Study) => T} look
 * @returns {T}
 */
export function withStudy(request, look) {
  const whole = typeof request === 'string' ? { tree: request, algorithm: 'alpha-beta' } : request;
  const study = new core.Study(whole);
  try {
    return look(study);
  } finally {
    study.free();
  }
}

/**
 * Every step's moment, the first of them before anything happened.
 * @param {Study} study
 */
export function moments(study) {
  const { steps } = study.overview();
  return Array.from({ length: steps + 1 }, (_, step) => study.moment(step));
}

/**
 * Every node at a step.
 * @param {Study} study
 * @param {number} step
 */
export function statesAt(study, step) {
  return study.states_of(
    step,
    Uint32Array.from({ length: study.overview().nodes }, (_, node) => node),
  );
}

/**
 * Those of the switches that change anything in an algorithm; others it refuses.
 * @param {string} algorithm
 * @param {Record<string, string>} options
 * @returns {Record<string, string>}
 */
export function fitting(algorithm, options) {
  const { switches } = core.applicable(algorithm, options);
  return Object.fromEntries(Object.entries(options).filter(([name]) => switches.includes(name)));
}

/**
 * The step of a study at which stands what stood at a step of another, as the page finds it.
 * @param {Study} old
 * @param {Study} now
 * @param {number} step
 */
export function sameStep(old, now, step) {
  const steps = (/** @type {Study} */ study) => study.overview().steps;
  return same(
    { steps: steps(old), landmarks: (at, most) => old.landmarks(at, most) },
    { steps: steps(now), step_at: (known) => now.step_at(known) },
    step,
  );
}
