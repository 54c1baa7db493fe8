/** The attributes that say how a view looks and behaves in its page; those on the tree and the search are in `authored.js`. */

import { LitElement } from 'lit';
import { flagOf, isOff, textOf } from './attributes.js';

/** The text of each attribute; empty is the default. */
const DEFAULTS = {
  ...{ controls: 'bar', theme: '', lang: '', panels: '', editable: '', autoplay: '', loop: '' },
  ...{ keys: '', wheel: '', gauge: '', loading: '' },
  ...{ quiz: '', questions: '', attempts: '', reveal: '', student: '' },
};

/** @typedef {keyof typeof DEFAULTS} Manner */

export class Mannered extends LitElement {
  #texts = { ...DEFAULTS };

  /** The text of an attribute, right or wrong. @param {Manner} name */
  attributeText(name) {
    return this.#texts[name];
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (isOff(name, value)) this.removeAttribute(name);
    else super.attributeChangedCallback(name, before, value);
  }

  /** Hears that an author has set another value, before it is rendered. @protected @param {Manner | 'speed'} _name */
  arranged(_name) {}

  /** @param {Manner} name @param {string} text */
  #set(name, text) {
    const before = this.#texts[name];
    this.#texts[name] = text;
    if (text !== before) this.arranged(name);
    this.requestUpdate(name, before);
  }

  /** `none`, `bar` or `full`. */
  get controls() {
    return this.#texts.controls;
  }

  set controls(controls) {
    this.#set('controls', textOf(controls));
  }

  /** The tabs that are shown with a bar, or with everything: `code counts story`. */
  get panels() {
    return this.#texts.panels;
  }

  set panels(panels) {
    this.#set('panels', Array.isArray(panels) ? panels.map(textOf).join(' ') : textOf(panels));
  }

  /** `light`, `dark`, `contrast` or `contrast-dark`; empty for the system's. */
  get theme() {
    return this.#texts.theme;
  }

  set theme(theme) {
    this.#set('theme', textOf(theme));
  }

  get lang() {
    return this.#texts.lang;
  }

  set lang(lang) {
    this.#set('lang', textOf(lang));
  }

  /** Whether readers can change the tree. @returns {boolean} */
  get editable() {
    return this.#texts.editable !== 'false';
  }

  set editable(editable) {
    this.#set('editable', flagOf(editable));
  }

  /** Whether it plays once it is in sight, where motion is welcome. @returns {boolean} */
  get autoplay() {
    return this.#texts.autoplay === 'true';
  }

  set autoplay(autoplay) {
    this.#set('autoplay', flagOf(autoplay));
  }

  /** Whether playing begins again at the end. @returns {boolean} */
  get loop() {
    return this.#texts.loop === 'true';
  }

  set loop(loop) {
    this.#set('loop', flagOf(loop));
  }

  /** `all`; or `none`, if it takes only those of the control that has the keyboard. */
  get keys() {
    return this.#texts.keys || 'all';
  }

  set keys(keys) {
    this.#set('keys', textOf(keys));
  }

  /** When the wheel zooms the tree and does not scroll the page: `focus`, while the view has the keyboard; `always` or `none`. */
  get wheel() {
    return this.#texts.wheel || 'focus';
  }

  set wheel(wheel) {
    this.#set('wheel', textOf(wheel));
  }

  /** `auto`; or `none`, if the window is not drawn as jaws. */
  get gauge() {
    return this.#texts.gauge || 'auto';
  }

  set gauge(gauge) {
    this.#set('gauge', textOf(gauge));
  }

  /** `eager`; or `lazy`, if its work begins when it comes near. */
  get loading() {
    return this.#texts.loading || 'eager';
  }

  set loading(loading) {
    this.#set('loading', textOf(loading));
  }

  /** The kinds of questions of an exercise: `cut skipped window returns`, or some of them; empty for no exercise. */
  get quiz() {
    return this.#texts.quiz;
  }

  set quiz(quiz) {
    this.#set('quiz', Array.isArray(quiz) ? quiz.map(textOf).join(' ') : textOf(quiz));
  }

  /** How many questions are asked at most; empty for all. @returns {string} */
  get questions() {
    return this.#texts.questions;
  }

  set questions(questions) {
    this.#set('questions', textOf(questions).trim());
  }

  /** How often a question may be answered. @returns {string} */
  get attempts() {
    return this.#texts.attempts || '1';
  }

  set attempts(attempts) {
    this.#set('attempts', textOf(attempts).trim());
  }

  /** `always`; or `never`, if a learner cannot ask for an answer. */
  get reveal() {
    return this.#texts.reveal || 'always';
  }

  set reveal(reveal) {
    this.#set('reveal', textOf(reveal));
  }

  /** Who answers: it takes the place of `{student}` in the recipe of a tree, as a number. */
  get student() {
    return this.#texts.student;
  }

  set student(student) {
    this.#set('student', textOf(student));
  }
}
