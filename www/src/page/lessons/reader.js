/** From the syntax tree of a lesson's Markdown to its scenes. Pure. */

import { isCondition } from '../../element/prose/conditions.js';
import { isFact } from '../../element/prose/facts.js';
import { isMoment } from '../../session/moment.js';
import { directiveNamed, namesOf, OF_SOLUTION } from './directives.js';
import { hasOpenWord, partsIn } from './live.js';
import { plain } from './plain.js';
import { QuestionReader } from './question-reader.js';

/** @import { Nodes, PhrasingContent, RootContent } from 'mdast' */
/** @import { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive' */
/** @import { Block, Fault, FaultKind, Inline, Lesson, Scene, View } from './format.js' */

/** @typedef {ContainerDirective | LeafDirective | TextDirective} Directive */

/** Where links may lead: elsewhere, to the page, and to other lessons. */
const LINK = /^(https?:\/\/|#lesson=|\.\/(#|$))/;

/** The line of a part of the text. @param {Nodes} node */
export const lineOf = (node) => node.position?.start.line ?? 1;

export class Reader {
  /** @type {Fault[]} */
  faults = [];
  /** The views that there are so far. @type {View[]} */
  #views = [];
  /** What steps, tasks and live words are about unless they name a view; empty before the first. */
  #view = '';
  /** How many tasks and questions there are so far: each is known by its number. */
  #numbered = { task: 0, question: 0 };
  #questions = new QuestionReader(this);

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
      if (node.type === 'leafDirective' && node.name === 'view') {
        const view = this.#readView(node);
        scenes.push({ view, blocks: [] });
      } else if (node.type === 'thematicBreak') scenes.push({ view: null, blocks: [] });
      else scenes.at(-1)?.blocks.push(...this.#block(node, true));
    }
    return {
      title,
      scenes: scenes.filter(({ view, blocks }) => view !== null || blocks.length > 0),
    };
  }

  /** @param {LeafDirective} node @returns {View} */
  #readView(node) {
    const { id = `view-${this.#views.length + 1}`, ...attributes } = this.attributes(node);
    if (this.#views.some((each) => each.id === id))
      this.fault('repeated-view', node, { value: id });
    const { step = 'start' } = attributes;
    if (!/^\d+$/.test(step) && !isMoment(step)) this.fault('no-moment', node, { value: step });
    const view = { id, attributes, line: lineOf(node) };
    this.#views.push(view);
    this.#view = id;
    return view;
  }

  /**
   * The attributes of a directive that it may have.
   * @param {Directive} node
   * @returns {Record<string, string>}
   */
  attributes(node) {
    const { needs = [], may = [] } = directiveNamed(node.type, node.name) ?? {};
    const right = [...needs, ...may];
    /** @type {Record<string, string>} */
    const attributes = {};
    for (const [name, value] of Object.entries(node.attributes ?? {})) {
      if (right.includes(name)) attributes[name] = value ?? '';
      else
        this.fault('unknown-attribute', node, {
          name: node.name,
          value: name,
          right: right.join(', '),
        });
    }
    for (const name of needs)
      if (!attributes[name])
        this.fault('missing-attribute', node, { name: node.name, value: name });
    return attributes;
  }

  /** The view that something is about: the one that it names, or that of the scene. @param {string | undefined} named @param {Nodes} at */
  viewOf(named, at) {
    if (named) {
      if (!this.#views.some(({ id }) => id === named))
        this.fault('unknown-view', at, { value: named });
      return named;
    }
    if (this.#view === '') this.fault('no-view', at);
    return this.#view;
  }

  /** @param {readonly RootContent[]} nodes @returns {Block[]} */
  blocks(nodes) {
    return nodes.flatMap((node) => this.#block(node, false));
  }

  /** @param {RootContent} node @param {boolean} isTop whether it stands in a scene itself @returns {Block[]} */
  #block(node, isTop) {
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
        return this.#directive(node, isTop);
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

  /** @param {ContainerDirective | LeafDirective} node @param {boolean} isTop @returns {Block[]} */
  #directive(node, isTop) {
    const { name } = node;
    const known = directiveNamed(node.type, name);
    const line = lineOf(node);
    if (known === undefined || known.form !== node.type) {
      this.fault('unknown-directive', node, { name, right: namesOf(node.type).join(', ') });
      return [];
    }
    const isInside = ['hint', 'view'].includes(name);
    if (isInside || (!isTop && !['when', 'aside'].includes(name))) {
      this.fault('misplaced', node, { name });
      return [];
    }
    const attributes = this.attributes(node);
    const { of, is = '', to = '' } = attributes;
    switch (name) {
      case 'step': {
        this.checkMoment(to, node);
        const view = this.viewOf(of, node);
        return [{ kind: 'step', to, of: view, blocks: this.blocks(node.children), line }];
      }
      case 'when': {
        this.#checkCondition(is, node);
        const view = this.viewOf(of, node);
        return [{ kind: 'when', is, of: view, blocks: this.blocks(node.children), line }];
      }
      case 'aside': {
        const { title, rest } = labelled(node);
        return [{ kind: 'aside', title: this.inline(title), blocks: this.blocks(rest) }];
      }
      case 'task': {
        this.#checkCondition(is, node);
        const view = this.viewOf(of, node);
        const [hints, others] = parted(node.children, isHint);
        const hint = this.blocks(hints.flatMap((each) => each.children));
        const solution = Object.fromEntries(
          OF_SOLUTION.filter((each) => attributes[each] !== undefined).map((each) => [
            each,
            attributes[each],
          ]),
        );
        const id = this.number('task');
        return [
          { kind: 'task', id, is, of: view, solution, blocks: this.blocks(others), hint, line },
        ];
      }
      default:
        return this.#questions.read(node, attributes);
    }
  }

  /** @param {string} is @param {Nodes} node */
  #checkCondition(is, node) {
    if (is !== '' && !isCondition(is)) this.fault('no-condition', node, { value: is });
  }

  /** @param {string} to @param {Nodes} node */
  checkMoment(to, node) {
    if (to !== '' && !isMoment(to)) this.fault('no-moment', node, { value: to });
  }

  /** @param {string} what @param {Nodes} node */
  checkFact(what, node) {
    if (!isFact(what)) this.fault('no-fact', node, { value: what });
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
    return partsIn(text).map((part) => {
      if ('text' in part) return { kind: 'text', text: part.text };
      this.checkFact(part.what, node);
      return { kind: 'live', what: part.what, of: this.viewOf(part.of, node) };
    });
  }

  /** @param {TextDirective} node @returns {Inline[]} */
  #wordDirective(node) {
    const { name } = node;
    if (directiveNamed(node.type, name) === undefined) {
      // A colon within a word, as in the Swedish “MAX:s”.
      const isWord = node.children.length + Object.keys(node.attributes ?? {}).length === 0;
      if (isWord) return [{ kind: 'text', text: `:${name}` }];
      this.fault('unknown-directive', node, { name, right: namesOf(node.type).join(', ') });
      return [];
    }
    const { of, is = '', to = '' } = this.attributes(node);
    const parts = this.inline(node.children);
    const view = this.viewOf(of, node);
    if (name === 'when') {
      this.#checkCondition(is, node);
      return [{ kind: 'when', is, of: view, parts }];
    }
    this.checkMoment(to, node);
    return [{ kind: 'moment', to, of: view, parts }];
  }
}

/** @param {RootContent} node @returns {node is ContainerDirective} */
const isHint = (node) => node.type === 'containerDirective' && node.name === 'hint';

/**
 * Those for which something holds, and the others.
 * @template T @template {T} U
 * @param {readonly T[]} all
 * @param {(each: T) => each is U} holds
 * @returns {[U[], T[]]}
 */
function parted(all, holds) {
  return [all.filter(holds), all.filter((each) => !holds(each))];
}

/** The label of a container, `:::aside[Its title]`, and what it holds. @param {ContainerDirective | LeafDirective} node */
function labelled({ children }) {
  const [first, ...others] = /** @type {RootContent[]} */ (children);
  const isLabel =
    first?.type === 'paragraph' && first.data !== undefined && 'directiveLabel' in first.data;
  return isLabel
    ? { title: first.children, rest: others }
    : { title: [], rest: [first, ...others].filter(Boolean) };
}
