import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countTests } from '../../../tools/scripts/counts.mjs';

test('the closing lines of all runners are summed', () => {
  const output = [
    'test result: ok. 12 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.02s',
    '\u001b[34mℹ pass 3\u001b[39m',
    '# pass 4',
    '  \u001b[32m5 passed\u001b[39m\u001b[2m (3.1s)\u001b[22m',
    'Ran 6 tests in 2.345s',
  ].join('\n');
  assert.equal(countTests(output), 30);
});

test('what only looks like a closing line is not counted', () => {
  assert.equal(countTests('test a::b ... ok\nℹ tests 3\nℹ fail 0\nsomething 5 passed (by)'), 0);
});
