import assert from 'node:assert/strict';
import { test } from 'node:test';
import { times } from '../unit/support/effort.js';
import { random } from '../unit/support/random.js';
import { randomOptions, randomTree, write } from '../unit/support/trees.js';
import { ALGORITHMS, core, fitting, sameStep, statesAt, withStudy } from './support/core.js';

/** @import { Study } from '../../www/pkg/plyscope_wasm.js' */

test('a leaf takes another value, and the tree keeps everything else', () => {
  const check = (
    /** @type {string} */ tree,
    /** @type {number} */ node,
    /** @type {string} */ value,
    /** @type {string} */ right,
  ) =>
    withStudy(tree, (study) => {
      assert.equal(study.with_value(node, value), right);
      assert.equal(study.text(), core.tidy_text(tree), 'and the old tree is as it was');
    });
  check('[[3, 12], [2, 4]]', 5, '-7', '[[3, 12], [-7, 4]]');
  check('[[3, 12], [2, 4]]', 5, ' 2.5 ', '[[3, 12], [2.5, 4]]');
  check('[2.5, 12]', 1, '2', '[2, 12]');
  check('A: [B: 3, C: 12]', 2, 'inf', 'A: [B: 3, C: inf]');
  check('[3, 12]', 1, '−4', '[-4, 12]');
  check('[3, 12]', 1, '-∞', '[-inf, 12]');
  check('7', 0, '0', '0');
});

test('a nudge is so many ones up or down, in the decimals that are written', () => {
  withStudy('[3, 12]', (study) => {
    for (const [value, steps, right] of /** @type {const} */ ([
      ['3', 1, '4'],
      ['0', -1, '-1'],
      ['2.5', 1, '3.5'],
      ['-0.25', 1, '0.75'],
      [' 7 ', 10, '17'],
      ['inf', -1, 'inf'],
      ['2000000000', 1, '2000000000'],
      ['-2000000000', -1, '-2000000000'],
    ])) {
      assert.equal(study.nudged(value, steps), right, `${value} by ${steps}`);
    }
  });
});

test('nudging up and down again leads back', () => {
  const { int } = random(10);
  withStudy('7', (study) => {
    for (let round = 0; round < times(300); round += 1) {
      const value = String(int(-9999, 9999) / 100);
      assert.equal(study.nudged(study.nudged(value, 3), -3), value);
    }
  });
});

/** The fact of each step without its values, and its visit: events are equal if these are. @param {Study} study */
function events(study) {
  const { steps } = study.overview();
  return Array.from({ length: steps }, (_, index) => {
    const { node, fact } = study.moment(index + 1);
    const visit = statesAt(study, index + 1).visits[node ?? 0];
    // An assumed cutoff in the critical tree takes the place of a cutoff.
    const kind = fact.kind === 'assume' ? 'cutoff' : fact.kind;
    return `${kind} ${node} ${visit} ${fact.kind === 'improve' ? fact.child : ''}`;
  });
}

/** @param {(before: Study, after: Study, about: string) => void} look */
function everyEdit(look) {
  for (let seed = 0; seed < times(250); seed += 1) {
    const chance = random(seed);
    const tree = write(randomTree(chance, 40));
    const algorithm = chance.pick(ALGORITHMS);
    const options = fitting(algorithm, randomOptions(chance));
    withStudy({ tree, algorithm, options }, (before) => {
      const { leaf } = before.nodes();
      const leaves = [...leaf].flatMap((is, node) => (is ? [node] : []));
      const edited = before.with_value(chance.pick(leaves), String(chance.int(-12, 12)));
      const next = chance.chance(0.8) ? algorithm : chance.pick(ALGORITHMS);
      const others = chance.chance(0.8) ? options : randomOptions(chance);
      const other = { algorithm: next, options: fitting(next, others) };
      withStudy({ tree: edited, ...other }, (after) => look(before, after, `${tree} → ${edited}`));
    });
  }
}

test('the step stays on the same event where it still exists, else on the latest earlier one that does', () => {
  everyEdit((before, after, about) => {
    const [old, present] = [events(before), events(after)];
    assert.equal(sameStep(before, after, 0), 0);
    let latest = 0;
    for (const [index, event] of old.slice(0, -1).entries()) {
      const there = present.indexOf(event) + 1;
      if (there > 0) latest = there;
      assert.equal(
        sameStep(before, after, index + 1),
        latest,
        `${about} at step ${index + 1}, ${event}`,
      );
    }
    assert.equal(sameStep(before, after, old.length), present.length, 'the end stays the end');
    assert.ok(sameStep(before, after, 4_294_967_295) <= present.length);
  });
});

test('where nothing has changed, the step stays', () => {
  for (const { tree } of core.presets()) {
    withStudy(tree, (one) =>
      withStudy(tree, (other) => {
        for (let step = 0; step <= one.overview().steps; step += 1) {
          assert.equal(sameStep(one, other, step), step);
          assert.equal(sameStep(one, one, step), step);
        }
      }),
    );
  }
});

test('an edited tree is searched like one that was typed', () => {
  everyEdit((_, after, about) => {
    const request = { tree: after.text(), algorithm: 'alpha-beta' };
    withStudy(request, (typed) =>
      assert.equal(typed.overview().nodes, after.overview().nodes, about),
    );
    assert.equal(core.tidy_text(after.text()), after.text(), about);
  });
});
