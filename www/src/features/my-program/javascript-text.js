/**
 * The script of a program in JavaScript: what notes calls and counts turns is put in, line by line where the program has it, so that
 * every line keeps its number. Pure.
 */

import { parser } from '@lezer/javascript';

/** @import { SyntaxNode } from '@lezer/common' */

/** @typedef {{at: number, text: string}} Insertion */

const FUNCTIONS = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunction',
  'MethodDeclaration',
];
const LOOPS = ['ForStatement', 'WhileStatement', 'DoStatement'];

/** What makes something that takes memory. */
const MAKING = [
  'ArrayExpression',
  'ObjectExpression',
  'NewExpression',
  'TemplateString',
  'String',
  'ArrowFunction',
  'FunctionExpression',
  'ClassExpression',
];

/**
 * The text that runs, and the line of what cannot be read in it, as far as one can tell.
 * @param {string} program
 * @returns {{text: string, wrong: number | null}}
 */
export function watched(program) {
  const tree = parser.parse(program);
  /** @type {Insertion[]} */
  const insertions = [];
  /** @type {number | null} */
  let wrong = null;
  tree.iterate({
    enter: ({ type, node, from }) => {
      if (type.isError) wrong ??= program.slice(0, from).split('\n').length;
      if (isFunction(node)) insertions.push(...inFunction(node, program));
      else if (LOOPS.includes(type.name)) insertions.push(...inLoop(node));
      else if (type.name === 'DynamicImport') insertions.push(...beforeImport(node));
    },
  });
  // The browser says best what is wrong with what cannot be read.
  return { text: wrong === null ? inserted(program, insertions) : program, wrong };
}

/** @param {string} text @param {Insertion[]} insertions */
function inserted(text, insertions) {
  // Of those in one place the first stays in front.
  const sorted = insertions.map((each, order) => ({ ...each, order }));
  sorted.sort((a, b) => a.at - b.at || a.order - b.order);
  let [result, from] = ['', 0];
  for (const { at, text: part } of sorted) {
    result += text.slice(from, at) + part;
    from = at;
  }
  return result + text.slice(from);
}

/** Methods of object literals are properties with parameters. @param {SyntaxNode} node */
const isFunction = (node) =>
  FUNCTIONS.includes(node.name) ||
  (node.name === 'Property' && node.getChild('ParamList') !== null);

/** @param {SyntaxNode} node @param {string} program @returns {Insertion[]} */
function inFunction(node, program) {
  // These end later than their text.
  if (node.getChild('async') || node.getChild('Star')) return [];
  const list = node.getChild('ParamList');
  const names = list === null ? [] : parametersIn(list, program);
  const named = node.getChild('VariableDefinition') ?? node.getChild('PropertyDefinition');
  const own = named === null ? '' : program.slice(named.from, named.to);
  const call = `$plyscope.call(${JSON.stringify(own)},[${names.join(',')}])`;
  const block = node.getChild('Block');
  const begin = `const $call=${call};try{`;
  const end = '}finally{$plyscope.leave($call)}';
  if (block !== null)
    return [
      { at: block.from + 1, text: begin },
      ...returnsIn(block),
      { at: block.to - 1, text: end },
    ];
  const { lastChild } = node;
  if (node.name !== 'ArrowFunction' || lastChild === null) return [];
  return [
    { at: lastChild.from, text: `{${begin}return $call.value=(` },
    { at: lastChild.to, text: `);${end}}` },
  ];
}

/** Scripts are refused in a sentence before a browser does so in its own. @param {SyntaxNode} node @returns {Insertion[]} */
const beforeImport = (node) =>
  node.getChildren('(').map(({ to }) => ({ at: to, text: '$plyscope.refuse("import"),' }));

/** The names that a function gives to what it is given. @param {SyntaxNode} list @param {string} program */
function parametersIn(list, program) {
  /** @type {string[]} */
  const names = [];
  list.cursor().iterate(({ type, from, to, node }) => {
    if (isFunction(node)) return false;
    if (type.name === 'VariableDefinition') names.push(program.slice(from, to));
  });
  return names;
}

/** What a function returns is kept. @param {SyntaxNode} block @returns {Insertion[]} */
function returnsIn(block) {
  /** @type {Insertion[]} */
  const found = [];
  block.cursor().iterate(({ type, node }) => {
    if (isFunction(node) || node.name === 'ClassBody') return false;
    if (type.name !== 'ReturnStatement') return;
    const value = node.firstChild?.nextSibling ?? null;
    if (value === null || value.name === ';') return;
    found.push({ at: value.from, text: '$call.value=(' }, { at: value.to, text: ')' });
  });
  return found;
}

/** @param {SyntaxNode} loop @returns {Insertion[]} */
function inLoop(loop) {
  const body = bodyOf(loop);
  if (body === null) return [];
  const turn = `$plyscope.turn(${makingIn(loop)});`;
  if (body.name === 'Block') return [{ at: body.from + 1, text: turn }];
  return [
    { at: body.from, text: `{${turn}` },
    { at: body.to, text: '}' },
  ];
}

/** @param {SyntaxNode} loop */
function bodyOf(loop) {
  if (loop.name !== 'DoStatement') return loop.lastChild;
  return loop.firstChild?.nextSibling ?? null;
}

/** How many things are made in a turn of a loop, those of inner loops left to them. @param {SyntaxNode} loop */
function makingIn(loop) {
  let count = 0;
  loop.cursor().iterate(({ type, node }) => {
    if (node.from !== loop.from && LOOPS.includes(type.name)) return false;
    if (MAKING.includes(type.name)) count += 1;
  });
  return count;
}
