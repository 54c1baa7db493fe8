/** A lesson on the page: it is rendered from what its text says, what its views show, and what its reader has done. */

import { html, nothing, render } from 'lit';
import { load as loadEngine } from '../../engine/catalogue.js';
import { LONGEST_LINK } from '../../session/address.js';
import { writeLecture } from '../../session/lecture/lecture.js';
import { packText } from '../../session/packing.js';
import { asLecture } from './as-lecture.js';
import { isQuestion } from './directives.js';
import { doneIn, keepDone } from './progress.js';
import { prose } from './prose.js';
import { Answering } from './questions/answering.js';
import { generatedOnPage } from './questions/generated-on-page.js';
import { questionOnPage } from './questions/question.js';
import { ReadingLine } from './reading-line.js';
import { sceneOnPage, Views } from './scene.js';
import { stepOnPage } from './steps.js';
import { summary } from './summary.js';
import { taskOnPage } from './task.js';

/** @import { Link } from '../../session/address.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Block, Lesson as Written, Question, Task } from './format.js' */
/** @import { Done } from './progress.js' */

/** The events of a view after which a task may be done. */
const CHANGES = [
  ...['plyscope-ready', 'plyscope-step', 'plyscope-change', 'plyscope-language', 'plyscope-node'],
];

/** Where other lessons are: the addresses of the next one and of the list. @typedef {{next: {name: string, title: string} | null}} Place */

export class LessonOnPage {
  #root;
  #name;
  #written;
  #say;
  #place;
  #views = new Views();
  #line;
  /** @type {Done} */
  #done;
  /** The tasks whose hint is wanted. @type {Set<string>} */
  #hinted = new Set();
  /** What each view began with, as text. @type {Map<string, string>} */
  #begun = new Map();
  /** The views that the reader has changed. @type {Set<string>} */
  #changed = new Set();
  /** @type {Map<string, Answering>} */
  #answering = new Map();
  #hasCore = false;
  /** The address of the page with this lesson as a lecture; empty while that is not known, or if it has no views. */
  #lectureAt = '';
  #abort = new AbortController();

  /**
   * @param {HTMLElement} root
   * @param {object} lesson
   * @param {string} lesson.name
   * @param {Written} lesson.written
   * @param {Say} lesson.say
   * @param {Place} lesson.place
   */
  constructor(root, { name, written, say, place }) {
    this.#root = root;
    this.#name = name;
    this.#written = written;
    this.#say = say;
    this.#place = place;
    this.#done = doneIn(name);
    this.#line = new ReadingLine(root, (id) => this.#views.called(id));
    const { signal } = this.#abort;
    for (const event of CHANGES)
      root.addEventListener(event, (happened) => this.#consider(happened), { signal });
    // Generated questions are made by the core.
    loadEngine().then(
      () => {
        this.#hasCore = true;
        this.#render();
      },
      () => undefined,
    );
    this.#render();
    this.#offerLecture();
  }

  async #offerLecture() {
    const lecture = asLecture(this.#written);
    const packed = lecture.moments.length > 0 ? await packText(writeLecture(lecture)) : null;
    if (packed === null || packed.length > LONGEST_LINK || this.#abort.signal.aborted) return;
    this.#lectureAt = `./index.html#lecture=${packed}`;
    this.#render();
  }

  stop() {
    this.#abort.abort();
    this.#line.stop();
    render(nothing, this.#root);
  }

  get #tasks() {
    return this.#blocks.filter((block) => block.kind === 'task');
  }

  get #questions() {
    return this.#blocks.filter((block) => isQuestion(block));
  }

  get #blocks() {
    return this.#written.scenes.flatMap(({ blocks }) => blocks);
  }

  /** Sees what a change in a view has brought about. @param {Event} event */
  #consider({ type, target }) {
    const { id } = /** @type {Element} */ (target);
    const view = this.#views.called(id);
    if (view === null) return;
    if (type === 'plyscope-ready') this.#begun.set(id, JSON.stringify(workIn(view.link)));
    if (type === 'plyscope-change') this.#noteChange(id);
    if (type === 'plyscope-node') this.#choose(id, view.chosenNode ?? '');
    const met = this.#tasks.filter((task) => task.of === id && view.holds(task.is) === true);
    const isNew = met.filter((task) => !this.#done.tasks.includes(task.id));
    if (isNew.length > 0)
      this.#keep({ ...this.#done, tasks: [...this.#done.tasks, ...isNew.map(({ id }) => id)] });
    this.#render();
  }

