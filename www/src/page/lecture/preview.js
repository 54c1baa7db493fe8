/**
 * What a hall sees, or will see, as a small picture: a view of its own in a frame as large as the hall's window, which is scaled down. A
 * view shows whatever there is, be it compared searches, code, a chart or a question, as no copy of its pixels could; and a slide that
 * is still to come as well. In a frame, what is laid out by the size of the window is so by that of the hall's.
 */

import { read } from '../../session/address.js';
import { INITIAL } from '../../session/exhibit.js';
import { showRest } from '../../session/link-mending.js';
import { unpacked } from '../../session/packing.js';

/** @import { PlyscopeView as View } from '../../element/view.js' */
/** @import { PointingMessage, Seen } from '../../features/presenting/channel.js' */
/** @import { Remote } from '../../features/presenting/remote.js' */
/** @import { LinkParts } from '../../session/address.js' */
/** @import { LectureShown } from '../../session/lecture.js' */

/** How the page speaks and looks. @typedef {{lang: string, theme: string}} Manner */
/** @typedef {Pick<LectureShown, 'heading' | 'number' | 'count'>} Slide */
/** What is shown; without questions of its own, those that its link asks. @typedef {Partial<Seen> & Pick<Seen, 'link' | 'width' | 'height'> & Manner & {slide: Slide | null}} Shown */

/** @type {0} */
const ASKS_NONE = 0;

/** In a picture no slide is turned. */
const STILL = { title: '', begins() {}, previous() {}, next() {}, turnBack() {} };

/** A picture that has not come after so long is missing, in milliseconds. */
const PATIENCE = 20_000;

export class Preview {
  element = document.createElement('div');
  /** Whether there is none to show. */
  isMissing = false;
  #changed;
  #frame = document.createElement('iframe');
  /** The view in it, once it is there. @type {View | null} */
  #view = null;
  /** What points in it. @type {Remote | null} */
  #remote = null;
  /** What is to be shown. @type {Shown | null} */
  #wanted = null;
  /** The same as a text. */
  #told = '';
  /** What is on show, by the fragment of its link. @type {LinkParts | null} */
  #link = null;
  #isBusy = false;

  /** @param {() => void} changed called when it turns out to be missing, or has come after all */
  constructor(changed) {
    this.#changed = changed;
    const [element, frame] = [this.element, this.#frame];
    element.className = 'preview';
    // It is a picture: who cannot see it has the sentences beside it.
    frame.ariaHidden = 'true';
    frame.tabIndex = -1;
    frame.inert = true;
    // The keyboard, and the whole screen, are the window's.
    frame.allow = "fullscreen 'none'";
    frame.addEventListener('load', () => this.#begin());
    new ResizeObserver(() => this.#fit()).observe(element);
    element.append(frame);
  }

  /** @param {Shown} shown */
  show(shown) {
    // What is on show is not drawn again: each step comes with several messages, most of which change nothing here.
    const told = JSON.stringify(shown);
    if (told === this.#told) return;
    [this.#wanted, this.#told] = [shown, told];
    this.#fit();
    if (this.#frame.src === '') {
      const { lang, theme } = shown;
      this.#frame.src = `./embed.html#${new URLSearchParams({ lang, theme, controls: 'full', presenting: '' })}`;
      setTimeout(() => this.#view === null && this.#miss(true), PATIENCE);
    }
    this.#follow();
  }

  /** Shows what is pointed at there, as the hall sees it. @param {PointingMessage} message */
  point(message) {
    this.#remote?.pointer.hear(message);
  }

  /** The view is as large as that of the hall, and as much smaller to the eye as there is room. */
  #fit() {
    if (this.#wanted === null) return;
    const { width, height } = this.#wanted;
    const { style } = this.#frame;
    style.setProperty('width', `${width}px`);
    style.setProperty('height', `${height}px`);
    style.setProperty('scale', String(this.element.clientWidth / width));
  }

  async #begin() {
    const { contentDocument, contentWindow } = this.#frame;
    const view = contentDocument?.querySelector('plyscope-view') ?? null;
    // Whoever puts it elsewhere in the window loads it again.
    [this.#view, this.#remote, this.#link] = [null, null, null];
    // Nothing has been asked for yet.
    if (this.#wanted === null) return;
    if (view === null || contentDocument === null || contentWindow === null)
      return this.#miss(true);
    // Nothing that opens there takes the keyboard: the keys would lead nowhere.
    contentDocument.documentElement.inert = true;
    await contentWindow.customElements.whenDefined('plyscope-view');
    await /** @type {View} */ (view).ready();
    this.#view = /** @type {View} */ (view);
    this.#miss(false);
    this.#remote = await this.#view.remote(() => {});
    this.#follow();
  }

  /** @param {boolean} isMissing */
  #miss(isMissing) {
    if (isMissing === this.isMissing) return;
    this.isMissing = isMissing;
    this.#changed();
  }

  /** Shows what is wanted, one after the other; what was only wanted meanwhile is left out. */
  async #follow() {
    const view = this.#view;
    if (this.#isBusy || view === null) return;
    this.#isBusy = true;
    for (let done = null; done !== this.#wanted; ) {
      done = this.#wanted;
      if (done !== null) await this.#put(view, done);
    }
    this.#isBusy = false;
  }

  /** @param {View} view @param {Shown} shown */
  async #put(view, { link: fragment, predicting, lit = null, hands = null, lang, theme, slide }) {
    const { link } = await unpacked(read(fragment));
    view.lecture = slide && { ...slide, ...STILL };
    view.lang = lang;
    view.theme = /** @type {View['theme']} */ (theme);
    const before = this.#link;
    this.#link = link;
    const { step } = link;
    const isStep = before !== null && typeof step === 'number' && isAtOther(before, link);
    if (isStep) view.session?.dispatch({ type: 'go', step });
    else await this.#display(view, link);
    if (predicting === undefined) view.predict(link.predict ?? 'none');
    else if (predicting !== view.session?.state.predicting)
      view.session?.dispatch({ type: 'predict', predicting });
    // A verdict says whether another slide comes next.
    const [isFirst, isLast] = [slide?.number === 1, slide?.number === slide?.count];
    const place = slide && { first: 0, isFirst, isLast, asks: ASKS_NONE };
    view.session?.dispatch({ type: 'hall', hands, slide: place });
    view.light(lit);
  }

  /** @param {View} view @param {LinkParts} link */
  async #display(view, link) {
    const wanted = { ...INITIAL, ...link };
    const { shown } = await showRest(wanted, await view.display(wanted), (part) =>
      view.display(part),
    );
    const trace = shown?.trace ?? null;
    if (trace !== null) await view.openings.openTrace(trace.text, trace, true);
  }
}

/** Whether nothing but the step is another. Who steps where a part alone is in sight may see another part. @param {LinkParts} one @param {LinkParts} other */
const isAtOther = (one, other) =>
  !other.sight && JSON.stringify({ ...one, step: 0 }) === JSON.stringify({ ...other, step: 0 });
