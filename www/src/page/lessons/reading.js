/** The text of a lesson to what it consists of, and the mistakes in it, each with its line. Pure. */

import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { Reader } from './reader.js';

/** @import { Fault, Lesson } from './format.js' */

/** The text with the colons of live words escaped: `{{value:B}}` has no directive in it. @param {string} text */
const escaped = (text) => text.replace(/\{\{[^{}\n]*\}\}/g, (word) => word.replaceAll(':', '\\:'));

/**
 * Reads a lesson. What can be read is, whatever else is wrong.
 * @param {string} text
 * @returns {{lesson: Lesson, faults: Fault[]}}
 */
export function readLesson(text) {
  const { children } = fromMarkdown(escaped(text), {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const reader = new Reader();
  const lesson = reader.lesson(children);
  return { lesson, faults: reader.faults.sort((a, b) => a.line - b.line) };
}
