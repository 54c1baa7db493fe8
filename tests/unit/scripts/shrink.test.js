import assert from 'node:assert/strict';
import { test } from 'node:test';
import { styles, templates } from '../../../scripts/vite-plugin-shrink.mjs';

test('styles lose blanks that mean nothing, and no others', () => {
  const check = (/** @type {string} */ sheet, /** @type {string} */ right) =>
    assert.equal(styles(`a = css\`${sheet}\`; b = '  '`), `a = css\`${right}\`; b = '  '`);
  check('\n  a  b { color: red; /* why */ margin: 0 1px; }\n', 'a b{color: red;margin: 0 1px}');
  check('a :hover, b > c { width: calc(1px + 2px); }', 'a :hover,b>c{width: calc(1px + 2px)}');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it stands in a template
  check('@media (x) { :host { ${light} } }', '@media (x){:host{${light}}}');
});

test('the lines of templates are not indented, and nothing else is missing', () => {
  const check = (/** @type {string} */ code, /** @type {string} */ right) =>
    assert.equal(templates(code), right);
  check('a = html`<p>\n    a  b\n\n    <b>c</b>\n  </p>`;', 'a = html`<p>\na  b\n<b>c</b>\n</p>`;');
});
