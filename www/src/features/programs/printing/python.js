/** Routines in Python. Pure. */

import { Printer } from './printer.js';

/** @import { Expression } from '../../../../pkg/plyscope_wasm.js' */
/** @import { Block, Node, Routine } from './blocks.js' */

export class Python extends Printer {
  bracketsAnd = false;

  /** @protected @param {Routine} routine */
  routine(routine) {
    const { name, parameters, body } = routine;
    const names = parameters.map((each) => this.name(each)).join(', ');
    this.line(0, `def ${this.name(name)}(${names}):`, 0);
    for (const call of this.onCall(routine)) this.help(1, this.express(call));
    this.#block(body, 1, null);
  }

  /** @param {Block} block @param {number} indent @param {Node | null} around */
  #block(block, indent, around) {
    for (const node of block) {
      const { before, after } = this.around(node, around);
      for (const call of before) this.help(indent, this.express(call));
      this.line(indent, this.#statement(node), node.at);
      for (const call of after) this.help(indent, this.express(call));
      for (const call of this.onTurn(node.statement)) this.help(indent + 1, this.express(call));
      this.#block(node.body, indent + 1, node);
    }
  }

  /** @param {Node} node */
  #statement(node) {
    const { statement } = node;
    switch (statement.kind) {
      case 'if':
        return `if ${this.express(statement.condition)}:`;
      case 'else-if':
        return `elif ${this.express(statement.condition)}:`;
      case 'else':
        return 'else:';
      case 'while':
        return `while ${this.express(statement.condition)}:`;
      case 'repeat':
        return 'while True:';
      case 'break':
        return 'break';
      case 'return':
        return `return ${this.express(statement.value)}`;
      case 'for':
        return this.#loop(node, statement.name, this.express(statement.all));
      case 'count':
        return `for ${this.name(statement.name)} in range(${this.express(statement.from)}, ${this.express(statement.to)} + 1):`;
      case 'assign':
        return `${statement.names.map((name) => this.name(name)).join(', ')} = ${this.express(statement.value)}`;
      default:
        return this.express(statement.value);
    }
  }

  /** @param {Node} node @param {string} name @param {string} all */
  #loop(node, name, all) {
    return this.tellsFirst(node)
      ? `for i, ${name} in enumerate(${all}):`
      : `for ${name} in ${all}:`;
  }

  /** @protected @param {string} word */
  constant(word) {
    return { true: 'True', false: 'False', none: 'None' }[word] ?? word;
  }

  /** @protected @param {Expression} part @returns {[string, number]} */
  not(part) {
    return [`not ${this.express(part, 3)}`, 2];
  }
}
