/**
 * What the printers of all languages share of routines and statements. A printed line knows the line of the listing that it stands for, so that what
 * runs is lit in any language. Lines that count, or that keep the best move, stand for none: they are in the whole program
 * only. Pure.
 */

import { partsOf } from './blocks.js';
import { compares, Expressions } from './expressions.js';
import { scopesOf } from './scopes.js';

/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Block, Node, Routine, Statement } from './blocks.js' */
/** @import { Declared } from './scopes.js' */

/**
 * @typedef {object} Printed
 * @property {number} indent
 * @property {string} text
 * @property {number | null} at the line of the listing that it stands for
 * @property {boolean} helps whether only the whole program has it
 */

/** A call of a helper. @param {string} callee @param {...Expression} given @returns {Expression} */
const helper = (callee, ...given) => ({ kind: 'call', callee, given });
/** @param {string} name @returns {Expression} */
const named = (name) => ({ kind: 'name', name });

/** Whether a part of a listing calls a function. @param {unknown} part @param {string} callee */
const callsIn = (part, callee) => JSON.stringify(part).includes(`"callee":"${callee}"`);

/** Whether a block gives a name a value. @param {Block} block @param {string} name @returns {boolean} */
const assigns = (block, name) =>
  block.some(
    ({ statement, body }) =>
      (statement.kind === 'assign' && statement.names.includes(name)) || assigns(body, name),
  );

/**
 * @typedef {object} Needs of the present search
 * @property {boolean} bounded whether sums have to be kept within the range of scores
 * @property {boolean} learns whether the order of children depends on cutoffs
 */

export class Printer extends Expressions {
  /** @type {Printed[]} */
  #lines = [];
  /** @protected @type {Map<Node, Declared[]>} */
  declared = new Map();
  /** @protected @type {Set<string>} */
  changing = new Set();
  /** @protected whether the innermost loop over children counts its turns */
  counts = false;
  /** Whether the routine is that of the critical tree, which tells only on the way what it proves. */
  #proves = false;
  /** Whether the routine narrows the bounds of the value from search to search, until they meet. */
  #narrows = false;
  /** What the routine calls the node that it searches, and the child of a loop's turn. */
  #here = named('node');
  #below = named('child');
  /** Whether the order of children depends on cutoffs. */
  #learns;

  /** @param {Needs} needs */
  constructor({ bounded, learns }) {
    super();
    this.bounded = bounded;
    this.#learns = learns;
  }

  /** The lines of a routine. @param {Routine} routine @returns {Printed[]} */
  print(routine) {
    this.#lines = [];
    this.widens = routine.widens;
    this.#narrows = assigns(routine.body, 'lower');
    this.#proves = routine.parameters.includes('type');
    const makesMoves = callsIn(routine, 'make');
    this.#here = named(makesMoves ? 'position' : 'node');
    this.#below = named(makesMoves ? 'm' : 'child');
    const { declared, changing } = scopesOf(routine);
    [this.declared, this.changing] = [declared, changing];
    this.routine(routine);
    return this.#lines;
  }

  /** A call of a routine, for its value. @param {Expression} expression */
  begin(expression) {
    const call = this.express(expression);
    return this.used.has('pair') ? this.valueOf(call) : call;
  }

  /** @protected @param {Routine} _routine */
  routine(_routine) {}

  /** @protected @param {number} indent @param {string} text @param {number | null} at */
  line(indent, text, at) {
    this.#lines.push({ indent, text, at, helps: false });
  }

  /** A line that only the whole program has. @protected @param {number} indent @param {string} text */
  help(indent, text) {
    this.#lines.push({ indent, text, at: null, helps: true });
  }

