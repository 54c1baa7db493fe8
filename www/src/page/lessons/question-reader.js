/** The questions of a lesson, from its syntax tree. Pure. */

import { GENERATED, GENERATED_FOR } from './directives.js';

/** @import { ListItem, RootContent } from 'mdast' */
/** @import { ContainerDirective, LeafDirective } from 'mdast-util-directive' */
/** @import { Block, Inline, Option } from './format.js' */
/** @import { Reader } from './reader.js' */

/** An option: `[x]` if it is right, `[ ]` if it is wrong. */
const OPTION = /^\[([ x])\] ?/;

/** What parts a pair: `alpha-beta = cuts`. */
const PAIR = / = /;

export class QuestionReader {
  #reader;

  /** @param {Reader} reader */
  constructor(reader) {
    this.#reader = reader;
  }

  /**
   * @param {ContainerDirective | LeafDirective} node
   * @param {Record<string, string>} attributes
   * @returns {Block[]}
   */
  read(node, attributes) {
    const id = this.#reader.number('question');
    const line = node.position?.start.line ?? 1;
    if (node.name === 'generated') return this.#generated(node, attributes, { id, line });
    const children = /** @type {RootContent[]} */ (node.children);
    const isList = (/** @type {RootContent} */ each) => each.type === 'list';
    const list = children.find(isList);
    const items = list?.type === 'list' ? list.children : [];
    const blocks = this.#reader.blocks(children.filter((each) => each !== list));
    const common = { id, line, blocks };
    if (node.name === 'number') {
      const { fact = '', see = '' } = attributes;
      if (fact !== '') this.#reader.checkFact(fact, node);
      this.#reader.checkMoment(see, node);
      const of = this.#reader.viewOf(attributes.of, node);
      return [{ kind: 'number', ...common, fact, of, see }];
    }
    if (node.name === 'click') {
      const { on = '' } = attributes;
      this.#reader.checkMoment(on, node);
      const of = this.#reader.viewOf(attributes.of, node);
      return [{ kind: 'click', ...common, on, of }];
    }
    if (items.length < 2) this.#reader.fault('few-options', node, { name: node.name });
    switch (node.name) {
      case 'match':
        return [{ kind: 'match', ...common, pairs: items.flatMap((item) => this.#pair(item)) }];
      case 'order':
        return [{ kind: 'order', ...common, items: items.map((item) => this.#said(item).parts) }];
      default: {
        const kind = /** @type {'one' | 'several' | 'true-false'} */ (node.name);
        const options = items.flatMap((item) => this.#option(item));
        const right = options.filter(({ isRight }) => isRight).length;
        if (kind === 'one' ? right !== 1 : kind === 'several' && right === 0)
          this.#reader.fault('no-right-option', node, { name: kind });
        return [{ kind, ...common, options }];
      }
    }
  }

  /** @param {ContainerDirective | LeafDirective} node @param {Record<string, string>} attributes @param {{id: string, line: number}} at @returns {Block[]} */
  #generated(node, { about = '', algorithm = GENERATED_FOR[0] }, at) {
    const fault = this.#reader.fault.bind(this.#reader);
    if (about !== '' && !GENERATED.some((each) => each === about))
      fault('wrong-value', node, { name: 'about', value: about, right: GENERATED.join(', ') });
    if (!GENERATED_FOR.some((each) => each === algorithm))
      fault('wrong-value', node, {
        name: 'algorithm',
        value: algorithm,
        right: GENERATED_FOR.join(', '),
      });
    return [{ kind: 'generated', ...at, about, algorithm }];
  }

  /** What an item says, and, in a quotation below it, why. @param {ListItem} item @returns {{parts: Inline[], why: Inline[]}} */
  #said(item) {
    const [first] = item.children;
    const quote = item.children.find(({ type }) => type === 'blockquote');
    const said = quote?.type === 'blockquote' ? quote.children : [];
    const parts = first?.type === 'paragraph' ? this.#reader.inline(first.children) : [];
    const why = said.flatMap((each) =>
      each.type === 'paragraph' ? this.#reader.inline(each.children) : [],
    );
    return { parts, why };
  }

  /** @param {ListItem} item @returns {Option[]} */
  #option(item) {
    const { parts, why } = this.#said(item);
    const [first, ...rest] = parts;
    const found = first?.kind === 'text' ? OPTION.exec(first.text) : null;
    if (first?.kind !== 'text' || found === null) {
      this.#reader.fault('not-an-option', item);
      return [];
    }
    const text = first.text.slice(found[0].length);
    return [{ isRight: found[1] === 'x', parts: [{ kind: 'text', text }, ...rest], why }];
  }

  /** @param {ListItem} item */
  #pair(item) {
    const { parts, why } = this.#said(item);
    const last = parts.at(-1);
    const at = last?.kind === 'text' ? last.text.search(PAIR) : -1;
    if (last?.kind !== 'text' || at < 0) {
      this.#reader.fault('not-a-pair', item);
      return [];
    }
    const head = { kind: /** @type {const} */ ('text'), text: last.text.slice(0, at) };
    return [{ parts: [...parts.slice(0, -1), head], to: last.text.slice(at + 3).trim(), why }];
  }
}
