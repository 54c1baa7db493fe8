// A search as a person can follow it on the page: what the sentences say, step by step, and what the tree's items hold.

import { items, press, saidNow, stepsOf } from './view.js';

/** @import { Locator } from '@playwright/test' */

/**
 * @typedef {object} Reading
 * @property {number[]} entered
 * @property {number[]} evaluated
 * @property {{node: number, side: 'alpha' | 'beta', skipped: number}[]} cutoffs
 * @property {[number, number][]} returned in the order of the nodes
 * @property {number[]} skipped the nodes that are marked as skipped at the end
 * @property {number | null} value of the whole search, as the last sentence has it
 */

/** @param {string} text with a real minus and ∞ */
const number = (text) => Number(text.replace('−', '-').replace('∞', 'Infinity'));

const ENTERED =
  /^(?:The search begins at the root, node|Down to (?:leaf|(?:MAX |MIN )?node)) (\d+)/;
const EVALUATED = /^Leaf (\d+) is worth/;
const CUTOFF = /^([αβ])-cutoff at node (\d+):.*; (no|one|\d+) child/;
const RETURNED = /^(?:The root, node|Leaf|Node) (\d+),? returns ([−∞\d.]*[∞\d])/;
const BEST_PLAY = /(?:Best play is worth|The value for MAX is) ([−∞\d.]*[∞\d])/;

/**
 * The result that the present sentence reports; null if it reports none.
 *
 * @param {Locator} view
 */
export async function valueSaid(view) {
  const said = BEST_PLAY.exec(await saidNow(view));
  return said && number(said[1]);
}

/**
 * Presses `Step forward` from the first step to the last.
 *
 * @param {Locator} view
 * @returns {Promise<Reading>}
 */
export async function follow(view) {
  /** @type {Reading} */
  const reading = {
    entered: [],
    evaluated: [],
    cutoffs: [],
    returned: [],
    skipped: [],
    value: null,
  };
  for (const said of await press(view, 'Step forward', await stepsOf(view))) {
    const entered = ENTERED.exec(said);
    if (entered) reading.entered.push(Number(entered[1]));
    const evaluated = EVALUATED.exec(said);
    if (evaluated) reading.evaluated.push(Number(evaluated[1]));
    const cutoff = CUTOFF.exec(said);
    if (cutoff) {
      const [, letter, node, skipped] = cutoff;
      reading.cutoffs.push({
        node: Number(node),
        side: letter === 'α' ? 'alpha' : 'beta',
        skipped: skipped === 'no' ? 0 : skipped === 'one' ? 1 : Number(skipped),
      });
    }
    const returned = RETURNED.exec(said);
    if (returned) reading.returned.push([Number(returned[1]), number(returned[2])]);
  }
  reading.returned.sort(([a], [b]) => a - b);
  const all = await items(view);
  reading.skipped = all.filter(({ text }) => /, skipped$/.test(text)).map(({ node }) => node);
  reading.value = await valueSaid(view);
  return reading;
}
