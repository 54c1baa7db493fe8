/** The notes that the presenter's window shows, while both windows may change them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterReport } from '../../../www/src/page/lecture/noted.js';

/** @import { Noted } from '../../../www/src/page/lecture/noted.js' */

/** @param {string} notes @returns {Noted} */
const written = (notes) => ({ notes, written: notes });

/** @param {string} notes @returns {Noted} */
const settled = (notes) => ({ notes, written: null });

test('the notes are those that the page says, also of a slide that has come to the same place', () => {
  assert.deepEqual(afterReport(settled('of one'), 'of another', false), settled('of another'));
});

test('what is being written stays until the page has all of it', () => {
  let noted = written('abc');
  for (const late of ['', 'a', 'ab']) noted = afterReport(noted, late, false);
  assert.deepEqual(noted, written('abc'));
  noted = afterReport(noted, 'abc', false);
  assert.deepEqual(noted, settled('abc'));
  assert.deepEqual(afterReport(noted, 'abcd', false), settled('abcd'));
});

test('another slide has its own notes, whatever was being written', () => {
  assert.deepEqual(afterReport(written('abc'), 'of another', true), settled('of another'));
});
