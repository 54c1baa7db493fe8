/** What all questions of a lesson share: how they are read, judged item by item, and shown around the answer. Pure, but for what draws. */

/** @import { ListItem, RootContent } from 'mdast' */
/** @import { ContainerDirective, LeafDirective } from 'mdast-util-directive' */
/** @import { QuestionKind } from '../directive.js' */
/** @import { Block, Inline } from '../format.js' */
/** @import { LessonOnPage } from '../lesson.js' */
/** @import { Reader } from '../reader.js' */
/** @import { Answering } from './answering.js' */

/**
 * What is said of an answer. Each item of it is right or wrong by itself.
 * @typedef {{isRight: boolean, items: boolean[], why?: string}} Verdict
 */

/** What every question is: by who it is, what is asked, and where it stands. @typedef {{id: string, blocks: Block[], line: number}} Asked */

/** A kind of question, as far as it does not differ from others. @type {Pick<QuestionKind<any, any>, 'form' | 'minutes' | 'make' | 'draw'>} */
export const QUESTION = {
  form: 'containerDirective',
  minutes: 0.5,
  make: (question) => ({ question }),
  draw: (question, page) => drawQuestion(page.answering(question), page),
};

/**
 * What is asked, and the items of its list.
 * @param {Reader} reader
 * @param {ContainerDirective | LeafDirective} node
 */
export function readAsked(reader, node) {
  const id = reader.number('question');
  const children = /** @type {RootContent[]} */ (node.children);
  const list = children.find(({ type }) => type === 'list');
  const items = list?.type === 'list' ? list.children : [];
  return { id, items, blocks: reader.blocks(children.filter((each) => each !== list)) };
}

/**
 * What is asked, and the items of its list, of which there are at least two.
 * @param {Reader} reader
 * @param {ContainerDirective | LeafDirective} node
 */
export function readListed(reader, node) {
  const asked = readAsked(reader, node);
  if (asked.items.length < 2) reader.fault('few-options', node, { name: node.name });
  return asked;
}

/**
 * What an item says, and, in a quotation below it, why.
 * @param {Reader} reader
 * @param {ListItem} item
 * @returns {{parts: Inline[], why: Inline[]}}
 */
export function readItem(reader, { children }) {
  const [first] = children;
  const quote = children.find(({ type }) => type === 'blockquote');
  const said = quote?.type === 'blockquote' ? quote.children : [];
  const parts = first?.type === 'paragraph' ? reader.inline(first.children) : [];
  const why = said.flatMap((each) =>
    each.type === 'paragraph' ? reader.inline(each.children) : [],
  );
  return { parts, why };
}

/** @param {readonly boolean[]} items @returns {Verdict} */
export const verdictOf = (items) => ({ isRight: items.every(Boolean), items: [...items] });

/**
 * A question with its answer.
 * @param {Answering} answering
 * @param {LessonOnPage} page
 * @param {object} [more]
 * @param {unknown} [more.before] what it is about
 * @param {() => void} [more.see] shows the moment that shows the answer
 * @param {() => void} [more.another] asks another question in its place
 */
export function drawQuestion(
  answering,
  page,
  { before, see = seeing(answering, page), another } = {},
) {
  const { html, say, views } = page;
  const { question, kind, verdict } = answering;
  const { id, blocks } = question;
  const state = verdict === null ? '' : verdict.isRight ? 'right' : 'wrong';
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    answering.judge(views);
  };
  return html`
    <section class="question ${question.kind} ${state}" aria-labelledby="question-${id}">
      <h3 id="question-${id}">${say('lesson-question', { number: id, kind: question.kind })}</h3>
      ${before}
      ${page.prose(blocks)}
      <form @submit=${submit}>
        ${kind.answer(question, answering, page)}
        <p class="actions">
          <button type="submit" ?disabled=${!kind.isComplete(answering.answer, question)}>${say('lesson-check')}</button>
          ${verdict !== null && see ? html`<button type="button" @click=${see}>${say('lesson-see-it')}</button>` : null}
          ${another ? html`<button type="button" @click=${another}>${say('lesson-another')}</button>` : null}
          <span class="state" role="status">${verdict === null ? '' : say('lesson-verdict', { verdict: state })}</span>
        </p>
      </form>
    </section>
  `;
}

/** What shows the moment that shows the answer; undefined if there is none. @param {Answering} answering @param {LessonOnPage} page */
function seeing({ kind, question }, { views }) {
  const place = kind.see?.(question) ?? null;
  return place === null ? undefined : () => views.called(place.of)?.goTo(place.moment);
}

/** What is said of one item of the answer. @param {Answering} answering @param {number} at @param {LessonOnPage} page */
export const mark = ({ verdict }, at, { html, say }) =>
  verdict === null
    ? null
    : html`<span class="mark">${say('lesson-mark', { mark: verdict.items[at] ? 'right' : 'wrong' })}</span>`;

/** Why an item is right or wrong, once its answer is judged. @param {readonly Inline[]} why @param {boolean} isSaid @param {LessonOnPage} page */
export const reason = (why, isSaid, page) =>
  isSaid && why.length > 0 ? page.html`<p class="why">${page.words(why)}</p>` : null;
