/** Routines in Rust: methods of a search. Pure. */

import { Braces } from './braces.js';
import { SIGNS } from './expressions.js';

/** @import { Declared } from './scopes.js' */
/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Routine } from './blocks.js' */

/** What depends on the tree alone is not a method. */
const FREE = [
  'is_leaf',
  'colour_of',
  'mover_of',
  'parent_of',
  'is_last',
  'next_sibling',
  'first_child',
  'is_at_level',
  'bounded',
  'peek',
  'opponent',
];

const TYPES = {
  score: 'i64',
  number: 'i64',
  node: 'usize',
  word: 'u8',
  truth: 'bool',
  entry: 'Entry',
};

export class Rust extends Braces {
  outer = 1;
  signs = { ...SIGNS, and: '&&', or: '||' };
  forever = 'loop {';

  /** @protected @param {Routine} routine */
  head(routine) {
    const { name, parameters } = routine;
    const given = parameters.map(
      (each) =>
        `${this.changing.has(each) ? 'mut ' : ''}${this.name(each)}: ${TYPES[this.kind(each)]}`,
    );
    const returned = this.tells(routine) ? 'bool' : this.pairs(routine) ? '(i64, usize)' : 'i64';
    return `fn ${this.name(name)}(${['&mut self', ...given].join(', ')}) -> ${returned}`;
  }

  /** @protected @param {Declared} declared */
  declaration({ name, begins, changes }) {
    const type = TYPES[this.kind(name)];
    return `let ${changes ? 'mut ' : ''}${this.name(name)}: ${type}${begins ? ' = 0' : ''};`;
  }

  /** @protected @param {string} name @param {Expression} all @param {boolean} counts */
  loop(name, all, counts) {
    const list = `${this.express(all)}.iter()`;
    return [counts ? `for (i, &${name}) in ${list}.enumerate() {` : `for &${name} in ${list} {`];
  }

  /** @protected @param {string} name @param {Expression} from @param {Expression} to */
  counting(name, from, to) {
    return `for ${name} in ${this.express(from)}..=${this.express(to)} {`;
  }

  /** @protected @param {string[]} names @param {Expression} value @param {Declared[]} own */
  several(names, value, own) {
    const changes = (/** @type {string} */ name) =>
      own.some((each) => each.name === name && each.changes);
    const spelt = names.map((name) => `${changes(name) ? 'mut ' : ''}${this.name(name)}`);
    return [`let (${spelt.join(', ')}) = ${this.express(value)};`];
  }

  /** @protected @param {string} name @param {Expression} value @param {Declared | undefined} own */
  assign(name, value, own) {
    const word = own === undefined ? '' : own.changes ? 'let mut ' : 'let ';
    return `${word}${this.name(name)} = ${this.express(value)};`;
  }

  /** What nothing looks at has a bar before it; what all routines look at is the search's. @protected @param {string} name */
  spell(name) {
    if (name === 'position') return 'self.position';
    return name === 'reply' ? '_reply' : name;
  }

  /** @protected @param {string} value @param {string} move */
  pair(value, move) {
    return `(${value}, ${move})`;
  }

  /** @protected @param {string} call */
  valueOf(call) {
    return `${call}.0`;
  }

  /** @protected @param {string} word */
  constant(word) {
    return word === 'none' ? 'NONE' : word;
  }

  /** @protected @param {Expression} condition */
  condition(condition) {
    return this.express(condition);
  }

  /** @protected @param {string} name @param {string[]} given */
  called(name, given) {
    return `${FREE.includes(name) ? '' : 'self.'}${name}(${given.join(', ')})`;
  }

  /** @protected @param {string} name @param {string[]} given */
  calledRoutine(name, given) {
    return `self.${super.calledRoutine(name, given)}`;
  }

  /** @protected @param {'max' | 'min'} name @param {string[]} given */
  extreme(name, given) {
    return `${name}(${given.join(', ')})`;
  }
}
