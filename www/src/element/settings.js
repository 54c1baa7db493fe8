/** What an author has set beside the search: how the view looks and behaves, and its exercise. Kept as text, right or wrong. */

import { AUTHORED, settingsOf } from '../session/authored.js';
import { SPEEDS } from '../session/state.js';
import { ATTRIBUTES, NAMES, wrongAttribute } from './attributes.js';

/** @import { Said } from '../session/authored.js' */
/** @import { Setting } from './attributes.js' */
/** @import { PlyscopeView } from './view.js' */

/** All of them. */
const SETTINGS = /** @type {Setting[]} */ (
  NAMES.filter((name) => ['session', 'exercise', 'look'].includes(ATTRIBUTES[name].to))
);

export class Settings {
  #view;
  /** Those that say something. @type {Partial<Record<Setting, string>>} */
  #texts = {};
  /** What has been set in this turn. @type {Set<Setting>} */
  #set = new Set();

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
  }

  /** The text of one; empty if it says nothing. @param {Setting} name */
  text(name) {
    return this.#texts[name] ?? '';
  }

  /** What the property gives. @param {Setting} name */
  get(name) {
    const { is, initial = '' } = ATTRIBUTES[name];
    const text = this.text(name);
    if (is === 'flag') return initial === 'true' ? text !== 'false' : text === 'true';
    // A reader chooses a speed too.
    return text || (name === 'speed' ? (this.#view.session?.state.speed ?? '') : initial);
  }

  /** Hears what a property is set to. What is set in one turn is considered all together. @param {Setting} name @param {string} text */
  set(name, text) {
    const [before, textBefore] = [this.get(name), this.text(name)];
    this.#texts[name] = text;
    this.#view.requestUpdate(name, before);
    if (text === textBefore) return;
    if (this.#set.size === 0) queueMicrotask(() => this.#consider());
    this.#set.add(name);
  }

  /** Sets what a link says of an author's settings, and no more. @param {Said} said */
  follow(said) {
    for (const part of AUTHORED) this.#view[part] = said[part] ?? '';
  }

  #consider() {
    const [view, set] = [this.#view, this.#set];
    this.#set = new Set();
    const owners = new Set([...set].map((name) => ATTRIBUTES[name].to));
    if (owners.has('session')) this.arrange();
    if (set.has('student')) view.wants.forStudent();
    if (owners.has('exercise')) view.exercise.arrange();
    if (set.has('loading') && view.loading !== 'lazy' && view.isConnected) view.startWork();
    // Whatever is no plain text may be wrong now, or right again.
    const isSeen = [...set].some((name) => ATTRIBUTES[name].is !== 'text');
    if (isSeen && view.language.messages !== null) view.wants.apply();
  }

  /** Tells the session what it has to know. What is wrong says nothing. */
  arrange() {
    const { session } = this.#view;
    if (session === null) return;
    const ofSession = SETTINGS.filter((name) => ATTRIBUTES[name].to === 'session');
    const fields = ofSession
      .filter((name) => name !== 'speed')
      .map((name) => {
        const { field = name, initial, meant } = ATTRIBUTES[name];
        if (meant !== undefined) return [field, meant(this.text(name))];
        return [field, wrongAttribute(name, this.text(name)) === null ? this.get(name) : initial];
      });
    session.dispatch({ type: 'arrange', ...Object.fromEntries(fields) });
    const speed = this.#takeSpeed();
    if (speed !== null) session.dispatch({ type: 'speed', speed });
  }

  /** The speed that is to be in force from now on; null if that is not for the author to say. */
  #takeSpeed() {
    const speed = Number(this.text('speed'));
    if (!SPEEDS.includes(speed)) return null;
    this.#texts.speed = '';
    return speed;
  }

  /** What is wrong with the first that is wrong; null if none is. */
  get wrong() {
    for (const name of SETTINGS) {
      const wrong = wrongAttribute(name, this.text(name));
      if (wrong !== null) return wrong;
    }
    return null;
  }

  /** The exercise that is set; null for none. */
  get exercise() {
    return settingsOf((part) => this.text(part), { leavable: this.#view.left !== null });
  }
}
