/** A lesson on the page: it is rendered from what its text says, what its views show, and what its reader has done. */

import { html, nothing, render } from 'lit';
import { load as loadEngine } from '../../engine/catalogue.js';
import { UNTABBED } from '../../layout/widths.js';
import { LONGEST_LINK } from '../../session/address.js';
import { writeLecture } from '../../session/lecture.js';
import { packText } from '../../session/packing.js';
import { asLecture } from './as-lecture.js';
import { directiveOf, isQuestion } from './directives.js';
import { namedIn } from './node-names.js';
import { Pointing } from './pointing.js';
import { doneIn, keepDone, NOTHING_DONE } from './progress.js';
import { prose, words } from './prose.js';
import { Answering } from './questions/answering.js';
import { ReadingLine } from './reading-line.js';
import { spreadOnPage, spreads, Views } from './scene.js';
import { summary } from './summary.js';

/** @import { Link } from '../../session/address.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Step } from './blocks/step.js' */
/** @import { Task } from './blocks/task.js' */
/** @import { QuestionKind } from './directive.js' */
/** @import { Block, Lesson as Written, Question } from './format.js' */
/** @import { Done } from './progress.js' */

/** The events of a view after which a task may be done. */
const CHANGES = [
  'plyscope-ready',
  'plyscope-step',
  'plyscope-change',
  'plyscope-language',
  'plyscope-node',
];

/** Where other lessons are: the addresses of the next one and of the list. @typedef {{next: {name: string, title: string} | null}} Place */

export class LessonOnPage {
  /** For what draws a directive, which is read where there is no Lit. */
  html = html;
  words = words;
  views;
  /** Whether the core is loaded, which makes generated questions. */
  hasCore = false;
  #root;
  #name;
  #written;
  #place;
  #line;
  #pointing;
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
    this.say = say;
    this.#place = place;
    this.views = new Views(namedIn(written));
    this.#done = doneIn(name);
    const viewCalled = (/** @type {string} */ id) => this.views.called(id);
    this.#line = new ReadingLine(root, viewCalled, (passage) => this.#read(passage));
    this.#pointing = new Pointing(root, viewCalled);
    const { signal } = this.#abort;
    const untabbed = matchMedia(`(width <= ${UNTABBED}px)`);
    const fit = () => this.views.fit(!untabbed.matches);
    untabbed.addEventListener('change', fit, { signal });
    fit();
    for (const event of CHANGES)
      root.addEventListener(event, (happened) => this.#consider(happened), { signal });
    loadEngine().then(
      () => {
        this.hasCore = true;
        this.#render();
      },
      () => undefined,
    );
    this.#render();
    this.#offerLecture();
  }

  async #offerLecture() {
    const lecture = asLecture(this.#written);
    const packed = lecture.slides.length > 0 ? await packText(writeLecture(lecture)) : null;
    if (packed === null || packed.length > LONGEST_LINK || this.#abort.signal.aborted) return;
    this.#lectureAt = `./index.html#lecture=${packed}`;
    this.#render();
  }

  stop() {
    this.#abort.abort();
    this.#line.stop();
    this.#pointing.stop();
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
    const view = this.views.called(id);
    if (view === null) return;
    if (type === 'plyscope-ready') this.#begun.set(id, JSON.stringify(workIn(view.link)));
    if (type === 'plyscope-change') {
      this.#noteChange(id);
      this.#unchoose(id);
    }
    if (type === 'plyscope-node') this.#choose(id, view.chosenNode ?? '');
    const met = this.#tasks.filter((task) => task.of === id && view.holds(task.is) === true);
    const isNew = met.filter((task) => !this.#done.tasks.includes(task.id));
    if (isNew.length > 0)
      this.#keep({ ...this.#done, tasks: [...this.#done.tasks, ...isNew.map(({ id }) => id)] });
    this.#render();
  }

  /** Takes a node as the answer to the questions that wait for one. @param {string} id of its view @param {string} node */
  #choose(id, node) {
    for (const answering of this.#answering.values()) {
      const { question, kind, verdict } = answering;
      const isAsked = 'of' in question && question.of === id && !verdict?.isRight;
      if (isAsked && kind.ofNode) answering.give(kind.ofNode(node));
    }
  }

  /** Whoever presses a node to change it has not answered a question by that. @param {string} id of its view */
  #unchoose(id) {
    for (const answering of this.#answering.values()) {
      const { question, kind, verdict } = answering;
      const isOpen = 'of' in question && question.of === id && verdict === null;
      if (isOpen && kind.ofNode) answering.give(kind.begin(question));
    }
  }

