/**
 * A tree from outside the attributes: from a file that `src` names, or from a child, `<script type="text/plain">`. The attribute
 * `tree` takes precedence over the file, and the file over the child.
 */

import { load } from '../engine/catalogue.js';

/** @import { FileErrorKind, PlyscopeError } from '../engine/errors.js' */
/** @import { PlyscopeView } from './view.js' */
/** @import { Wanted } from './wants.js' */

/** The child with a tree. */
const CHILD = ':scope > script[type="text/plain"]';

/** The largest file that is read, in bytes. */
const LARGEST = 20_000_000;

export class Source {
  /** Why the file is not shown. @type {PlyscopeError | null} */
  error = null;
  /** Resolves once the file that was named last is there, or cannot be. */
  settled = Promise.resolve();
  /** Whether the file is on its way, and other requests wait for it. */
  waits = false;
  #view;
  #src = '';
  /** The file that has been shown. */
  #shown = '';
  /** The text that the file held. @type {string | undefined} */
  #text;
  /** The text of the child that has been shown. */
  #written = '';
  #hasTree = false;
  #hasBegun = false;
  #abort = new AbortController();
  #children = new MutationObserver(() => this.#readChild());

  /** @param {PlyscopeView} view */
  constructor(view) {
    this.#view = view;
    view.addController(this);
  }

  get src() {
    return this.#src;
  }

  set src(src) {
    this.#src = src.trim();
    this.#shown = '';
    this.#follow();
  }

  /** Whether a tree is set, which goes before any other. @param {boolean} isSet */
  yield(isSet) {
    const had = this.#hasTree;
    this.#hasTree = isSet;
    if (had !== isSet) this.#follow();
  }

  /** Whether a text is that of the file. @param {string | undefined} text */
  holds(text) {
    return this.#src !== '' && text !== undefined && text === this.#text;
  }

  hostConnected() {
    this.#children.observe(this.#view, { childList: true, subtree: true, characterData: true });
    this.#follow();
  }

  hostDisconnected() {
    this.#children.disconnect();
    this.#abort.abort();
  }

  /** From now on files are read: the work of the view has begun. */
  begin() {
    this.#hasBegun = true;
    this.#follow();
  }

  #follow() {
    this.#abort.abort();
    this.error = null;
    const isNamed = this.#src !== '' && !this.#hasTree && this.#src !== this.#shown;
    this.waits = isNamed && this.#view.isConnected;
    if (!this.#view.isConnected || !this.#hasBegun) return;
    if (!isNamed) return this.#readChild();
    this.#abort = new AbortController();
    this.settled = this.#fetch(this.#src, this.#abort.signal);
  }

  /** @param {string} src @param {AbortSignal} signal */
  async #fetch(src, signal) {
    /** @type {Wanted} */
    let wanted = {};
    /** @type {PlyscopeError | null} */
    let error = null;
    try {
      this.#text = await textAt(src, { base: this.#view.ownerDocument.baseURI, signal });
      const found = await this.#wantedIn(this.#text);
      if (found === null) error = { kind: 'src-several', name: src };
      wanted = found ?? {};
    } catch (thrown) {
      error = whyNot(thrown, src);
    }
    if (signal.aborted) return;
    this.error = error;
    this.#shown = error === null ? src : '';
    this.waits = false;
    this.#view.wants.wantFound(wanted);
  }

  /** What a file shows; null if it holds no tree, or several. @param {string} text */
  async #wantedIn(text) {
    const feature = await this.#view.features.load('gallery');
    return feature === null ? { tree: text } : feature.wantedIn(text, (await load()).algorithms);
  }

  #readChild() {
    if (this.#src !== '' || this.#hasTree || !this.#hasBegun) return;
    const tree = this.#view.querySelector(CHILD)?.textContent?.trim() ?? '';
    if (tree === '' || tree === this.#written) return;
    this.#written = tree;
    this.#view.wants.wantFound({ tree });
  }
}

/** @param {FileErrorKind} kind @param {string} name @param {string} [value] @returns {PlyscopeError} */
const wrongFile = (kind, name, value) => ({ kind, name, value });

/**
 * The text of a file, whose address counts from the page.
 * @param {string} src
 * @param {{base?: string, signal?: AbortSignal}} [how]
 * @throws {PlyscopeError} what the server says, or that the file is too large
 */
export async function textAt(src, { base = document.baseURI, signal } = {}) {
  const response = await fetch(new URL(src, base), { signal });
  if (!response.ok) throw wrongFile('src-status', src, String(response.status));
  const blob = await response.blob();
  if (blob.size > LARGEST) throw wrongFile('src-too-large', src);
  return blob.text();
}

/** Why a file is not there. @param {unknown} thrown by `textAt` @param {string} src @returns {PlyscopeError} */
export const whyNot = (thrown, src) =>
  isError(thrown) ? thrown : { kind: 'src-unreachable', name: src };

/** @param {unknown} thrown @returns {thrown is PlyscopeError} */
const isError = (thrown) => typeof thrown === 'object' && thrown !== null && 'kind' in thrown;
