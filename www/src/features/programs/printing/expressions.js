/** What the printers of all languages share of expressions: how names, signs and calls are written, and where brackets stand. Pure. */

import { kindOf } from './scopes.js';

/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */

/** The functions of the listings, by the names that programs give them. @type {Record<string, string>} */
const FUNCTIONS = {
  value: 'value_at',
  leaf: 'is_leaf',
  frontier: 'is_frontier',
  colour: 'colour_of',
  mover: 'mover_of',
  parent: 'parent_of',
  last: 'is_last',
  next: 'next_sibling',
  at_level: 'is_at_level',
  insert: 'insert_state',
  remove: 'remove_state',
  moves: 'children',
};

/** Names of the listings that programs have to spell. @type {Record<string, string>} */
const NAMES = {
  α: 'alpha',
  β: 'beta',
  'α₀': 'alpha0',
  'β₀': 'beta0',
  δ: 'delta',
  γ: 'gamma',
  type: 'kind',
  next: 'next_kind',
  maximizingPlayer: 'maximizing_player',
  move: 'chosen',
  static: 'static_value',
};

/** Operators, as most languages write them. @type {Record<string, string>} */
export const SIGNS = { '=': '==', '≠': '!=', '≤': '<=', '≥': '>=', '−': '-', '·': '*' };

/** How tightly expressions bind. */
const BINDING = { or: 0, and: 1, not: 2, compare: 3, sum: 4, product: 5, sign: 6, atom: 7 };

/** @type {Record<string, number>} */
const BINDINGS = {
  or: BINDING.or,
  and: BINDING.and,
  '+': BINDING.sum,
  '−': BINDING.sum,
  '·': BINDING.product,
};

/** @param {string} operator */
const bindingOf = (operator) => BINDINGS[operator] ?? BINDING.compare;

/** Whether an operator compares. @param {string} operator */
export const compares = (operator) => bindingOf(operator) === BINDING.compare;

export class Expressions {
  /** The helpers that are called. @type {Set<string>} */
  used = new Set();
  /** Whether a sum of the routine that is written may pass an infinity. @protected */
  widens = false;
  /** Whether sums have to be kept within the range of scores. @protected */
  bounded = false;
  /** Operators, as they are written here. @protected @type {Record<string, string>} */
  signs = SIGNS;
  /** @protected whether `and` within `or` stands in brackets */
  bracketsAnd = true;

  /** @protected @param {Expression} expression @param {number} [least] binding around it @returns {string} */
  express(expression, least = 0) {
    const [text, binding] = this.#bound(expression);
    return binding < least ? `(${text})` : text;
  }

  /** @param {Expression} expression @returns {[text: string, binding: number]} */
  #bound(expression) {
    switch (expression.kind) {
      case 'number':
        return [String(expression.number), BINDING.atom];
      case 'infinity':
        return ['INF', BINDING.atom];
      case 'unit':
        return ['1', BINDING.atom];
      case 'constant':
        return [this.constant(expression.word), BINDING.atom];
      case 'name':
        return [this.name(expression.name), BINDING.atom];
      case 'pair':
        this.used.add('pair');
        return [
          this.pair(this.express(expression.value), this.express(expression.with)),
          BINDING.atom,
        ];
      case 'minus':
        return [`-${this.express(expression.part, BINDING.atom)}`, BINDING.sign];
      case 'not':
        return this.#negated(expression.part);
      case 'plus':
      case 'group':
        return this.#bound(expression.part);
      case 'call':
        return this.#called(expression);
      case 'call-routine':
        return [
          this.calledRoutine(
            expression.name,
            expression.given.map((part) => this.express(part)),
          ),
          BINDING.atom,
        ];
      default:
        return this.#binary(expression);
    }
  }

  /** @param {Expression} part @returns {[string, number]} */
  #negated(part) {
    if (part.kind === 'call' && part.callee === 'first')
      return [`${this.name('i')} > 0`, BINDING.compare];
    return this.not(part);
  }

  /** A value and a move. @protected @param {string} value @param {string} move */
  pair(value, move) {
    return `${value}, ${move}`;
  }

  /** The value of a call that may give a pair. @protected @param {string} call */
  valueOf(call) {
    return `${call}[0]`;
  }

  /** @protected @param {string} word */
  constant(word) {
    return word;
  }

  /** @protected @param {Expression} part @returns {[string, number]} */
  not(part) {
    return [`!${this.express(part, BINDING.atom)}`, BINDING.sign];
  }

  /** @param {Expression & {kind: 'binary'}} expression @returns {[string, number]} */
  #binary({ left, operator, right }) {
    const binding = bindingOf(operator);
    const inner = operator === 'or' && this.bracketsAnd ? BINDING.not : binding;
    const sides = [this.express(left, inner), this.express(right, Math.max(inner, binding + 1))];
    // The left one of equal operators needs no brackets.
    if (left.kind === 'binary' && left.operator === operator)
      sides[0] = this.express(left, binding);
    const text = sides.join(` ${this.signs[operator] ?? operator} `);
    if (binding !== BINDING.sum || !this.bounded || !this.widens) return [text, binding];
    this.used.add('bounded');
    return [this.called('bounded', [text]), BINDING.atom];
  }

  /** @param {Expression & {kind: 'call'}} expression @returns {[string, number]} */
  #called({ callee, given }) {
    if (callee === 'first') return [`${this.name('i')} ${this.signs['=']} 0`, BINDING.compare];
    const parts = given.map((part) => this.express(part));
    if (callee === 'max' || callee === 'min') {
      this.used.add(callee);
      return [this.extreme(callee, parts), BINDING.atom];
    }
    const name = FUNCTIONS[callee] ?? callee;
    this.used.add(name);
    if (name === 'mover_value') this.used.add('colour_of');
    return [this.called(name, parts), BINDING.atom];
  }

  /** A name as it is spelt here. @protected @param {string} name */
  name(name) {
    return this.spell(NAMES[name] ?? name);
  }

  /** @protected @param {string} name */
  spell(name) {
    return name;
  }

  /** @protected @param {string} name @param {string[]} given */
  called(name, given) {
    return `${this.spell(name)}(${given.join(', ')})`;
  }

  /** @protected @param {string} name @param {string[]} given */
  calledRoutine(name, given) {
    return `${this.name(name)}(${given.join(', ')})`;
  }

  /** @protected @param {'max' | 'min'} name @param {string[]} given */
  extreme(name, given) {
    return this.called(name, given);
  }

  /** What a name holds. @protected @param {string} name */
  kind(name) {
    return kindOf(name);
  }
}
