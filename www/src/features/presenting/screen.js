/**
 * The full screen of an element. A browser takes its time to enter it and to leave it, and what is wanted may change
 * meanwhile: changes are made one after the other, up to what was wanted last.
 */

export class Screen {
  #element;
  #ended;
  #wanted = false;
  #changing = false;

  /**
   * @param {HTMLElement} element
   * @param {() => void} ended called when the full screen was ended by the reader, not by `want`
   */
  constructor(element, ended) {
    this.#element = element;
    this.#ended = ended;
  }

  /** Whether the browser can give it the whole screen. */
  get isAvailable() {
    return document.fullscreenEnabled === true;
  }

  get isFull() {
    // `document.fullscreenElement` would not see into another element's shadow tree.
    return this.#element.matches(':fullscreen');
  }

  /** Enters full screen, if the browser permits it, or leaves it. @param {boolean} full */
  want(full) {
    this.#wanted = full;
    if (!this.#changing) this.#change();
  }

  /** Called at the element's `fullscreenchange`. */
  changed() {
    if (!this.#changing) this.#compare();
  }

  async #change() {
    this.#changing = true;
    /** @type {boolean | null} */
    let made = null;
    while (this.#wanted !== this.isFull && this.#wanted !== made) {
      made = this.#wanted;
      try {
        await (made ? this.#element.requestFullscreen() : document.exitFullscreen());
      } catch {
        // Without permission, it fills the window.
        if (this.#wanted === made) this.#wanted = this.isFull;
      }
    }
    this.#changing = false;
    this.#compare();
  }

  #compare() {
    if (!this.#wanted || this.isFull) return;
    this.#wanted = false;
    this.#ended();
  }
}
