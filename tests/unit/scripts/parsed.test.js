import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsed } from '../../../scripts/vite-plugin-messages.mjs';
import { messages } from '../../../www/src/messages.js';
import { english, patterns, say } from '../support/messages.js';

test('messages say the same once they are parsed and written as a module', async () => {
  const code = parsed(english);
  assert.doesNotMatch(code, /in English\./);
  const { default: body } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  const page = messages('en', body);
  for (const [id, pattern] of patterns)
    if (typeof pattern === 'string') assert.equal(page.say(id), pattern);
  const given = { name: 'SSS*', author: 'Stockman', others: 'no', year: '1979', lacks: 'nothing' };
  assert.equal(page.say('algorithm-credited', given), say('algorithm-credited', given));
  assert.equal(page.say('algorithm-credited', given), 'SSS* (Stockman 1979)');
});
