/** The worked examples that the Rust tests and the page's tests read too, exactly. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ALGORITHMS, moments, statesAt, withStudy } from './support/core.js';

/** @import { Study } from '../../www/pkg/plyscope_wasm.js' */

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {'MAX' | 'MIN'} root
 * @property {unknown} tree
 * @property {number} nodes
 * @property {number} leaves
 * @property {number} value
 * @property {number | null} best_child
 * @property {{entered: number[], evaluated_leaves: number[],
 *   cutoffs: {node: number, side: string, skipped_children: number[]}[],
 *   returned_fail_soft: [number, number][], returned_fail_hard: [number, number][]}} alpha_beta
 */

const file = new URL('../conformance/alphabeta.json', import.meta.url);
/** @type {{cases: Case[]}} */
const { cases } = JSON.parse(readFileSync(file, 'utf8'));

const SKIPPED = 3;

/**
 * The events of a search in the form of the file: as MAX sees them.
 * @param {Study} study
 */
function account(study) {
  const { perspective } = study.overview();
  const { max, parent } = study.nodes();
  const did = {
    /** @type {number[]} */ entered: [],
    /** @type {number[]} */ evaluated: [],
    /** @type {Case['alpha_beta']['cutoffs']} */ cutoffs: [],
    /** @type {[number, number][]} */ returned: [],
  };
  for (const [step, { node, fact }] of moments(study).entries()) {
    if (node === null) continue;
    if (fact.kind === 'enter') did.entered.push(node);
    if (fact.kind === 'evaluate') did.evaluated.push(node);
    if (fact.kind === 'cutoff') {
      const { phase } = statesAt(study, step);
      const skipped = [...parent].flatMap((above, child) =>
        above === node && phase[child] === SKIPPED ? [child] : [],
      );
      assert.equal(skipped.length, fact.skipped);
      const side = max[node] ? 'beta' : 'alpha';
      // The negamax form cuts on its own β everywhere, which is MAX's α at a MIN node.
      assert.equal(fact.side, perspective === 'side-to-move' ? 'beta' : side);
      did.cutoffs.push({ node, side, skipped_children: skipped });
    }
    if (fact.kind === 'leave') {
      const turned = perspective === 'side-to-move' && !max[node] && fact.value !== 0;
      did.returned.push([node, turned ? -fact.value : fact.value]);
    }
  }
  did.returned.sort(([one], [other]) => one - other);
  return did;
}

/** The true value of every node, in preorder. @param {unknown} tree @param {boolean} max @returns {number[]} */
function values(tree, max) {
  if (!Array.isArray(tree)) return [Number(tree)];
  const below = tree.map((child) => values(child, !max));
  const best = (max ? Math.max : Math.min)(...below.map(([value]) => value));
  return [best, ...below.flat()];
}

/** The searches whose every visit the file tells, with their switches. */
const TOLD = [
  ['minimax', 'soft'],
  ['negamax', 'soft'],
  ...['alpha-beta', 'negamax-alpha-beta'].flatMap((name) => [
    [name, 'soft'],
    [name, 'hard'],
  ]),
];

/** Those that look at static values, which these trees do not have, or prove a bound alone. */
const OTHERS = ['one-ply', 'iterative-deepening', 'null-window', 'minimal'];

for (const each of cases) {
  for (const algorithm of ALGORITHMS.filter((name) => !OTHERS.includes(name))) {
    test(`${each.name}, by ${algorithm}: the value, and a move that keeps it`, () => {
      const options = { root: each.root.toLowerCase() };
      withStudy({ tree: JSON.stringify(each.tree), algorithm, options }, (study) => {
        const { value, bound, principalVariation } = study.overview();
        assert.deepEqual([value, bound], [each.value, 'exact']);
        const worth = values(each.tree, each.root === 'MAX');
        assert.equal(principalVariation.length > 1, each.best_child !== null);
        for (const node of principalVariation) assert.equal(worth[node], each.value);
      });
    });
  }
}

for (const each of cases) {
  for (const [algorithm, fail] of TOLD) {
    test(`${each.name}, by ${algorithm}, fail-${fail}`, () => {
      /** @type {Record<string, string>} */
      const options = { root: each.root.toLowerCase() };
      if (algorithm.endsWith('alpha-beta')) options.fail = fail;
      withStudy({ tree: JSON.stringify(each.tree), algorithm, options }, (study) => {
        const { nodes, leaves, value, principalVariation, hasWindow, total } = study.overview();
        assert.deepEqual([nodes, leaves, value], [each.nodes, each.leaves, each.value]);
        const { parent } = study.nodes();
        const children = [...parent].flatMap((above, node) => (above === 0 ? [node] : []));
        const move = principalVariation[1];
        assert.equal(move === undefined ? null : children.indexOf(move), each.best_child);
        const did = account(study);
        const { entered, evaluated_leaves, cutoffs } = each.alpha_beta;
        if (hasWindow) {
          assert.deepEqual(did.entered, entered);
          assert.deepEqual(did.evaluated, evaluated_leaves);
          assert.deepEqual(did.cutoffs, cutoffs);
          assert.deepEqual(
            did.returned,
            each.alpha_beta[`returned_fail_${fail === 'soft' ? 'soft' : 'hard'}`],
          );
        } else {
          const all = Array.from({ length: nodes }, (_, node) => node);
          assert.deepEqual(did.entered, all);
          assert.equal(did.evaluated.length, leaves);
          assert.deepEqual(did.cutoffs, []);
          assert.deepEqual(
            did.returned,
            values(each.tree, each.root === 'MAX').map((worth, node) => [node, worth]),
          );
        }
        assert.deepEqual(
          [total.entered, total.evaluated, total.cutoffs],
          [did.entered.length, did.evaluated.length, did.cutoffs.length],
        );
      });
    });
  }
}
