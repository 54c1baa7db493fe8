import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsed } from '../../../scripts/vite-plugin-messages.mjs';
import { messages } from '../../../www/src/text/messages.js';
import { LANGUAGES, written } from '../support/messages.js';

test('messages say the same once they are parsed and written as a module', async () => {
  const given = { name: 'SSS*', author: 'Stockman', others: 'no', year: '1979', lacks: 'nothing' };
  for (const { language, text, patterns, say } of LANGUAGES.map(written)) {
    const code = parsed(text);
    assert.doesNotMatch(code, /in English\.|på svenska\./);
    const { default: body } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const page = messages(language, body);
    for (const [id, pattern] of patterns)
      if (typeof pattern === 'string') assert.equal(page.say(id), pattern);
    assert.equal(page.say('algorithm-credited', given), say('algorithm-credited', given));
    assert.equal(page.say('algorithm-credited', given), 'SSS* (Stockman 1979)');
  }
});
