/** The pictures of the panes, and the marks of differences in all of them. */

import { PicturePlace } from '../../input/picture-place.js';
import { stripOf } from '../../layout/plane.js';
import { narration } from '../../panels/now.js';
import { compared } from './comparison.js';
import { marks } from './marks.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Model } from '../../panels/model.js' */
/** @import { Action } from '../../session/actions.js' */
/** @import { Around } from './comparing.js' */
/** @import { Member } from './comparison.js' */

export class Pictures {
  /** Of the panes that have been drawn, each at its place. @type {(PicturePlace | undefined)[]} */
  #places = [];
  #around;
  #searchOf;

  /**
   * @param {Around} around
   * @param {(at: number) => Search | null} searchOf a pane
   */
  constructor(around, searchOf) {
    this.#around = around;
    this.#searchOf = searchOf;
  }

  /**
   * @param {readonly Element[]} sections the panes
   * @param {readonly (Member | null)[]} members the leader first
   * @param {readonly Model[]} models of the panes, as an audience may see them
   */
  show(sections, members, models) {
    // Where something is hidden, the differences would tell it.
    const isVeiled = models.some(({ blank }) => blank);
    const marksOf = (/** @type {number} */ at) => {
      const pair = isVeiled ? null : compared(members, at);
      return pair && marks(pair.own, pair.others);
    };
    const leader = this.#around.place()?.stage;
    // One ruler height, so that their rows line up.
    const strip = Math.max(...members.map((each) => (each === null ? 0 : stripOf(each.search))));
    leader?.markDifferences(marksOf(0));
    leader?.shareStrip(strip);
    for (const place of this.#places.splice(sections.length)) place?.remove();
    for (const [at, section] of sections.entries()) {
      if (members[at + 1] === null) continue;
      const place = this.#places[at] ?? this.#mount(section, at);
      this.#places[at] = place;
      place.show({ ...models[at], told: narration(models[at]).nodes });
      place.stage.markDifferences(marksOf(at + 1));
      place.stage.shareStrip(strip);
    }
  }

  /** @param {Element} section @param {number} at */
  #mount(section, at) {
    const { session, editing } = this.#around;
    const searchOf = this.#searchOf;
    // The camera, the pointer and the editor are shared.
    const shared = {
      dispatch: (/** @type {Action} */ action) => session.dispatch(action),
      get state() {
        return session.state;
      },
      get search() {
        return searchOf(at);
      },
    };
    const canvas = /** @type {HTMLCanvasElement} */ (section.querySelector('canvas'));
    return new PicturePlace(canvas, shared, {
      root: /** @type {HTMLElement} */ (section),
      editing,
      answers: () => false,
      wheelZooms: () => true,
      changed: this.#around.changed,
      pane: at + 2,
    });
  }

  /** Stops drawing. */
  remove() {
    for (const place of this.#places.splice(0)) place?.remove();
    const leader = this.#around.place()?.stage;
    leader?.markDifferences(null);
    leader?.shareStrip(undefined);
  }
}
