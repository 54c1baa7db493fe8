/** Routines in C. Pure. */

import { Braces } from './braces.js';
import { SIGNS } from './expressions.js';

/** @import { Declared } from './scopes.js' */
/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Routine } from './blocks.js' */

const TYPES = {
  score: 'score',
  number: 'score',
  node: 'int',
  word: 'int',
  truth: 'int',
  entry: 'struct entry',
};

export class C extends Braces {
  signs = { ...SIGNS, and: '&&', or: '||' };
  forever = 'for (;;) {';

  /** @protected @param {Routine} routine */
  head(routine) {
    const { name, parameters } = routine;
    const given = parameters.map((each) => `${TYPES[this.kind(each)]} ${this.name(each)}`);
    const type = this.tells(routine) ? 'int' : this.pairs(routine) ? 'struct pair' : 'score';
    return `static ${type} ${this.name(name)}(${given.join(', ') || 'void'})`;
  }

  /** @protected @param {Declared} declared */
  declaration({ name, begins }) {
    return `${TYPES[this.kind(name)]} ${this.name(name)}${begins ? ' = 0' : ''};`;
  }

  /** @protected @param {string} name @param {Expression} all */
  loop(name, all) {
    const list = this.express(all);
    if (name === 'below')
      return [
        `int count = ${list};`,
        'for (int i = 0; i < count; i++) {',
        `int ${name} = found[i];`,
      ];
    const node = list.slice(list.indexOf('(') + 1, -1);
    return [
      `const int *order = ${list};`,
      `for (int i = 0; i < COUNT[${node}]; i++) {`,
      `int ${name} = order[i];`,
    ];
  }

  /** @protected @param {string} name @param {Expression} from @param {Expression} to */
  counting(name, from, to) {
    return `for (score ${name} = ${this.express(from)}; ${name} <= ${this.express(to)}; ${name}++) {`;
  }

  /** @protected @param {string} value @param {string} move */
  pair(value, move) {
    return `(struct pair){${value}, ${move}}`;
  }

  /** @protected @param {string} call */
  valueOf(call) {
    return `${call}.value`;
  }

  /** @protected @param {string} word */
  constant(word) {
    return { true: '1', false: '0', none: 'NONE' }[word] ?? word;
  }

  /** @protected @param {string[]} names @param {Expression} value */
  several(names, value) {
    // Nothing looks at the move that answers.
    if (names[1] === 'reply')
      return [`struct pair answer = ${this.express(value)};`, 'score value = answer.value;'];
    return [
      `struct state taken = ${this.express(value)};`,
      ...names.map((name) => `${TYPES[this.kind(name)]} ${this.name(name)} = taken.${name};`),
    ];
  }

  /** @protected @param {string} name @param {Expression} value @param {Declared | undefined} own */
  assign(name, value, own) {
    const type = own === undefined ? '' : `${TYPES[this.kind(name)]} `;
    return `${type}${this.name(name)} = ${this.express(value)};`;
  }
}
