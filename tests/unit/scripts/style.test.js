import assert from 'node:assert/strict';
import { test } from 'node:test';
import { awaited } from '../../../tools/scripts/package/style.mjs';

test('the size of a view is that of one that is not defined yet, and gives way to its page', () => {
  const sheet =
    "/* A view. */\n:host {\n  height: 1px;\n}\n@media print {\n  :host([quiz='paper']) {\n    --_room: 2px;\n    height: auto;\n  }\n}\n";
  const rules = `:where(plyscope-view:not(:defined)) {\n  height: 1px;\n}\n@media print {\n  :where(plyscope-view[quiz='paper']:not(:defined)) {\n    --_room: 2px;\n  }\n}\n`;
  assert.equal(awaited(sheet), rules);
});

test('what is about a part of a view is no size of it', () => {
  assert.throws(() => awaited(':host {\n}\n.frame {\n  height: 1px;\n}\n'), /\.frame/);
});
