/** Routines in JavaScript. Pure. */

import { Braces } from './braces.js';
import { SIGNS } from './expressions.js';

/** @import { Declared } from './scopes.js' */
/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Routine } from './blocks.js' */

export class JavaScript extends Braces {
  signs = { ...SIGNS, '=': '===', '≠': '!==', and: '&&', or: '||' };
  forever = 'for (;;) {';

  /** @protected @param {Routine} routine */
  head({ name, parameters }) {
    return `function ${this.name(name)}(${parameters.map((each) => this.name(each)).join(', ')})`;
  }

  /** @protected @param {Declared} declared */
  declaration({ name, begins }) {
    return `let ${this.name(name)}${begins ? ' = 0' : ''};`;
  }

  /** @protected @param {string} name @param {Expression} all @param {boolean} counts */
  loop(name, all, counts) {
    const list = this.express(all);
    return [
      counts
        ? `for (const [i, ${name}] of ${list}.entries()) {`
        : `for (const ${name} of ${list}) {`,
    ];
  }

  /** @protected @param {string} name @param {Expression} from @param {Expression} to */
  counting(name, from, to) {
    return `for (let ${name} = ${this.express(from)}; ${name} <= ${this.express(to)}; ${name} += 1) {`;
  }

  /** @protected @param {string[]} names @param {Expression} value @param {Declared[]} own */
  several(names, value, own) {
    const word = own.some(({ changes }) => changes) ? 'let' : 'const';
    return [
      `${word} [${names.map((name) => this.name(name)).join(', ')}] = ${this.express(value)};`,
    ];
  }

  /** @protected @param {string} name @param {Expression} value @param {Declared | undefined} own */
  assign(name, value, own) {
    const word = own === undefined ? '' : own.changes ? 'let ' : 'const ';
    return `${word}${this.name(name)} = ${this.express(value)};`;
  }

  /** @protected @param {string} value @param {string} move */
  pair(value, move) {
    return `[${value}, ${move}]`;
  }

  /** @protected @param {string} word */
  constant(word) {
    return word === 'none' ? 'null' : word;
  }

  /** @protected @param {'max' | 'min'} name @param {string[]} given */
  extreme(name, given) {
    return `Math.${name}(${given.join(', ')})`;
  }

  /** @protected @param {string} name */
  spell(name) {
    return name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
  }
}
