/**
 * Following addresses: the one that the page was opened at, a link on the page, the browser's *Back* and *Forward*, and a slide of a
 * lecture. What is right in an address is shown, and what is wrong is said.
 */

import { losesTree, showRest } from '../session/link-mending.js';
import { unpacked } from '../session/packing.js';
import { besideAddress, linkAt } from './address-bar.js';

/** @import { PlyscopeView as View } from '../element/view.js' */
/** @import { PlyscopeError } from '../engine/errors.js' */
/** @import { ReadLink } from '../session/address.js' */
/** @import { Outcome } from '../session/outcome.js' */
/** @import { Wanted } from '../session/wanted.js' */
/** @import { Say } from '../text/wording.js' */
/** @import { AddressBar } from './address-bar.js' */
/** @import { Assignment } from './assignment.js' */
/** @import { Intro } from './intro.js' */

/**
 * The page around it.
 * @typedef {object} Page
 * @property {View} view
 * @property {AddressBar} bar
 * @property {Assignment} assignment
 * @property {Intro} intro
 * @property {() => Say} say
 * @property {(text: string) => void} notify
 * @property {() => void} hideNotice
 * @property {(packed: string) => Promise<void>} openLecture
 * @property {(slide: number | undefined) => boolean} turnsTo turns to a slide of the lecture that is open; whether there is one
 * @property {(link: ReadLink) => void} speak speaks the language that a link names, if it names one
 */

export class Following {
  #page;
  /** The number of addresses followed so far. */
  #turn = 0;
  /** Whether the address is that of a slide, which is shown as such. */
  #isOfSlide = false;

  /** @param {Page} page */
  constructor(page) {
    this.#page = page;
    addEventListener('hashchange', ({ newURL }) => {
      // By now, another link may have been followed.
      const { hash } = new URL(newURL);
      if (this.#isOfSlide) return;
      if (hash !== '' || !besideAddress()) this.go(hash);
    });
    // From one tree that is too long for an address to another, the address stays the same.
    addEventListener('popstate', () => {
      this.#isOfSlide = page.turnsTo(history.state?.slide);
      if (!this.#isOfSlide && besideAddress()) this.go('');
    });
  }

  /**
   * Goes to another address.
   * @param {string} fragment
   * @param {Wanted} [unnamed] what is shown where it names nothing else; by default what is there now
   */
  go(fragment, unnamed = {}) {
    const { view, bar, assignment, intro, openLecture, speak } = this.#page;
    const to = linkAt(fragment);
    if (to.link.lecture !== undefined) return openLecture(to.link.lecture);
    speak(to);
    intro.moveOn();
    const address = unpacked(to);
    const wanted =
      to.link.packed === undefined
        ? { ...unnamed, ...assignment.set(to.link) }
        : address.then(({ link }) => ({ ...unnamed, ...assignment.set(link) }));
    const outcome =
      wanted instanceof Promise ? wanted.then((link) => view.display(link)) : view.display(wanted);
    bar.forget(fragment);
    return this.follow(address, wanted, outcome);
  }

  /**
   * Follows an address: shows what is right in it, and says what is wrong.
   * @param {Promise<ReadLink>} found
   * @param {Wanted | Promise<Wanted>} wanted what is shown of it
   * @param {Outcome} outcome
   */
  async follow(found, wanted, outcome) {
    const { view, bar, assignment, intro } = this.#page;
    const turn = ++this.#turn;
    this.#page.hideNotice();
    const refusal = await outcome;
    const { link, wrong } = await found;
    if (link.start) intro.end();
    // Another address may have been followed meanwhile.
    if (turn !== this.#turn) return;
    const rest = await showRest(await wanted, refusal, (part) => view.display(part));
    if (turn !== this.#turn) return;
    if (rest.shown?.predict !== undefined) view.predict(rest.shown.predict);
    const { trace = null } = rest.shown ?? {};
    const { error: untraced } =
      trace === null ? { error: null } : await view.openings.openTrace(trace.text, trace, true);
    if (turn !== this.#turn) return;
    const faults = [...wrong, ...rest.wrong];
    const isLost = rest.shown === null || (rest.shown.tree === undefined && faults.some(losesTree));
    assignment.settle(!isLost);
    bar.arrive();
    // The address then names the student's own tree.
    if (assignment.isOfStudent && !isLost) bar.keep();
    if (rest.shown === null && (view.tree === '' || faults.at(-1)?.kind !== 'cancelled'))
      view.display({});
    // A cancelled search is no fault of the link; the address then names the search on show.
    if (faults.at(-1)?.kind === 'cancelled') return bar.keep();
    await this.#report(faults, isLost);
    if (untraced !== null) this.#page.notify(untraced);
  }

  /** Says what is wrong in an address. @param {PlyscopeError[]} faults @param {boolean} isLost whether its tree is not shown */
  async #report(faults, isLost) {
    const { view, assignment, say, notify } = this.#page;
    if (faults.length === 0) {
      if (assignment.number !== '') notify(say()('own-tree', { number: assignment.number }));
      return;
    }
    const reason = (await Promise.all(faults.map((each) => view.wordError(each)))).join(' ');
    notify(say()(isLost ? 'link-broken' : 'link-part-broken', { reason }));
  }
}
