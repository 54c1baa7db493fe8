/** The pseudocode as it crosses to JavaScript: every step has its line, and the numbers are those of the step. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ALGORITHMS, moments, withStudy } from './support/core.js';

/** @import { Study } from '../../www/pkg/plyscope_wasm.js' */

const TREE = '[[3, 12, 8]=4, [2, 4, 6]=6, [14, 5, 2]=5]=4';

/** @typedef {NonNullable<ReturnType<Study['running']>>} Running */

/** The values of the innermost call's names. @param {Running} running */
function names(running) {
  const values = running.frames.at(-1)?.values ?? [];
  return Object.fromEntries(values.map(([name, { value }]) => [name, value]));
}

/** A condition as it reads. @param {Running['conditions'][number]} condition */
const read = ({ pieces }) =>
  pieces.map(({ kind, value }) => String(kind === 'text' ? value : value.value)).join('');

for (const algorithm of ALGORITHMS) {
  test(`every step of ${algorithm} has a line, and every line's next step runs it`, () => {
    withStudy({ tree: TREE, algorithm }, (study) => {
      const { routines } = study.listing();
      const { steps } = study.overview();
      assert.equal(study.running(0), null);
      for (let step = 1; step <= steps; step += 1) {
        const running = study.running(step);
        assert.ok(running, `step ${step}`);
        const { routine, line } = running.frames.at(-1) ?? { routine: -1, line: -1 };
        assert.ok(routines[routine].lines[line], `step ${step}`);
        assert.equal(study.next_run(routine, line, step - 1, true), step);
        assert.equal(study.next_run(routine, line, step + 1, false), step);
      }
      assert.equal(study.next_run(routines.length, 0, 0, true), undefined);
      assert.equal(study.next_run(0, 99, 0, true), undefined);
    });
  });
}

test('the window and the best value beside a line are those of the moment', () => {
  withStudy({ tree: TREE, algorithm: 'alpha-beta' }, (study) => {
    for (const [step, { path, node }] of moments(study).entries()) {
      const running = study.running(step);
      const frame = path.at(-1);
      if (!running || !frame) continue;
      assert.equal(running.frames.length, path.length);
      const { α, β, node: own, best } = names(running);
      assert.deepEqual([own, α, β], [node, frame.now?.alpha, frame.now?.beta]);
      if (frame.bestChild !== null) assert.equal(best, frame.best);
    }
  });
});

test('a cutoff shows its condition with the numbers put in, and so does what does not cut', () => {
  withStudy('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', (study) => {
    const { routines } = study.listing();
    const all = moments(study).map(({ fact }, step) => ({ fact, running: study.running(step) }));
    const cut = all.find(({ fact }) => fact.kind === 'cutoff')?.running;
    assert.ok(cut);
    const { routine, line } = cut.frames.at(-1) ?? { routine: 0, line: 0 };
    assert.equal(routines[routine].lines[line].text, 'break');
    assert.deepEqual(cut.conditions.map(read), ['2 ≤ 3']);
    assert.ok(cut.conditions.every(({ holds }) => holds));
    const better = all.find(({ fact }) => fact.kind === 'improve')?.running;
    assert.deepEqual(better?.conditions.map(read), ['3 < 2147483647', '3 ≤ -2147483647']);
    assert.deepEqual(
      better?.conditions.map(({ holds }) => holds),
      [true, false],
    );
  });
});

test('what is hidden in a folded subtree has no call', () => {
  withStudy('[[3, 12], [2, 4]]', (study) => {
    study.fold(Uint32Array.of(1));
    for (let step = 1; step <= study.overview().steps; step += 1) {
      const nodes = study.running(step)?.frames.map(({ node }) => node) ?? [];
      assert.ok(!nodes.includes(2) && !nodes.includes(3), `step ${step}`);
    }
  });
});
