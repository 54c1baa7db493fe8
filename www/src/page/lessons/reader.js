/** From the syntax tree of a lesson's Markdown to its scenes. Pure. */

import { hasOpenWord, partsIn } from '../../text/live.js';
import { directivesOf } from './directives.js';
import { withNames } from './node-names.js';
import { plain } from './plain.js';
import { FACT, TEXT } from './values.js';

/** @import { Nodes, PhrasingContent, RootContent } from 'mdast' */
/** @import { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive' */
/** @import { Place } from './directive.js' */
/** @import { AnyDirective } from './directives.js' */
/** @import { Block, Fault, FaultKind, Inline, Lesson, Scene } from './format.js' */
/** @import { Value } from './values.js' */

/** Where links may lead: elsewhere, to the page, and to other lessons. */
const LINK = /^(https?:\/\/|#lesson=|\.\/(#|$))/;

/** The line of a part of the text. @param {Nodes} node */
const lineOf = (node) => node.position?.start.line ?? 1;

export class Reader {
  /** @type {Fault[]} */
  faults = [];
  /** The views that there are so far, by their names. @type {string[]} */
  #views = [];
  /** What steps, tasks and live words are about unless they name a view; empty before the first. */
  #view = '';
  /** How many tasks and questions there are so far: each is known by its number. */
  #numbered = { task: 0, question: 0 };

  /** @param {FaultKind} kind @param {Nodes} at @param {Partial<Fault>} [more] */
  fault(kind, at, more = {}) {
    this.faults.push({ line: lineOf(at), kind, ...more });
  }

  /** The next number of a task or a question. @param {'task' | 'question'} what */
  number(what) {
    this.#numbered[what] += 1;
    return String(this.#numbered[what]);
  }

  /** @param {readonly RootContent[]} nodes @returns {Lesson} */
  lesson(nodes) {
    const [first, ...rest] = nodes;
    const isTitle = first?.type === 'heading' && first.depth === 1;
    if (!isTitle) this.faults.push({ line: 1, kind: 'no-title' });
    const title = isTitle ? plain(this.inline(first.children)) : '';
    /** @type {Scene[]} */
    const scenes = [{ view: null, blocks: [] }];
    for (const node of isTitle ? rest : nodes) {
      if (node.type === 'thematicBreak') scenes.push({ view: null, blocks: [] });
      else
        for (const block of this.#block(node, 'scene')) {
          if (block.kind === 'view') scenes.push({ view: block, blocks: [] });
          else scenes.at(-1)?.blocks.push(block);
        }
    }
    return {
      title,
      scenes: scenes.filter(({ view, blocks }) => view !== null || blocks.length > 0),
    };
  }

  /** Begins the scene of a view, which gets a name if it has none. @param {string | undefined} named @param {Nodes} at */
  beginView(named = `view-${this.#views.length + 1}`, at) {
    if (this.#views.includes(named)) this.fault('repeated-view', at, { value: named });
    this.#views.push(named);
    this.#view = named;
    return named;
  }

  /**
   * The attributes of a directive that it may have.
   * @param {ContainerDirective | LeafDirective | TextDirective} node
   * @param {AnyDirective} directive
   * @returns {Record<string, string>}
   */
  #attributes(node, { name, needs = {}, isAboutView = false, may = {} }) {
    /** @type {Record<string, Value>} */
    const known = { ...needs, ...(isAboutView && { of: TEXT }), ...may };
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const [attribute, written] of Object.entries(node.attributes ?? {})) {
      const value = written ?? '';
      if (!Object.hasOwn(known, attribute)) {
        const right = Object.keys(known).join(', ');
        this.fault('unknown-attribute', node, { name, value: attribute, right });
        continue;
      }
      attributes[attribute] = value;
      const { isRight, fault, right = '' } = known[attribute];
      if (value !== '' && !isRight(value))
        this.fault(fault, node, { name: attribute, value, right });
    }
    for (const attribute of Object.keys(needs))
      if (!attributes[attribute]) this.fault('missing-attribute', node, { name, value: attribute });
    if (isAboutView) attributes.of = this.#viewOf(attributes.of, node);
    return attributes;
  }

  /** The view that something is about: the one that it names, or that of the scene. @param {string | undefined} named @param {Nodes} at */
  #viewOf(named, at) {
    if (named) {
      if (!this.#views.includes(named)) this.fault('unknown-view', at, { value: named });
      return named;
    }
    if (this.#view === '') this.fault('no-view', at);
    return this.#view;
  }

  /** @param {readonly RootContent[]} nodes @param {Place} [place] where they stand @returns {Block[]} */
  blocks(nodes, place = 'block') {
    return nodes.flatMap((node) => this.#block(node, place));
  }

  /** @param {RootContent} node @param {Place} place @returns {Block[]} */
  #block(node, place) {
    switch (node.type) {
      case 'heading':
        return this.#heading(node.depth, node.children, node);
      case 'paragraph':
        return [{ kind: 'paragraph', parts: this.inline(node.children) }];
      case 'list': {
        const items = node.children.map(({ children }) => this.blocks(children));
        return [{ kind: 'list', ordered: node.ordered === true, items }];
      }
      case 'code':
        return [{ kind: 'code', text: node.value }];
      case 'table': {
        const [head = [], ...rows] = node.children.map((row) =>
          row.children.map(({ children }) => this.inline(children)),
        );
        return [{ kind: 'table', head, rows }];
      }
      case 'containerDirective':
      case 'leafDirective':
        return this.#directive(node, place);
      case 'html':
        // A comment to other authors.
        if (/^<!--[\s\S]*-->$/.test(node.value.trim())) return [];
        break;
      default:
    }
    this.fault('not-shown', node, { value: node.type });
    return [];
  }

  /** @param {number} depth @param {PhrasingContent[]} children @param {Nodes} node @returns {Block[]} */
  #heading(depth, children, node) {
    if (depth === 1) this.fault('second-title', node);
    if (depth > 3) this.fault('deep-heading', node);
    const parts = this.inline(children);
    const level = depth === 3 ? 3 : 2;
    return [{ kind: 'heading', level, id: `part-${lineOf(node)}`, parts }];
  }

  /** @param {ContainerDirective | LeafDirective} node @param {Place} place @returns {Block[]} */
  #directive(node, place) {
    const { name } = node;
    const all = directivesOf(node.type);
    const directive = all.get(name);
    if (directive === undefined) {
      this.fault('unknown-directive', node, { name, right: [...all.keys()].join(', ') });
      return [];
    }
    const { place: its = 'scene' } = directive;
    if (its !== 'anywhere' && its !== place) {
      this.fault('misplaced', node, { name });
      return [];
    }
    const read = directive.read(this.#attributes(node, directive), this, node);
    return [/** @type {Block} */ ({ kind: name, line: lineOf(node), ...read })];
  }

  /** The parts of a sentence. @param {readonly PhrasingContent[]} nodes @returns {Inline[]} */
  inline(nodes) {
    return nodes.flatMap((node) => this.#part(node));
  }

  /** @param {PhrasingContent} node @returns {Inline[]} */
  #part(node) {
    switch (node.type) {
      case 'text':
        return this.#words(node.value, node);
      case 'break':
        return [{ kind: 'text', text: '\n' }];
      case 'strong':
      case 'emphasis':
        return [{ kind: node.type, parts: this.inline(node.children) }];
      case 'inlineCode':
        return [{ kind: 'code', text: node.value }];
      case 'link':
        if (!LINK.test(node.url)) this.fault('wrong-link', node);
        return [{ kind: 'link', href: node.url, parts: this.inline(node.children) }];
      case 'textDirective':
        return this.#wordDirective(node);
      default:
        this.fault('not-shown', node, { value: node.type });
        return [];
    }
  }

  /** @param {string} text @param {Nodes} node @returns {Inline[]} */
  #words(text, node) {
    if (hasOpenWord(text)) this.fault('open-word', node);
    return partsIn(text).flatMap((part) => {
      // Before the first view nothing names a node.
      if ('text' in part && this.#view === '') return [{ kind: 'text', text: part.text }];
      if ('text' in part) return withNames(part.text, this.#view);
      const { what } = part;
      if (!FACT.isRight(what)) this.fault(FACT.fault, node, { value: what });
      return [{ kind: 'live', what, of: this.#viewOf(part.of, node) }];
    });
  }

  /** @param {TextDirective} node @returns {Inline[]} */
  #wordDirective(node) {
    const { name } = node;
    const all = directivesOf(node.type);
    const directive = all.get(name);
    if (directive === undefined) {
      // A colon within a word, as in the Swedish “MAX:s”.
      const isWord = node.children.length + Object.keys(node.attributes ?? {}).length === 0;
      if (isWord) return [{ kind: 'text', text: `:${name}` }];
      this.fault('unknown-directive', node, { name, right: [...all.keys()].join(', ') });
      return [];
    }
    const parts = this.inline(node.children);
    const attributes = this.#attributes(node, directive);
    return [/** @type {Inline} */ ({ kind: name, ...attributes, parts })];
  }
}
