import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templates } from '../../../scripts/vite-plugin-shrink.mjs';

test('the lines of templates are not indented, and nothing else is missing', () => {
  const check = (/** @type {string} */ code, /** @type {string} */ right) =>
    assert.equal(templates(code), right);
  check('a = html`<p>\n    a  b\n\n    <b>c</b>\n  </p>`;', 'a = html`<p>\na  b\n<b>c</b>\n</p>`;');
});
