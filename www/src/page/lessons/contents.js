/** The list of the lessons: a tile for each, with its tree, what it begins with, and what is done of it. */

import { html, nothing } from 'lit';
import { nodeOf } from '../../features/figures/elements.js';
import { doneIn, lastLesson, partOf } from './progress.js';

/** @import { Element_ } from '../../features/figures/elements.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Listed } from './library.js' */

/** A tree, as elements of SVG in the page's own colours. @typedef {{width: number, height: number, elements: readonly Element_[]}} Picture */

/**
 * @param {readonly Listed[]} lessons
 * @param {object} parts
 * @param {Say} parts.say
 * @param {Readonly<Record<string, Picture>>} parts.pictures none as long as they are not loaded: their places are there
 * @param {() => void} parts.forget
 */
export function contents(lessons, { say, pictures, forget }) {
  const left = lessons.find(({ name }) => name === lastLesson());
  const isAnyBegun = lessons.some((lesson) => partOf(lesson) > 0);
  return html`
    <article class="contents">
      <h1 id="title" tabindex="-1">${say('lessons')}</h1>
      <p>${say('lessons-intro')}</p>
      ${left ? goOn(left, lessons.indexOf(left) + 1, { say, pictures }) : nothing}
      <ol class="tiles">
        ${lessons.map((lesson, at) => html`<li>${tile(lesson, at + 1, { say, pictures })}</li>`)}
      </ol>
      <p class="own">${say('lessons-own')}</p>
      <p class="zoo"><a href="./zoo.html">${say('zoo')}</a></p>
      ${isAnyBegun || left ? html`<p><button type="button" class="forget" @click=${forget}>${say('lessons-forget')}</button></p>` : nothing}
    </article>
  `;
}

/** @typedef {{say: Say, pictures: Readonly<Record<string, Picture>>}} Parts */

/** Where the reader was. @param {Listed} lesson @param {number} number @param {Parts} parts */
function goOn(lesson, number, parts) {
  const { passage } = doneIn(lesson.name);
  const at = passage > 0 ? `&passage=${passage}` : '';
  return html`
    <section class="go-on" aria-labelledby="go-on">
      <h2 id="go-on">${parts.say('lessons-go-on')}</h2>
      ${tile(lesson, number, parts, at)}
    </section>
  `;
}

/** @param {Listed} lesson @param {number} number @param {Parts} parts @param {string} [at] where in the lesson its link leads */
function tile(lesson, number, { say, pictures }, at = '') {
  const { name, title, about, minutes, language } = lesson;
  const percent = Math.round(100 * partOf(lesson));
  const isDone = percent === 100;
  return html`
    <div class="tile">
      <div class="miniature" aria-hidden="true">${drawing(pictures[name])}</div>
      <p class="name"><a href="#lesson=${name}${at}" lang=${language}><span class="number">${number}</span> ${title}</a></p>
      <p lang=${language}>${about}</p>
      <p class="about">
        <span>${say('lesson-minutes', { count: minutes })}</span>
        <span>${isDone ? say('lesson-done') : percent > 0 ? say('lesson-part-done', { percent }) : nothing}</span>
      </p>
      <svg class="done-part ${percent > 0 ? 'begun' : ''}" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true"><rect width=${percent} height="1" /></svg>
    </div>
  `;
}

/** @param {Picture | undefined} picture */
function drawing(picture) {
  if (picture === undefined) return nothing;
  const { width, height, elements: children } = picture;
  return nodeOf({
    name: 'svg',
    attributes: { viewBox: `0 0 ${width} ${height}`, fill: 'none' },
    children,
  });
}