  /** @protected @param {Routine} routine @returns {Expression[]} what happens first in a routine, for the program's own sake */
  onCall(routine) {
    if (this.#narrows) return [helper('begin_best')];
    const visits = routine.parameters[0] === 'node' || callsIn(routine, 'make');
    return visits ? [helper('enter', this.#here)] : [];
  }

  /**
   * What the program does for its own sake before a statement, and after it.
   * @protected
   * @param {Node} node
   * @param {Node | null} around
   * @returns {{before: Expression[], after: Expression[]}}
   */
  around({ statement }, around) {
    const nothing = { before: [], after: [] };
    if (statement.kind === 'return')
      return { before: this.#onReturn(statement, around), after: [] };
    if (statement.kind === 'break') return { before: this.#onBreak(), after: [] };
    if (statement.kind !== 'assign') return nothing;
    const [name] = statement.names;
    const { value } = statement;
    const from = value.kind === 'name' ? value.name : '';
    if (this.#proves && value.kind === 'call-routine')
      return { before: [], after: [helper('bring_up', this.#here, this.#below)] };
    if (name === 'val') return { before: [], after: [improved(named(name), '>', named('alfa'))] };
    if (value.kind === 'call' && value.given.length === 2 && isValue(value.given[1]))
      return {
        before: [improved(value.given[1], value.callee === 'max' ? '>' : '<', named(name))],
        after: [],
      };
    if (name === 'best' && from === 'value')
      return { before: [], after: [helper('improve', this.#here, this.#below)] };
    if (name === 'α' && from === 'entry.value')
      return { before: [], after: [helper('follow_best', this.#here)] };
    if (name === 'lower' && from === 'g') return { before: [], after: [helper('keep_best')] };
    if (name === 'merit') return { before: [decided(value)].flat(), after: [] };
    return nothing;
  }

  /** @returns {Expression[]} */
  #onBreak() {
    if (this.#proves) return [helper('leave_open', this.#here)];
    return this.#learns ? [helper('cut', this.#here, this.#below)] : [];
  }

  /** @param {Statement & {kind: 'return'}} statement @param {Node | null} around @returns {Expression[]} */
  #onReturn({ value }, around) {
    if (this.#proves && value.kind !== 'name') return [helper('prove', this.#here, seen(value))];
    const cuts = around?.statement.kind === 'if' && this.#learns;
    if (value.kind === 'pair' && isNamed(value.value, 'best') && cuts)
      return [helper('cut', this.#here, this.#below)];
    if (value.kind !== 'name') return [];
    if (this.#narrows) return [helper('read_line', value)];
    if (['β', 'beta'].includes(value.name) && around?.statement.kind === 'if')
      return this.#learns ? [helper('cut', this.#here, this.#below)] : [];
    if (value.name !== 'entry.value' || around?.statement.kind !== 'if') return [];
    const words = partsOf(around.statement.condition);
    const has = (/** @type {string} */ word) =>
      words.some((part) => part.kind === 'constant' && part.word === word);
    if (has('EXACT')) return [helper('follow_entry', this.#here)];
    return has('LOWER') ? [helper('follow_best', this.#here)] : [];
  }

  /** What happens first in each turn of a loop. @protected @param {Statement} statement @returns {Expression[]} */
  onTurn(statement) {
    return statement.kind === 'count' ? [helper('deepen', named(statement.name))] : [];
  }

  /** Whether a loop over children has to count its turns. @protected @param {Node} node */
  tellsFirst({ body }) {
    return callsIn(body, 'first');
  }

  /** Whether a routine gives a value and a move. @protected @param {Routine} routine */
  pairs({ body }) {
    const last = body.at(-1)?.statement;
    return last?.kind === 'return' && last.value.kind === 'pair';
  }

  /** Whether a routine answers yes or no. @protected @param {Routine} routine */
  tells({ body }) {
    const last = body.at(-1)?.statement;
    return last?.kind === 'return' && last.value.kind === 'binary' && compares(last.value.operator);
  }
}

/** @param {Expression} expression @param {string} name */
const isNamed = (expression, name) => expression.kind === 'name' && expression.name === name;

/** @param {Expression} expression */
const isValue = (expression) => isNamed(expression, 'value');

/**
 * Where code keeps no best value, a child is noted if its value is better than the bound.
 * @param {Expression} left @param {string} operator @param {Expression} right
 */
const improved = (left, operator, right) =>
  helper('improve_if', named('node'), named('child'), { kind: 'binary', left, operator, right });

/** Before a merit is lowered or raised, the node that does so is kept. @param {Expression} value */
function decided(value) {
  if (value.kind !== 'call' || value.given.length !== 2) return [];
  const [merit, own] = value.given;
  /** @type {Expression} */
  const better = {
    kind: 'binary',
    left: seen(own),
    operator: value.callee === 'min' ? '<' : '>',
    right: merit,
  };
  return [helper('decide', named('node'), better)];
}

/** A value that is looked at without being counted. @param {Expression} value @returns {Expression} */
function seen(value) {
  if (value.kind === 'binary')
    return { ...value, left: seen(value.left), right: seen(value.right) };
  if (value.kind === 'minus') return { ...value, part: seen(value.part) };
  return value.kind === 'call' && value.callee === 'value' ? { ...value, callee: 'peek' } : value;
}
