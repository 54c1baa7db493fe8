/**
 * The place of a view in its window. A `lazy` view begins its work when it comes near the window; a view that plays by itself
 * starts once it is in sight.
 */

/** @import { LitElement } from 'lit' */

/** How far outside the window is near: as far as the window reaches. */
const NEAR = '100%';

/** The part of a view that has to be seen, of itself or of the window. */
const SEEN = 0.5;

export class Presence {
  #view;
  #host;
  /** @type {IntersectionObserver[]} */
  #observers = [];
  #isNear = false;
  #isSeen = false;
  #hasPlayed = false;

  /**
   * @param {LitElement} view
   * @param {object} host
   * @param {() => boolean} host.waits whether its work has not begun
   * @param {() => void} host.begin begins it
   * @param {() => boolean} host.plays whether it is to play by itself, and can
   * @param {() => void} host.play
   */
  constructor(view, host) {
    this.#view = view;
    this.#host = host;
  }

  hostConnected() {
    const near = new IntersectionObserver(
      (entries) => {
        this.#isNear = entries.at(-1)?.isIntersecting === true;
        if (this.#isNear && this.#host.waits()) this.#host.begin();
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
    this.#isNear = this.#isSeen = false;
  }

  /** Starts playing once, if the author wants that. */
  hostUpdated() {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.#hasPlayed || !this.#isSeen || isStill || !this.#host.plays()) return;
    this.#hasPlayed = true;
    this.#host.play();
  }
}

/** @param {IntersectionObserverEntry | undefined} entry */
function isInSight(entry) {
  if (entry === undefined) return false;
  const { intersectionRatio, intersectionRect, rootBounds } = entry;
  const window = rootBounds?.height ?? Number.POSITIVE_INFINITY;
  return intersectionRatio >= SEEN || intersectionRect.height >= SEEN * window;
}
