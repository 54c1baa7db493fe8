import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentResource } from '@fluent/bundle';
import { messages, styles } from '../../../scripts/vite-plugin-shrink.mjs';
import { english } from '../support/messages.js';

test('messages are the same without their comments', () => {
  const small = messages(english);
  assert.ok(small.length < english.length && !/^#/m.test(small));
  assert.deepEqual(new FluentResource(small).body, new FluentResource(english).body);
  const quoted = messages(`export default ${JSON.stringify(english)};`);
  assert.equal(quoted, `export default ${JSON.stringify(small)};`);
});

test('styles lose blanks that mean nothing, and no others', () => {
  const check = (/** @type {string} */ sheet, /** @type {string} */ right) =>
    assert.equal(styles(`a = css\`${sheet}\`; b = '  '`), `a = css\`${right}\`; b = '  '`);
  check('\n  a  b { color: red; /* why */ margin: 0 1px; }\n', 'a b{color: red;margin: 0 1px}');
  check('a :hover, b > c { width: calc(1px + 2px); }', 'a :hover,b>c{width: calc(1px + 2px)}');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a template
  check('@media (x) { :host { ${light} } }', '@media (x){:host{${light}}}');
});
