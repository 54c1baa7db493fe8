/**
 * The place of a view in its window. A `lazy` view begins its work when it comes near the window; a view that plays by itself
 * starts once it is in sight.
 */

/** @import { PlyscopeView } from './view.js' */

/** How far outside the window is near: as far as the window reaches. */
const NEAR = '100%';

/** The part of a view that has to be seen, of itself or of the window. */
const SEEN = 0.5;

export class Presence {
  #view;
  /** @type {IntersectionObserver[]} */
  #observers = [];
  #isSeen = false;
  #hasPlayed = false;

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
  }

  hostConnected() {
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting === true) this.#view.startWork();
      },
      { rootMargin: NEAR },
    );
    const seen = new IntersectionObserver(
      (entries) => {
        this.#isSeen = isInSight(entries.at(-1));
        this.hostUpdated();
      },
      { threshold: [0, SEEN / 2, SEEN, 1] },
    );
    this.#observers = [near, seen];
    for (const observer of this.#observers) observer.observe(this.#view);
  }

  hostDisconnected() {
    for (const observer of this.#observers) observer.disconnect();
    this.#isSeen = false;
  }

  /** Starts playing once, if the author wants that. */
  hostUpdated() {
    const { autoplay, models, picture } = this.#view;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.#hasPlayed || !this.#isSeen || isStill || !autoplay) return;
    if (models.rendered === null || !picture.wasDrawn) return;
    this.#hasPlayed = true;
    this.#view.play();
  }
}

/** @param {IntersectionObserverEntry | undefined} entry */
function isInSight(entry) {
  if (entry === undefined) return false;
  const { intersectionRatio, intersectionRect, rootBounds } = entry;
  const window = rootBounds?.height ?? Number.POSITIVE_INFINITY;
  return intersectionRatio >= SEEN || intersectionRect.height >= SEEN * window;
}
