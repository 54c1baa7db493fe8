/** The lines of a listing as a syntax tree. The language is the core's: see `crates/explain/src/listing.rs`. Pure. */

/** @import { Routine as Lines } from '../../../../pkg/plyscope_wasm.js' */

/**
 * @typedef {{kind: 'number', number: number} | {kind: 'infinity'} | {kind: 'unit'} | {kind: 'constant', word: string}
 *   | {kind: 'name', name: string} | {kind: 'call', callee: string, routine: boolean, given: Expression[]}
 *   | {kind: 'minus', part: Expression} | {kind: 'not', part: Expression}
 *   | {kind: 'two', left: Expression, sign: string, right: Expression}
 *   | {kind: 'pair', value: Expression, with: Expression}} Expression
 */

/**
 * @typedef {{kind: 'if' | 'else-if' | 'while', condition: Expression} | {kind: 'else' | 'repeat' | 'break'}
 *   | {kind: 'for', name: string, all: Expression} | {kind: 'count', name: string, from: Expression, to: Expression}
 *   | {kind: 'return', value: Expression} | {kind: 'assign', names: string[], value: Expression}
 *   | {kind: 'do', value: Expression}} Statement
 */

/** A statement, the number of its line, and the statements inside it. @typedef {{at: number, statement: Statement, body: Block}} Node */
/** @typedef {Node[]} Block */
/** @typedef {{name: string, parameters: readonly string[], body: Block}} Routine */

const CONSTANTS = [
  ...['PV', 'CUT', 'ALL', 'EXACT', 'LOWER', 'UPPER', 'LIVE', 'SOLVED', 'MAX', 'MIN'],
  ...['true', 'false', 'none'],
];

/** Operators, from the loosest to the tightest binding. */
const LEVELS = [['or'], ['and'], ['=', '≠', '<', '>', '≤', '≥'], ['+', '−'], ['·']];
/** The level of comparisons, which bind tighter than `not`. */
const COMPARISONS = 2;

class Parser {
  #words;
  #routines;
  #at = 0;

  /** @param {string} line @param {readonly string[]} routines the names that can be called, besides functions */
  constructor(line, routines) {
    this.#words = line.match(/[\p{L}\p{N}_.]+|\S/gu) ?? [];
    this.#routines = routines;
  }

  get #next() {
    return this.#words[this.#at];
  }

  #take(/** @type {string} */ word) {
    if (this.#next !== word) return false;
    this.#at += 1;
    return true;
  }

  #word() {
    const word = this.#next;
    if (word === undefined) throw new SyntaxError(`${this.#words.join(' ')} …`);
    this.#at += 1;
    return word;
  }

  #expect(/** @type {string} */ word) {
    if (!this.#take(word)) throw new SyntaxError(`${this.#words.join(' ')}: ${word}`);
  }

  /** @returns {Statement} */
  statement() {
    const statement = this.#statement();
    this.#take(':');
    if (this.#next !== undefined) throw new SyntaxError(this.#words.join(' '));
    return statement;
  }

  /** @returns {Statement} */
  #statement() {
    if (this.#take('if')) return { kind: 'if', condition: this.expression() };
    if (this.#take('else'))
      return this.#take('if')
        ? { kind: 'else-if', condition: this.expression() }
        : { kind: 'else' };
    if (this.#take('while')) return { kind: 'while', condition: this.expression() };
    if (this.#take('repeat')) return { kind: 'repeat' };
    if (this.#take('break')) return { kind: 'break' };
    if (this.#take('return')) return { kind: 'return', value: this.#returned() };
    if (this.#take('for')) return this.#loop();
    return this.#effect();
  }

  /** A value, or a value and a move. @returns {Expression} */
  #returned() {
    const value = this.expression();
    return this.#take(',') ? { kind: 'pair', value, with: this.expression() } : value;
  }

  /** @returns {Statement} */
  #loop() {
    const name = this.#word();
    if (this.#take('in')) return { kind: 'for', name, all: this.expression() };
    this.#expect('=');
    const from = this.expression();
    this.#expect('to');
    return { kind: 'count', name, from, to: this.expression() };
  }

  /** An assignment, or a call for its effect. @returns {Statement} */
  #effect() {
    const isCall = this.#words[this.#at + 1] === '(';
    if (isCall) return { kind: 'do', value: this.expression() };
    const names = [this.#word()];
    while (this.#take(',')) names.push(this.#word());
    this.#expect('=');
    return { kind: 'assign', names, value: this.expression() };
  }

  /** @returns {Expression} */
  expression(level = 0) {
    if (level === COMPARISONS && this.#take('not'))
      return { kind: 'not', part: this.expression(level) };
    if (level === LEVELS.length) return this.#signed();
    let left = this.expression(level + 1);
    while (LEVELS[level].includes(this.#next)) {
      const sign = this.#word();
      left = { kind: 'two', left, sign, right: this.expression(level + 1) };
    }
    return left;
  }

  /** @returns {Expression} */
  #signed() {
    if (this.#take('−')) return { kind: 'minus', part: this.expression(LEVELS.length) };
    // A plus changes nothing.
    this.#take('+');
    return this.#atom();
  }

  /** @returns {Expression} */
  #atom() {
    const word = this.#word();
    if (word === '(') {
      const inner = this.expression();
      this.#expect(')');
      return inner;
    }
    if (this.#take('(')) return this.#call(word);
    if (word === '∞') return { kind: 'infinity' };
    if (word === 'unit') return { kind: 'unit' };
    if (/^\d+$/.test(word)) return { kind: 'number', number: Number(word) };
    if (CONSTANTS.includes(word)) return { kind: 'constant', word };
    return { kind: 'name', name: word };
  }

  /** @returns {Expression} */
  #call(/** @type {string} */ callee) {
    /** @type {Expression[]} */
    const given = [];
    while (!this.#take(')')) {
      if (given.length > 0) this.#expect(',');
      given.push(this.expression());
    }
    return { kind: 'call', callee, routine: this.#routines.includes(callee), given };
  }
}

/** The syntax tree of routines, which may call each other. @param {readonly Lines[]} listing @returns {Routine[]} */
export function routinesOf(listing) {
  const names = listing.map(({ name }) => name);
  return listing.map(({ name, parameters, lines }) => {
    /** @type {Block} */
    const body = [];
    /** The block that a line of each indent belongs to. */
    const open = [body];
    for (const [at, { indent, text }] of lines.entries()) {
      if (at === 0) continue;
      /** @type {Node} */
      const node = { at, statement: new Parser(text, names).statement(), body: [] };
      open[indent - 1].push(node);
      open[indent] = node.body;
    }
    return { name, parameters, body };
  });
}

/** An expression. @param {string} text @param {readonly string[]} routines */
export const expressionIn = (text, routines) => new Parser(text, routines).expression();

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
      return [expression, ...expression.given.flatMap(partsOf)];
    case 'minus':
    case 'not':
      return [expression, ...partsOf(expression.part)];
    case 'pair':
      return [expression, ...partsOf(expression.value), ...partsOf(expression.with)];
    case 'two':
      return [expression, ...partsOf(expression.left), ...partsOf(expression.right)];
    default:
      return [expression];
  }
}

/** A block's statements, and those inside them. @param {Block} block @returns {Node[]} */
export const everyIn = (block) => block.flatMap((node) => [node, ...everyIn(node.body)]);

/** The names that a statement assigns. @param {Statement} statement */
export const assignedBy = (statement) => (statement.kind === 'assign' ? statement.names : []);
