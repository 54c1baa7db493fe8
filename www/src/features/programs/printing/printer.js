/**
 * What the printers of all languages share. A printed line knows the line of the listing that it stands for, so that what
 * runs is lit in any language. Lines that count, or that keep the best move, stand for none: they are in the whole program
 * only. Pure.
 */

import { kindOf, scopesOf } from './scopes.js';
import { partsOf } from './syntax.js';

/** @import { Expression, Node, Routine, Statement } from './syntax.js' */
/** @import { Declared } from './scopes.js' */

/**
 * @typedef {object} Printed
 * @property {number} indent
 * @property {string} text
 * @property {number | null} at the line of the listing that it stands for
 * @property {boolean} helps whether only the whole program has it
 */

/** The functions of the listings, by the names that programs give them. @type {Record<string, string>} */
const FUNCTIONS = {
  ...{ value: 'value_at', leaf: 'is_leaf', frontier: 'is_frontier', colour: 'colour_of' },
  ...{ mover: 'mover_of', parent: 'parent_of', last: 'is_last', next: 'next_sibling' },
  ...{ at_level: 'is_at_level', insert: 'insert_state', remove: 'remove_state' },
  moves: 'children',
};

/** Names of the listings that programs have to spell. @type {Record<string, string>} */
const NAMES = {
  ...{ α: 'alpha', β: 'beta', 'α₀': 'alpha0', 'β₀': 'beta0', δ: 'delta', γ: 'gamma' },
  ...{ type: 'kind', next: 'next_kind', maximizingPlayer: 'maximizing_player' },
  move: 'chosen',
};

/** The routines in which a sum may pass an infinity. */
const WIDENING = ['aspiration', 'null_window', 'eval_max', 'eval_min'];

/** Operators, as most languages write them. @type {Record<string, string>} */
export const SIGNS = { '=': '==', '≠': '!=', '≤': '<=', '≥': '>=', '−': '-', '·': '*' };

/** How tightly expressions bind. */
const BINDING = { or: 0, and: 1, not: 2, compare: 3, sum: 4, product: 5, sign: 6, atom: 7 };

/** @type {Record<string, number>} */
const BINDINGS = {
  ...{ or: BINDING.or, and: BINDING.and, '+': BINDING.sum, '−': BINDING.sum, '·': BINDING.product },
};

/** @param {string} sign */
const bindingOf = (sign) => BINDINGS[sign] ?? BINDING.compare;

/** A call of a helper. @param {string} callee @param {...Expression} given @returns {Expression} */
const helper = (callee, ...given) => ({ kind: 'call', callee, routine: false, given });
/** @param {string} name @returns {Expression} */
const named = (name) => ({ kind: 'name', name });

/** Whether a part of a listing calls a function. @param {unknown} part @param {string} callee */
const callsIn = (part, callee) => JSON.stringify(part).includes(`"callee":"${callee}"`);

/**
 * @typedef {object} Needs of the present search
 * @property {boolean} bounded whether sums have to be kept within the range of scores
 * @property {boolean} learns whether the order of children depends on cutoffs
 */

export class Printer {
  /** The helpers that the routines call. @type {Set<string>} */
  used = new Set();
  /** @type {Printed[]} */
  #lines = [];
  /** @protected @type {Map<Node, Declared[]>} */
  declared = new Map();
  /** @protected @type {Set<string>} */
  changing = new Set();
  /** @protected whether the innermost loop over children counts its turns */
  counts = false;
  #routine = '';
  /** Whether the routine is that of the critical tree, which tells only on the way what it proves. */
  #proves = false;
  /** What the routine calls the node that it searches, and the child of a loop's turn. */
  #here = named('node');
  #below = named('child');
  #needs;

  /** Operators, as they are written here. @protected @type {Record<string, string>} */
  signs = SIGNS;
  /** @protected whether `and` within `or` stands in brackets */
  bracketsAnd = true;

  /** @param {Needs} needs */
  constructor(needs) {
    this.#needs = needs;
  }

