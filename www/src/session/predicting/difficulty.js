/**
 * Trees of one difficulty: of those that grow from seeds, the first in which a search does so much. A tree that begins with any of them
 * says in place of its seed where to begin, and what to look for: `seed={7:cutoffs=3}`. Pure.
 */

import { mostNodes } from '../../engine/catalogue.js';
import { makeStudy } from '../../engine/owned-study.js';
import { inForce } from '../choices.js';
import { hashOf } from '../hash.js';

/** @import { Request } from '../../../pkg/plyscope_wasm.js' */

/** What is counted: cutoffs that skip something, or nodes entered. @typedef {'cutoffs' | 'nodes'} Measure */
/** @typedef {{measure: Measure, number: number}} Difficulty */

const PLACE = /\{(\d+):(cutoffs|nodes)=(\d+)\}/g;

/** The most seeds that are tried for a student, and the most nodes of all their trees. */
const MOST = { tries: 400, nodes: 60_000 };
/** The most events of a search that is worth an exercise. */
const MOST_EVENTS = 20_000;

/** How many seeds are tried for one tree: fewer of larger ones. @param {string} tree */
export const triesFor = (tree) =>
  Math.max(1, Math.min(MOST.tries, Math.floor(MOST.nodes / Math.max(1, mostNodes(tree)))));

/**
 * How much a search does.
 * @param {Request} request
 * @param {Measure} measure
 * @throws {PlyscopeError} if it cannot be made, or is too long
 */
export function measured(request, measure) {
  const study = makeStudy(request, MOST_EVENTS);
  const { entered, cutoffs, idleCutoffs } = study.overview().total;
  study.free();
  return measure === 'nodes' ? entered : cutoffs - idleCutoffs;
}

/**
 * A tree with the seed that it stands for: the first that is as difficult as it says, or else the nearest. Those that are tried are
 * spread, so that students with numbers in a row do not get the same tree.
 * @param {{tree: string, algorithm: string, options: Readonly<Record<string, string>>}} request
 */
export function ofDifficulty({ tree, algorithm, options }) {
  const [place] = tree.matchAll(PLACE);
  if (place === undefined) return tree;
  const [, from, measure, number] = place;
  const treeAt = (/** @type {number} */ at) =>
    tree.replace(PLACE, (_, seed) =>
      at === 0 ? seed : String(hashOf(characters(`${from}:${at}`))),
    );
  let [nearest, least] = [treeAt(0), Number.POSITIVE_INFINITY];
  try {
    const search = { algorithm, options: inForce(algorithm, options).options };
    const tries = triesFor(nearest);
    for (let at = 0; at < tries && least > 0; at += 1) {
      const found = measured({ ...search, tree: treeAt(at) }, /** @type {Measure} */ (measure));
      const distance = Math.abs(found - Number(number));
      if (distance < least) [nearest, least] = [treeAt(at), distance];
    }
  } catch {
    // Whoever shows the tree says what is wrong with it.
  }
  return nearest;
}

/** @param {string} text */
const characters = (text) => Array.from(text, (each) => each.charCodeAt(0));
