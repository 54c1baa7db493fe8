/** The directives of a lesson: where each may stand, and which attributes it has. Pure. */

/** @import { Block, Question } from './format.js' */

/** @typedef {'textDirective' | 'leafDirective' | 'containerDirective'} Form */

/**
 * @typedef {object} Directive
 * @property {Form} form how it is written: `:name[…]`, `::name`, or `:::name` … `:::`
 * @property {readonly string[]} [needs] attributes that it must have
 * @property {readonly string[]} [may] attributes that it may have
 */

/** The attributes of a view that a lesson may set. */
export const OF_VIEW = /** @type {const} */ ([
  ...['tree', 'algorithm', 'step', 'options', 'panels', 'editable', 'labels', 'fold', 'gauge'],
  ...['from', 'to', 'quiz', 'questions', 'attempts', 'controls'],
]);

/** What a solution of a task may set: everything that a reader may change. */
export const OF_SOLUTION = /** @type {const} */ (['tree', 'algorithm', 'step', 'options']);

/** What generated questions are about. */
export const GENERATED = /** @type {const} */ ([
  ...['value', 'entered', 'skipped', 'order', 'window', 'bound'],
]);

/** The searches that generated questions may be about: those whose values are all MAX's. */
export const GENERATED_FOR = /** @type {const} */ (['alpha-beta', 'minimax']);

/** The directives that stand alone, by their names. @type {Record<string, Directive>} */
const BLOCKS = {
  view: { form: 'leafDirective', needs: ['tree'], may: ['id', ...OF_VIEW] },
  step: { form: 'containerDirective', needs: ['to'], may: ['of'] },
  when: { form: 'containerDirective', needs: ['is'], may: ['of'] },
  task: { form: 'containerDirective', needs: ['is'], may: ['of', ...OF_SOLUTION] },
  hint: { form: 'containerDirective' },
  aside: { form: 'containerDirective' },
};

/** Those that ask something, by their names: the kinds of questions. @type {Record<string, Directive>} */
const QUESTIONS = {
  one: { form: 'containerDirective' },
  several: { form: 'containerDirective' },
  'true-false': { form: 'containerDirective' },
  match: { form: 'containerDirective' },
  order: { form: 'containerDirective' },
  number: { form: 'containerDirective', needs: ['fact'], may: ['of', 'see'] },
  click: { form: 'containerDirective', needs: ['on'], may: ['of'] },
  generated: { form: 'leafDirective', needs: ['about'], may: ['algorithm'] },
};

/** Whether a block of a lesson asks something. @param {Block} block @returns {block is Question} */
export const isQuestion = (block) => Object.hasOwn(QUESTIONS, block.kind);

/** Those that stand in a sentence. @type {Record<string, Directive>} */
const WORDS = {
  step: { form: 'textDirective', needs: ['to'], may: ['of'] },
  when: { form: 'textDirective', needs: ['is'], may: ['of'] },
};

/** The directives that may stand where those of a form do. @param {Form} form */
const among = (form) => (form === 'textDirective' ? WORDS : { ...BLOCKS, ...QUESTIONS });

/** The directives of a form. @param {Form} form */
export const namesOf = (form) =>
  Object.entries(among(form))
    .filter(([, each]) => each.form === form)
    .map(([name]) => name);

/** A directive by its name, whatever its form. @param {Form} form @param {string} name */
export function directiveNamed(form, name) {
  const all = among(form);
  return Object.hasOwn(all, name) ? all[name] : undefined;
}