  /** @param {string} id of a view */
  #noteChange(id) {
    const now = this.views.called(id)?.link;
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
    this.#keep(NOTHING_DONE);
    this.#answering.clear();
    this.#hinted.clear();
    for (const { view } of this.#written.scenes) if (view) this.views.restore(view.id);
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
        <header class="title">
          <h1 id="title" tabindex="-1">${title}</h1>
          ${this.#lectureAt === '' ? nothing : html`<p class="as-lecture"><a href=${this.#lectureAt}>${this.say('lecture-of-lesson')}</a></p>`}
        </header>
        ${spreads(scenes).map((spread) =>
          spreadOnPage(spread, {
            say: this.say,
            views: this.views,
            prose: (blocks) => this.prose(blocks),
            isChanged: spread.view !== null && this.#changed.has(spread.view.id),
          }),
        )}
        ${summary(
          {
            tasks: this.#tasks,
            questions: this.#questions,
            done: this.#done,
            next: this.#place.next,
          },
          { say: this.say, again: () => this.#again() },
        )}
      </article>
    `;
  }

  /** @param {readonly Block[]} blocks */
  prose(blocks) {
    return prose(blocks, this);
  }

  /** Keeps how far the reader has come. @param {Element} passage */
  #read(passage) {
    const number = [...this.#root.querySelectorAll('.step')].indexOf(passage) + 1;
    if (number > this.#done.passage) this.#keep({ ...this.#done, passage: number });
  }

  /** Goes on at a passage. @param {number} number from 1 */
  goOn(number) {
    const passage = this.#root.querySelectorAll('.step')[number - 1];
    passage?.scrollIntoView({ block: 'center' });
  }

  /** Leads the view of a passage to its moment. @param {Step} step */
  show({ of, to }) {
    const passages = [...this.#root.querySelectorAll('.step')];
    const passage = passages.find(
      (each) => each instanceof HTMLElement && each.dataset.of === of && each.dataset.to === to,
    );
    if (passage !== undefined) this.#line.show(passage);
  }

  /** @param {Task} task */
  isDone({ id }) {
    return this.#done.tasks.includes(id);
  }

  /** @param {Task} task */
  isHinted({ id }) {
    return this.#hinted.has(id);
  }

  /** Shows the hint of a task. @param {Task} task */
  wantHint({ id }) {
    this.#hinted.add(id);
    this.#render();
  }

  /** The answer to a question, as far as it is given. @param {Question} question */
  answering(question) {
    return this.#answering.get(question.id) ?? this.#ask(question, firstSeed());
  }

  /** Asks another generated question in place of one. @param {Question} question */
  another(question) {
    this.#ask(question, this.answering(question).seed + 1);
    this.#render();
  }

  /** @param {Question} question @param {number} seed */
  #ask(question, seed) {
    const made = kindOf(question).make(question, seed, this.say);
    /** @type {Answering} */
    const answering = new Answering(kindOf(made.question), made, seed, () =>
      this.#answered(question, answering),
    );
    this.#answering.set(question.id, answering);
    return answering;
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

/** @param {Question} question */
const kindOf = (question) => /** @type {QuestionKind<any, any>} */ (directiveOf(question));
