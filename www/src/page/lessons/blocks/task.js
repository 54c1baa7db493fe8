/** Something to bring about in the view, with a hint, a solution, and the word that it is done. */

import { CONDITION, holds, TEXT } from '../values.js';

/** @import { Directive } from '../directive.js' */
/** @import { Block } from '../format.js' */

/**
 * @typedef {object} Task
 * @property {'task'} kind
 * @property {string} id
 * @property {string} is the condition under which it is done
 * @property {string} of the view that it is about
 * @property {Record<string, string>} solution attributes of the view with which it is done
 * @property {Block[]} blocks
 * @property {Block[]} hint
 * @property {number} line
 */

/** @typedef {{kind: 'hint', blocks: Block[], line: number}} Hint */

/** @type {Directive<Task>} */
export const task = {
  name: 'task',
  form: 'containerDirective',
  needs: { is: CONDITION },
  isAboutView: true,
  // A solution: all that a reader may change in a view.
  may: { tree: TEXT, algorithm: TEXT, step: TEXT, options: TEXT },
  minutes: 1,
  read({ is = '', of, ...solution }, reader, { children }) {
    const id = reader.number('task');
    const all = reader.blocks(children, 'task');
    const hint = all.flatMap((block) => (block.kind === 'hint' ? block.blocks : []));
    return { id, is, of, solution, blocks: all.filter(({ kind }) => kind !== 'hint'), hint };
  },
  async check({ is, solution }, { view, shown, make }) {
    const isDone = holds(is, shown);
    if (isDone === null) return [];
    if (isDone) return [{ kind: 'done-already' }];
    if (Object.keys(solution).length === 0) return [];
    const solved = await make({ ...view.attributes, ...solution });
    if (typeof solved === 'string') return [{ kind: 'wrong-view', value: solved }];
    const isSolved = holds(is, solved, solution.step ?? 'end');
    solved.search.free();
    return isSolved ? [] : [{ kind: 'wrong-solution' }];
  },
  draw(task, page) {
    const { html, say, views } = page;
    const { id, blocks, hint, of, solution } = task;
    const isDone = page.isDone(task);
    const isHinted = page.isHinted(task);
    return html`
      <section class="task ${isDone ? 'done' : ''}" aria-labelledby="task-${id}">
        <h3 id="task-${id}">${say('lesson-task', { number: id })}</h3>
        ${page.prose(blocks)}
        ${isHinted ? page.prose(hint) : null}
        <p class="actions">
          ${hint.length > 0 && !isHinted ? html`<button type="button" @click=${() => page.wantHint(task)}>${say('lesson-hint')}</button>` : null}
          ${Object.keys(solution).length > 0 ? html`<button type="button" @click=${() => views.solve(of, solution)}>${say('lesson-solution')}</button>` : null}
          <span class="state" role="status">${say(isDone ? 'lesson-done' : 'lesson-to-do')}</span>
        </p>
      </section>
    `;
  },
};

/** What helps with a task; the task shows it once it is wanted. @type {Directive<Hint>} */
export const hint = {
  name: 'hint',
  form: 'containerDirective',
  place: 'task',
  read: (_, reader, { children }) => ({ blocks: reader.blocks(children) }),
};