  /** The lines of a routine. @param {Routine} routine @returns {Printed[]} */
  print(routine) {
    this.#lines = [];
    this.#routine = routine.name;
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
    const { name, parameters } = routine;
    if (name === 'mtd') return [helper('begin_best')];
    const visits = parameters[0] === 'node' || callsIn(routine, 'make');
    return visits ? [helper('enter', this.#here)] : [];
  }

  /**
   * What the program does for its own sake before a statement, and behind it.
   * @protected
   * @param {Node} node
   * @param {Node | null} around
   * @returns {{before: Expression[], behind: Expression[]}}
   */
  around({ statement }, around) {
    const nothing = { before: [], behind: [] };
    if (statement.kind === 'return')
      return { before: this.#onReturn(statement, around), behind: [] };
    if (statement.kind === 'break') return { before: this.#onBreak(), behind: [] };
    if (statement.kind !== 'assign') return nothing;
    const [name] = statement.names;
    const { value } = statement;
    const from = value.kind === 'name' ? value.name : '';
    if (this.#proves && value.kind === 'call' && value.routine)
      return { before: [], behind: [helper('bring_up', this.#here, this.#below)] };
    if (name === 'val') return { before: [], behind: [improved(named(name), '>', named('alfa'))] };
    if (value.kind === 'call' && value.given.length === 2 && isValue(value.given[1]))
      return {
        before: [improved(value.given[1], value.callee === 'max' ? '>' : '<', named(name))],
        behind: [],
      };
    if (name === 'best' && from === 'value')
      return { before: [], behind: [helper('improve', this.#here, this.#below)] };
    if (name === 'α' && from === 'entry.value')
      return { before: [], behind: [helper('follow_best', this.#here)] };
    if (name === 'lower' && from === 'g') return { before: [], behind: [helper('keep_best')] };
    if (name === 'merit') return { before: [decided(value)].flat(), behind: [] };
    return nothing;
  }

  /** @returns {Expression[]} */
  #onBreak() {
    if (this.#proves) return [helper('leave_open', this.#here)];
    return this.#needs.learns ? [helper('cut', this.#here, this.#below)] : [];
  }

  /** @param {Statement & {kind: 'return'}} statement @param {Node | null} around @returns {Expression[]} */
  #onReturn({ value }, around) {
    if (this.#proves && value.kind !== 'name') return [helper('prove', this.#here, seen(value))];
    const cuts = around?.statement.kind === 'if' && this.#needs.learns;
    if (value.kind === 'pair' && isNamed(value.value, 'best') && cuts)
      return [helper('cut', this.#here, this.#below)];
    if (value.kind !== 'name') return [];
    if (this.#routine === 'mtd') return [helper('read_line', value)];
    if (['β', 'beta'].includes(value.name) && around?.statement.kind === 'if')
      return this.#needs.learns ? [helper('cut', this.#here, this.#below)] : [];
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
      case 'call':
        return this.#called(expression);
      default:
        return this.#two(expression);
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

  /** Whether a routine gives a value and a move. @protected @param {Routine} routine */
  pairs({ body }) {
    const last = body.at(-1)?.statement;
    return last?.kind === 'return' && last.value.kind === 'pair';
  }

  /** @protected @param {string} word */
  constant(word) {
    return word;
  }

  /** @protected @param {Expression} part @returns {[string, number]} */
  not(part) {
    return [`!${this.express(part, BINDING.atom)}`, BINDING.sign];
  }

  /** @param {Expression & {kind: 'two'}} expression @returns {[string, number]} */
  #two({ left, sign, right }) {
    const binding = bindingOf(sign);
    const inner = sign === 'or' && this.bracketsAnd ? BINDING.not : binding;
    const sides = [this.express(left, inner), this.express(right, Math.max(inner, binding + 1))];
    // The left one of equal operators needs no brackets.
    if (left.kind === 'two' && left.sign === sign) sides[0] = this.express(left, binding);
    const text = sides.join(` ${this.signs[sign] ?? sign} `);
    if (binding !== BINDING.sum || !this.#needs.bounded || !this.#widens) return [text, binding];
    this.used.add('bounded');
    return [this.called('bounded', [text]), BINDING.atom];
  }

  get #widens() {
    return WIDENING.includes(this.#routine);
  }

  /** @param {Expression & {kind: 'call'}} expression @returns {[string, number]} */
  #called({ callee, routine, given }) {
    if (callee === 'first') return [`${this.name('i')} ${this.signs['=']} 0`, BINDING.compare];
    const parts = given.map((part) => this.express(part));
    if (routine) return [this.calledRoutine(callee, parts), BINDING.atom];
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

  /** The name of a routine. @protected @param {string} name */
  routineName(name) {
    return this.spell(name === 'static' ? 'static_value' : name);
  }

  /** @protected @param {string} name @param {string[]} given */
  called(name, given) {
    return `${this.spell(name)}(${given.join(', ')})`;
  }

  /** @protected @param {string} name @param {string[]} given */
  calledRoutine(name, given) {
    return `${this.routineName(name)}(${given.join(', ')})`;
  }

  /** @protected @param {'max' | 'min'} name @param {string[]} given */
  extreme(name, given) {
    return this.called(name, given);
  }

  /** Whether a routine answers yes or no. @protected @param {Routine} routine */
  tells({ body }) {
    const last = body.at(-1)?.statement;
    return (
      last?.kind === 'return' &&
      last.value.kind === 'two' &&
      bindingOf(last.value.sign) === BINDING.compare
    );
  }

  /** What a name holds. @protected @param {string} name */
  kind(name) {
    return kindOf(name);
  }
}

/** @param {Expression} expression @param {string} name */
const isNamed = (expression, name) => expression.kind === 'name' && expression.name === name;

/** @param {Expression} expression */
const isValue = (expression) => isNamed(expression, 'value');

/**
 * Where code keeps no best value, a child is noted if its value is better than the bound.
 * @param {Expression} left @param {string} sign @param {Expression} right
 */
const improved = (left, sign, right) =>
  helper('improve_if', named('node'), named('child'), { kind: 'two', left, sign, right });

/** Before a merit is lowered or raised, the node that does so is kept. @param {Expression} value */
function decided(value) {
  if (value.kind !== 'call' || value.given.length !== 2) return [];
  const [merit, own] = value.given;
  /** @type {Expression} */
  const better = {
    kind: 'two',
    left: seen(own),
    sign: value.callee === 'min' ? '<' : '>',
    right: merit,
  };
  return [helper('decide', named('node'), better)];
}

/** A value that is looked at without being counted. @param {Expression} value @returns {Expression} */
function seen(value) {
  if (value.kind === 'two') return { ...value, left: seen(value.left), right: seen(value.right) };
  if (value.kind === 'minus') return { ...value, part: seen(value.part) };
  return value.kind === 'call' && value.callee === 'value' ? { ...value, callee: 'peek' } : value;
}
