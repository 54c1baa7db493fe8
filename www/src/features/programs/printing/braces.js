/** Routines in languages whose blocks stand in braces. Pure. */

import { Printer } from './printer.js';

/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Block, Node, Routine } from './blocks.js' */
/** @import { Declared } from './scopes.js' */

/** What begins with the brace that ends the branch before. */
const BRANCHES = ['else-if', 'else'];

export class Braces extends Printer {
  /** The depth of nesting of routines. @protected */
  outer = 0;

  /** @protected @param {Routine} routine */
  routine(routine) {
    const { outer } = this;
    this.line(outer, `${this.head(routine)} {`, 0);
    for (const call of this.onCall(routine)) this.help(outer + 1, this.effect(call));
    this.block(routine.body, outer + 1, null);
    this.line(outer, '}', null);
  }

  /** @protected @param {Block} block @param {number} indent @param {Node | null} around */
  block(block, indent, around) {
    for (const [place, node] of block.entries()) {
      const { before, after } = this.around(node, around);
      const next = block[place + 1]?.statement.kind ?? '';
      const own = this.declared.get(node) ?? [];
      for (const one of own.filter(({ own }) => !own)) this.help(indent, this.declaration(one));
      for (const call of before) this.help(indent, this.effect(call));
      const lines = this.statement(node, own);
      for (const [at, text] of lines.entries())
        this.line(indent + (lines[at - 1]?.endsWith('{') ? 1 : 0), text, node.at);
      for (const call of after) this.help(indent, this.effect(call));
      for (const call of this.onTurn(node.statement)) this.help(indent + 1, this.effect(call));
      this.block(node.body, indent + 1, node);
      if (node.body.length > 0 && !BRANCHES.includes(next)) this.line(indent, '}', null);
    }
  }

  /** @protected @param {Node} node @param {Declared[]} own what it declares @returns {string[]} */
  statement(node, own) {
    const { statement } = node;
    switch (statement.kind) {
      case 'if':
        return [`if ${this.condition(statement.condition)} {`];
      case 'else-if':
        return [`} else if ${this.condition(statement.condition)} {`];
      case 'else':
        return ['} else {'];
      case 'while':
        return [`while ${this.condition(statement.condition)} {`];
      case 'repeat':
        return [this.forever];
      case 'break':
        return ['break;'];
      case 'return':
        return [`return ${this.express(statement.value)};`];
      case 'for':
        return this.loop(statement.name, statement.all, this.tellsFirst(node));
      case 'count':
        return [this.counting(this.name(statement.name), statement.from, statement.to)];
      case 'assign':
        return statement.names.length > 1
          ? this.several(statement.names, statement.value, own)
          : [
              this.assign(
                statement.names[0],
                statement.value,
                own.find((one) => one.own),
              ),
            ];
      default:
        return [this.effect(statement.value)];
    }
  }

  /** @protected */
  forever = '';

  /** @protected @param {Routine} _routine @returns {string} */
  head(_routine) {
    return '';
  }

  /** @protected @param {Declared} _declared @returns {string} */
  declaration(_declared) {
    return '';
  }

  /** @protected @param {string} _name @param {Expression} _all @param {boolean} _counts @returns {string[]} */
  loop(_name, _all, _counts) {
    return [];
  }

  /** @protected @param {string} _name @param {Expression} _from @param {Expression} _to @returns {string} */
  counting(_name, _from, _to) {
    return '';
  }

  /** @protected @param {string[]} _names @param {Expression} _value @param {Declared[]} _own @returns {string[]} */
  several(_names, _value, _own) {
    return [];
  }

  /** @protected @param {string} _name @param {Expression} _value @param {Declared | undefined} _own @returns {string} */
  assign(_name, _value, _own) {
    return '';
  }

  /** @protected @param {Expression} condition */
  condition(condition) {
    return `(${this.express(condition)})`;
  }

  /** @protected @param {Expression} call */
  effect(call) {
    return `${this.express(call)};`;
  }
}
