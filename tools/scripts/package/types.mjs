// index.d.ts: the elements for TypeScript, in pages, and in the JSX of React 19.

import { KINDS } from '../../../www/src/session/predicting/course.js';
import { ELEMENTS } from './elements.mjs';
import { ALIASES } from './names.mjs';

/** @import { Attribute, Element_ } from './elements.mjs' */

/** Types that stand in several places. */
const NAMED = `/** The kinds of questions to a learner. */
export type QuestionKind = ${KINDS.map((kind) => `'${kind}'`).join(' | ')};

/** What is kept of an exercise. */
export interface QuizState {
  version: 1;
  /** As text, or as a recipe. */
  tree: string;
  algorithm: string;
  options: Readonly<Record<string, string>>;
  kinds: readonly QuestionKind[];
  questions: number | null;
  attempts: number;
  answers: object[];
  /** The wrong answers to the open question. */
  tries: object[];
  /** In place of answers, of a written exercise. */
  paper?: object;
}

/** What a figure shows, and how. */
export interface FigureOptions {
  /** A step or a moment; several are a filmstrip. The one on screen, if left out. */
  step?: number | string | readonly (number | string)[];
  /** Whether the compared searches stand beside each other. */
  panes?: boolean;
  theme?: 'light' | 'dark' | 'bw';
  /** In CSS pixels; of a filmstrip, all of it. Without it, the picture is that on screen. */
  width?: number;
  /** Whether the sentence of the step stands below, or a text of your own. */
  caption?: boolean | string;
  /** Of the tree, below it all, with the algorithm, the step and the name of Plyscope; then the sentence is large. */
  title?: string;
  /** Whether α and β are shown. */
  windows?: boolean;
  /** Whether the values that the search has found are shown. */
  values?: boolean;
  /** Of a filmstrip. */
  columns?: number;
}
`;

/** @param {string} text @param {string} [indent] */
const comment = (text, indent = '  ') => `${indent}/** ${text} */\n`;

/** @param {Pick<Attribute, 'name' | 'type' | 'reads' | 'text'>} attribute */
function property({ name, type, reads = type, text }) {
  if (reads === type) return `${comment(text)}  ${name}: ${type};\n`;
  return `${comment(text)}  get ${name}(): ${reads};\n  set ${name}(${name}: ${type});\n`;
}

/** @param {Element_} element */
function classOf({ className, text, attributes, fields = [], methods = [], tag }) {
  const isView = tag === 'plyscope-view';
  const body = [
    ...attributes.map(property),
    ...fields.map(({ name, type, text, takes }) =>
      takes === undefined
        ? `${comment(text)}  readonly ${name}: ${type};\n`
        : property({ name, type: takes, reads: type, text }),
    ),
    ...methods.map(({ name, parameters, returns, text }) => {
      const list = parameters.map(
        (each) => `${each.name}${each.optional ? '?' : ''}: ${each.type}`,
      );
      return `${comment(text)}  ${name}(${list.join(', ')}): ${returns};\n`;
    }),
  ];
  // An interface for the view's events, which `addEventListener` knows through it.
  const listening = isView
    ? `  addEventListener<K extends keyof PlyscopeEventMap>(
    type: K,
    listener: (this: PlyscopeView, event: PlyscopeEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
`
    : '';
  return `${comment(text, '')}export ${isView ? 'declare class' : 'interface'} ${className} extends HTMLElement {\n${body.join('')}${listening}}\n`;
}

const events = () =>
  ELEMENTS.flatMap(({ events = [] }) => events)
    .map(({ name, detail, text }) => `${comment(text)}  '${name}': CustomEvent<${detail}>;\n`)
    .join('');

const tagNames = () =>
  ELEMENTS.map(({ tag, className }) => `    '${tag}': ${className};\n`).join('');

/** The attributes that JSX takes. @param {Element_} element */
function attributesOf({ tag, className, attributes, events = [] }) {
  const lines = [
    ...attributes.map(({ name, type, text }) => `${comment(text)}  ${name}?: ${type};\n`),
    ...events.map(
      ({ name, text }) =>
        `${comment(text)}  'on${name}'?: (event: PlyscopeEventMap['${name}']) => void;\n`,
    ),
  ];
  return `${comment(`The attributes of \`<${tag}>\` in JSX.`, '')}export interface ${className}Attributes {\n${lines.join('')}}\n`;
}

/** @param {import('./names.mjs').Unions} names */
export function types(names) {
  const aliases = ALIASES.map((name) => `export type ${name} = ${names[name]};\n`).join('');
  return `${NAMED}
/** The names of searches, of trees that come along, and of switches with their values. */
${aliases}
${ELEMENTS.map(classOf).join('\n')}
/** The events of \`<plyscope-view>\`. */
export interface PlyscopeEventMap {
${events()}}

${ELEMENTS.map(attributesOf).join('\n')}
declare global {
  interface HTMLElementTagNameMap {
${tagNames()}  }
}

// React 19's JSX, where React is there.
// @ts-ignore
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${ELEMENTS.map(inJsx).join('')}    }
  }
}
`;
}

/** @param {Element_} element */
const inJsx = ({ tag, className }) => `      '${tag}': ${className}Attributes &
        // @ts-ignore
        import('react').DetailedHTMLProps<
          // @ts-ignore
          Omit<import('react').HTMLAttributes<${className}>, keyof ${className}Attributes>,
          ${className}
        >;
`;

/** vue.d.ts: the elements in Vue's templates. */
export const vueTypes = () => `import type { HTMLAttributes } from 'vue';
import type { ${ELEMENTS.map(({ className }) => `${className}, ${className}Attributes`).join(', ')}, PlyscopeEventMap } from './index.js';

type Camel<T extends string> = T extends \`\${infer First}-\${infer Rest}\` ? \`\${Capitalize<First>}\${Camel<Rest>}\` : Capitalize<T>;
type Listeners = { [K in keyof PlyscopeEventMap as \`on\${Camel<K>}\`]?: (event: PlyscopeEventMap[K]) => void };
type Other<T, Attributes> = Omit<T, keyof Attributes>;
type In<Element, Attributes> = new () => Element & {
  /** Of templates alone. */
  $props: Attributes & Listeners & Other<HTMLAttributes, Attributes>;
};

declare module 'vue' {
  interface GlobalComponents {
${ELEMENTS.map(({ tag, className }) => `    '${tag}': In<${className}, ${className}Attributes>;\n`).join('')}  }
}
`;

/** svelte.d.ts: the elements in Svelte's templates. */
export const svelteTypes = () => `import type { HTMLAttributes } from 'svelte/elements';
import type { ${ELEMENTS.map(({ className }) => `${className}, ${className}Attributes`).join(', ')} } from './index.js';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${ELEMENTS.map(({ tag, className }) => `    '${tag}': ${className}Attributes & Omit<HTMLAttributes<${className}>, keyof ${className}Attributes>;\n`).join('')}  }
}
`;
