/** What a lecture's two windows show, and what is wrong with it: the hall's page, and the presenter's window. */

import { write } from '../../www/src/session/address.js';
import { lastPosition } from '../../www/src/session/steps.js';

/** @import { Page } from '@playwright/test' */
/** @import { PlyscopeView as View } from '../../www/src/element/view.js' */
/** @import { Exhibit } from '../../www/src/session/exhibit.js' */

/** @typedef {NonNullable<Awaited<ReturnType<typeof lookAtHall>>>} Hall */
/** @typedef {NonNullable<Awaited<ReturnType<typeof lookAtDesk>>>} Desk */
/** @typedef {Record<'telling' | 'foot' | 'counts' | 'words' | 'question' | 'chart' | 'raised' | 'errors', string[]> & Record<'panes' | 'code' | 'decided' | 'below', number>} Seen */
/** @typedef {{textsIn: (within: ParentNode, selector: string) => string[], seenIn: (root: ParentNode) => Seen}} Reading */
/** @typedef {Readonly<Record<string, string>>} Fields of a link, as it writes them */

/** The fields that an exhibit says, each as a link writes it. @param {Exhibit} exhibit @returns {Fields} */
export const fieldsOf = (exhibit) =>
  Object.fromEntries(
    write({ tree: '', algorithm: '', options: {}, step: 0, ...exhibit }, 'slide')
      .slice(1)
      .split('&')
      .map((part) => part.split('=', 2)),
  );

/** In every window: what is seen in a view, and texts in general. */
export function addReaders() {
  const reading = /** @type {Reading} */ (/** @type {unknown} */ (window));
  reading.textsIn = (within, selector) =>
    [...within.querySelectorAll(selector)].map(
      (each) => each.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    );
  reading.seenIn = (root) => {
    const { textsIn } = reading;
    const count = (/** @type {string} */ selector) => root.querySelectorAll(selector).length;
    return {
      telling: textsIn(root, '.audience > .telling'),
      foot: textsIn(root, '.whereabouts'),
      counts: textsIn(root, '.audience-counts'),
      words: textsIn(root, '.slide-words'),
      question: textsIn(root, '.audience > .predict'),
      chart: textsIn(root, 'dialog.growth[open] h2'),
      panes: count('.stage'),
      code: count('.frame > .beside'),
      decided: count('.audience > :is(.decision, .undecided)'),
      below: count('.below'),
      raised: textsIn(root, '.audience > .raised'),
      errors: textsIn(root, '.audience > .error'),
    };
  };
}

/** What the page shows; null while it shows nothing. @param {Page} page */
export const lookAtHall = (page) =>
  page.evaluate(() => {
    const reading = /** @type {Reading} */ (/** @type {unknown} */ (window));
    const view = /** @type {View | null} */ (document.querySelector('plyscope-view'));
    if (!view || !reading.seenIn) return null;
    const { model, lecture, renderRoot: root } = view;
    const isReady = Boolean(view.addressOf) && !view.session?.waiting;
    if (!model || !isReady) return null;
    const { state, search } = model;
    const focused = root.querySelector(':is(input, textarea, select):focus');
    const isOpen = document.getElementById('lecture')?.hidden === false;
    return {
      link: view.link,
      presenting: state.presenting,
      number: lecture?.number ?? 0,
      count: lecture?.count ?? 0,
      heading: lecture?.heading ?? '',
      place: state.step + state.overtime,
      steps: search.overview.steps,
      bounds: { maxOvertime: state.maxOvertime, last: state.last },
      until: state.until === '' ? null : view.stepAt(state.until),
      slide: state.slide,
      predicting: state.predicting,
      playing: state.playing,
      unlocked: state.unlocked,
      lit: state.lit,
      hands: state.hands,
      size: [view.clientWidth, view.clientHeight],
      seen: reading.seenIn(root),
      dialogs: reading.textsIn(root, 'dialog[open]:not(.growth) h2'),
      isTyping: focused !== null,
      isFull: view.matches(':fullscreen'),
      slides: isOpen ? reading.textsIn(document, '#lecture li .slide b') : null,
      current: [...document.querySelectorAll('#lecture li .slide')].findIndex((each) =>
        each.hasAttribute('aria-current'),
      ),
      notice: document.getElementById('notice')?.hidden
        ? ''
        : (document.getElementById('notice-text')?.textContent ?? ''),
    };
  });

/** What the presenter's window shows; null while it shows nothing. @param {Page} desk */
export const lookAtDesk = (desk) =>
  desk.evaluate(() => {
    const reading = /** @type {Reading} */ (/** @type {unknown} */ (window));
    const { activeElement } = document;
    /** What a picture shows. @param {string} selector */
    const pictured = (selector) => {
      const frame = document.querySelector(selector);
      if (!(frame instanceof HTMLIFrameElement)) return null;
      const view = /** @type {View | null} */ (
        frame.contentDocument?.querySelector('plyscope-view') ?? null
      );
      if (!view?.model) return null;
      const { renderRoot: root, model, lecture } = view;
      return {
        link: view.link,
        number: lecture?.number ?? 0,
        heading: lecture?.heading ?? '',
        predicting: model.state.predicting,
        lit: model.state.lit,
        hands: model.state.hands,
        size: [frame.clientWidth, frame.clientHeight],
        seen: reading.seenIn(root),
      };
    };
    const notes = document.querySelector('#notes');
    if (!(notes instanceof HTMLTextAreaElement)) return null;
    return {
      title: reading.textsIn(document, 'h1').join(),
      alert: reading.textsIn(document, '[role=alert]').join(),
      slides: reading.textsIn(document, '.slides li'),
      current: [...document.querySelectorAll('.slides li button')].findIndex((each) =>
        each.hasAttribute('aria-current'),
      ),
      count: reading.textsIn(document, 'figcaption .count').join(),
      notes: notes.value,
      isTyping: activeElement?.matches('input, textarea, select') === true,
      hands: document.querySelector('.hands') !== null,
      hall: pictured('.hall iframe'),
      coming: pictured('.coming iframe'),
    };
  });

/** Where a slide ends. @param {Hall} hall */
export function endOf({ bounds, steps, until }) {
  const last = lastPosition(bounds, steps);
  return Math.min(last, until ?? last);
}
