/**
 * The look of each search in the chart. A group has a colour and a line style; within a group the marks differ, so no
 * two look the same without colour. Pure.
 */

/** @import { AlgorithmInfo } from '../../../pkg/plyscope_wasm.js' */

/** @typedef {{colour: string, dash: string, filled: boolean, mark: string}} Look */

/** The page's colours, with another meaning. Ink is for searches that visit everything. */
const GROUPS = {
  exhaustive: { colour: 'ink', dash: '', filled: true },
  'alpha-beta': { colour: 'max', dash: '', filled: false },
  scout: { colour: 'cut', dash: '7 3', filled: false },
  driver: { colour: 'min', dash: '2 3', filled: false },
  'best-first': { colour: 'focus', dash: '9 3 2 3', filled: false },
};

/** Outlines of marks around (0, 0), all about the same size. */
const MARKS = [
  'M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z',
  'M-4 -4h8v8h-8z',
  'M0 -5.8L5.8 0L0 5.8L-5.8 0z',
  'M0 -5.4L5.2 4H-5.2z',
  'M0 5.4L5.2 -4H-5.2z',
];

/**
 * @param {readonly AlgorithmInfo[]} algorithms all that there are
 * @param {string} name
 * @returns {Look}
 */
export function lookOf(algorithms, name) {
  const group = algorithms.find((each) => each.name === name)?.group ?? 'exhaustive';
  const kin = algorithms.filter((each) => each.group === group);
  const place = kin.findIndex((each) => each.name === name);
  return { ...GROUPS[group], mark: MARKS[Math.max(0, place) % MARKS.length] };
}
