// What SECURITY.md says to send is what the pages of dist/ carry, and nothing in them comes before it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../tools/scripts/run.mjs';

const [, said] =
  /^ {4}Content-Security-Policy: (.*)$/m.exec(readFileSync(join(ROOT, 'SECURITY.md'), 'utf8')) ??
  [];

for (const name of ['index.html', 'presenter.html', 'embed.html', 'lesson.html', 'zoo.html'])
  test(`${name} begins with the policy`, () => {
    const page = readFileSync(join(ROOT, 'dist', name), 'utf8');
    const [, policy] =
      /<head>\s*<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
    assert.equal(policy, said);
  });