  /** Takes a node as the answer to the questions that wait for one. @param {string} id of its view @param {string} node */
  #choose(id, node) {
    for (const question of this.#questions) {
      if (question.kind !== 'click' || question.of !== id) continue;
      const answering = this.#answering.get(question.id);
      if (!answering || answering.verdict?.isRight) continue;
      answering.typed = node;
      answering.change();
    }
  }

  /** @param {string} id of a view */
  #noteChange(id) {
    const now = this.#views.called(id)?.link;
    const begun = this.#begun.get(id);
    if (begun === undefined || now === undefined) return;
    if (JSON.stringify(workIn(now)) === begun) this.#changed.delete(id);
    else this.#changed.add(id);
  }

  /** @param {Done} done */
  #keep(done) {
    this.#done = done;
    keepDone(this.#name, done);
  }

  #again() {
    this.#keep({ tasks: [], questions: {} });
    this.#answering.clear();
    this.#hinted.clear();
    for (const { view } of this.#written.scenes) if (view) this.#views.restore(view.id);
    this.#render();
    scrollTo(0, 0);
  }

  #render() {
    render(this.#template(), this.#root);
  }

  #template() {
    const { title, scenes } = this.#written;
    return html`
      <article class="lesson">
        <h1 id="title" tabindex="-1">${title}</h1>
        ${this.#lectureAt === '' ? nothing : html`<p class="as-lecture"><a href=${this.#lectureAt}>${this.#say('lecture-of-lesson')}</a></p>`}
        ${scenes.map((scene) =>
          sceneOnPage(scene, {
            say: this.#say,
            views: this.#views,
            prose: this.#prose(scene.blocks),
            isChanged: scene.view !== null && this.#changed.has(scene.view.id),
          }),
        )}
        ${summary(
          {
            tasks: this.#tasks,
            questions: this.#questions,
            done: this.#done,
            next: this.#place.next,
          },
          { say: this.#say, again: () => this.#again() },
        )}
      </article>
    `;
  }

  /** @param {readonly Block[]} blocks @returns {unknown} */
  #prose(blocks) {
    return prose(blocks, (block) => this.#special(block));
  }

  /** @param {Block} block @returns {unknown} */
  #special(block) {
    if (block.kind === 'step')
      return stepOnPage(block, {
        say: this.#say,
        prose: this.#prose(block.blocks),
        go: ({ of, to }) => this.#show(of, to),
      });
    if (block.kind === 'task') return this.#task(block);
    return isQuestion(block) ? this.#question(block) : nothing;
  }

  /** @param {string} of @param {string} to */
  #show(of, to) {
    const passages = [...this.#root.querySelectorAll('.step')];
    const passage = passages.find(
      (each) => each instanceof HTMLElement && each.dataset.of === of && each.dataset.to === to,
    );
    if (passage !== undefined) this.#line.show(passage);
  }

  /** @param {Task} task @returns {unknown} */
  #task(task) {
    const isHinted = this.#hinted.has(task.id);
    return taskOnPage(task, {
      say: this.#say,
      prose: this.#prose(task.blocks),
      hint: isHinted ? this.#prose(task.hint) : null,
      isDone: this.#done.tasks.includes(task.id),
      wantHint: () => {
        this.#hinted.add(task.id);
        this.#render();
      },
      solve: () => this.#views.solve(task.of, task.solution),
    });
  }

  /** @param {Question} question @returns {unknown} */
  #question(question) {
    const answering = this.#answering.get(question.id) ?? new Answering(question, firstSeed());
    this.#answering.set(question.id, answering);
    const parts = {
      say: this.#say,
      views: this.#views,
      changed: () => this.#answered(question, answering),
    };
    if (question.kind === 'generated') {
      const another = () => {
        this.#answering.set(question.id, new Answering(question, answering.seed + 1));
        this.#render();
      };
      return this.#hasCore ? generatedOnPage(question, answering, { ...parts, another }) : nothing;
    }
    const to = placeOf(question);
    const see = to === null ? null : () => void this.#views.called(to.of)?.goTo(to.moment);
    const asked = this.#prose(question.blocks);
    return questionOnPage(question, answering, { ...parts, prose: asked, see, another: null });
  }

  /** @param {Question} question @param {Answering} answering */
  #answered({ id }, { verdict, tries }) {
    const { questions } = this.#done;
    // The first answer counts; a right one later shows that it is understood now.
    if (verdict !== null && (!(id in questions) || verdict.isRight))
      this.#keep({
        ...this.#done,
        questions: {
          ...questions,
          [id]: questions[id] === true || (tries === 1 && verdict.isRight),
        },
      });
    this.#render();
  }
}

/** Where the seeds of generated questions begin: elsewhere at each visit. */
const firstSeed = () => Math.floor(Math.random() * 1e5);

/** What a reader may change in a view. @param {Link} link */
const workIn = ({ tree, algorithm, options }) => ({ tree, algorithm, options });

/** The moment that shows the answer to a question; null for none. @param {Question} question */
function placeOf(question) {
  if (question.kind === 'click') return { of: question.of, moment: question.on };
  const isShown = question.kind === 'number' && question.see !== '';
  return isShown ? { of: question.of, moment: question.see } : null;
}
