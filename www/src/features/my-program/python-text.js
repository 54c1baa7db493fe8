/** A program in Python with lines in front of its functions and classes, by which calls and looks at nodes are noted. Pure. */

import { parser } from '@lezer/python';

/** @import { SyntaxNode } from '@lezer/common' */

/** @typedef {{at: number, text: string}} Added a line in front of the line with a number, counted from 1 */

/**
 * A program as it runs, and how its lines are called in the program as it is written.
 * @param {string} program
 * @returns {{text: string, lineOf: (line: number) => number}}
 */
export function watched(program) {
  /** @type {Added[]} */
  const added = [];
  parser.parse(program).iterate({
    enter: ({ type, node }) => {
      if (type.name === 'FunctionDefinition') added.push(...beforeFunction(node, program));
      if (type.name === 'ClassDefinition') added.push(...beforeClass(node, program));
    },
  });
  const before = new Map(added.map(({ at, text }) => [at, text]));
  /** @type {number[]} */
  const numbers = [];
  /** @type {string[]} */
  const lines = [];
  for (const [at, line] of program.split('\n').entries()) {
    const own = before.get(at + 1);
    for (const text of own === undefined ? [line] : [own, line]) {
      lines.push(text);
      numbers.push(at + 1);
    }
  }
  return { text: lines.join('\n'), lineOf: (line) => numbers[line - 1] ?? line };
}

/** @param {SyntaxNode} node @param {string} program @returns {Added[]} */
function beforeFunction(node, program) {
  const named = node.getChild('VariableName');
  const name = named === null ? '' : program.slice(named.from, named.to);
  // What makes nodes searches nothing.
  return name.startsWith('__') ? [] : before(node, '@_noted_call', program);
}

/** A class whose objects have children. @param {SyntaxNode} node @param {string} program @returns {Added[]} */
function beforeClass(node, program) {
  const text = program.slice(node.from, node.to);
  const names = new Set(
    [...text.matchAll(/\bself\.([\p{L}_][\p{L}\p{N}_]*)\s*(?::[^=\n]*)?=(?!=)/gu)].map(
      ([, name]) => name,
    ),
  );
  if (!names.has('children')) return [];
  const list = [...names].map((name) => `'${name}'`).join(', ');
  return before(node, `@_noted_class(${list})`, program);
}

/** @param {SyntaxNode} node @param {string} text @param {string} program @returns {Added[]} */
function before(node, text, program) {
  const start = program.lastIndexOf('\n', node.from - 1) + 1;
  const indent = program.slice(start, node.from);
  if (indent.trim() !== '') return [];
  return [{ at: program.slice(0, start).split('\n').length, text: indent + text }];
}
