/** The statements of a routine, each with those inside it, and what there is in them. Pure. */

/** @import { Expression, Routine as Lines, Statement as Any } from '../../../../pkg/plyscope_wasm.js' */

/** A statement of a routine's body. @typedef {Exclude<Any, {kind: 'head'}>} Statement */
/** A statement, the number of its line, and the statements inside it. @typedef {{at: number, statement: Statement, body: Block}} Node */
/** @typedef {Node[]} Block */
/** @typedef {{name: string, parameters: readonly string[], widens: boolean, body: Block}} Routine `widens`: a sum in it may pass an infinity */

/** A routine whose blocks are as its lines are indented. @param {Lines} routine @returns {Routine} */
export function routineOf({ name, parameters, widens, lines }) {
  /** @type {Block} */
  const body = [];
  /** The block that a line of each indent belongs to. */
  const open = [body];
  for (const [at, { indent, statement }] of lines.entries()) {
    if (statement.kind === 'head') continue;
    /** @type {Node} */
    const node = { at, statement, body: [] };
    open[indent - 1].push(node);
    open[indent] = node.body;
  }
  return { name, parameters, widens, body };
}

/** The expressions of a statement. @param {Statement} statement @returns {Expression[]} */
export function expressionsOf(statement) {
  switch (statement.kind) {
    case 'if':
    case 'else-if':
    case 'while':
      return [statement.condition];
    case 'for':
      return [statement.all];
    case 'count':
      return [statement.from, statement.to];
    case 'return':
    case 'assign':
    case 'do':
      return [statement.value];
    default:
      return [];
  }
}

/** An expression and all parts of it. @param {Expression} expression @returns {Expression[]} */
export function partsOf(expression) {
  switch (expression.kind) {
    case 'call':
    case 'call-routine':
      return [expression, ...expression.given.flatMap(partsOf)];
    case 'plus':
    case 'minus':
    case 'not':
    case 'group':
      return [expression, ...partsOf(expression.part)];
    case 'pair':
      return [expression, ...partsOf(expression.value), ...partsOf(expression.with)];
    case 'binary':
      return [expression, ...partsOf(expression.left), ...partsOf(expression.right)];
    default:
      return [expression];
  }
}

/** A block's statements, and those inside them. @param {Block} block @returns {Node[]} */
export const everyIn = (block) => block.flatMap((node) => [node, ...everyIn(node.body)]);

/** The names that a statement assigns. @param {Statement} statement */
export const assignedBy = (statement) => (statement.kind === 'assign' ? statement.names : []);
