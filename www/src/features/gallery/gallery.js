/** The gallery of trees: pictures to choose from, a new tree, a random one, and trees from files. */

import { html, render } from 'lit';
import { pickFile } from '../../panels/pick-file.js';
import { sketch } from '../../panels/thumbnail.js';
import { broughtBy, presetOf } from '../../session/choices.js';
import { choosePreset } from '../../session/choosing.js';
import { LABELS, labelsOf } from '../../session/labels.js';
import { calledIn } from '../../session/notice-moments.js';
import { nameOf } from '../collection/naming.js';
import { Sketches } from '../collection/sketches.js';
import { card } from './card.js';
import { gameCards } from './game-cards.js';
import { receive } from './receiving.js';
import { wantedIn } from './wanted-in.js';

export { receive, wantedIn };

/** @import { Preset } from '../../../pkg/plyscope_wasm.js' */
/** @import { Catalogue } from '../../engine/catalogue.js' */
/** @import { Collection } from '../../session/collection/collection.js' */
/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { State } from '../../session/state.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Receiver } from './receiving.js' */
/** @import { Sketch } from '../../panels/thumbnail.js' */

/**
 * The owner of the gallery.
 * @typedef {Receiver & {
 *   state: State,
 *   catalogue: Catalogue,
 *   collection: Collection | null,
 *   myTrees: () => void,
 *   generate: () => void,
 *   newGame: () => void,
 *   visit: (node: number) => void,
 *   report: (message: string) => void,
 * }} Host `collection` has the reader's kept trees, if there are any to offer; `myTrees` opens all of them, `generate` the
 *   form for random trees, `newGame` that for games; `visit` moves the keyboard to a node; `report` says, outside the gallery, how a file was read
 */

/** A new tree: small enough to be changed at once. It has names, so that every node keeps its own. */
const NEW = 'A: [B: 1, C: 2]';

/** The most kept trees that are shown among the others; the latest are. */
const MOST_OWN = 6;

export class Gallery {
  #dialog;
  /** @type {Host | null} */
  #host = null;
  /** By the preset's id. @type {Map<string, Sketch>} */
  #sketches = new Map();
  /** The latest kept trees. @type {readonly KeptTree[]} */
  #own = [];
  #ownSketches = new Sketches(() => this.#show());
  /** What became of the file opened last. */
  #said = '';

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = dialog;
  }

  /** @param {Host} host */
  open(host) {
    this.#host = host;
    this.#said = '';
    this.#show();
    this.#dialog.showModal();
    this.#list(host.collection);
  }

  /** Finds the latest kept trees. If the store fails, *My trees* says why. @param {Collection | null} collection */
  async #list(collection) {
    const listing = await collection?.list().catch(() => null);
    this.#own = listing?.trees.slice(0, MOST_OWN) ?? [];
    this.#show();
    if (collection) this.#ownSketches.follow(this.#own, (id) => collection.text(id));
  }

  #show() {
    if (this.#host !== null) render(this.#content(this.#host), this.#dialog);
  }

  /** @param {Host} host */
  #content({ say, state, catalogue, generate, newGame }) {
    const present = presetOf(catalogue, state.tree)?.id;
    const close = () => this.#dialog.close();
    /** @param {() => void} open */
    const instead = (open) => () => {
      close();
      open();
    };
    return html`
      <header>
        <h2 id="trees-title" tabindex="-1" autofocus>${say('trees')}</h2>
        <button type="button" @click=${this.#begin}>${say('new-tree')}</button>
        <button type="button" @click=${instead(generate)}>${say('generate')}</button>
        <button type="button" @click=${instead(newGame)}>${say('new-game-open')}</button>
        <button type="button" @click=${this.#pick}>${say('open-file')}</button>
        <button type="button" class="icon" aria-label=${say('close')} title=${say('close')} @click=${close}>×</button>
      </header>
      <p class="hint">${say('open-hint')}</p>
      <p role="status" class="said">${this.#said}</p>
      ${this.#own.length === 0 ? undefined : this.#mine(say)}
      <ul aria-label=${say('trees-along')}>
        ${catalogue.presets.map((preset) => html`<li>${this.#card(preset, preset.id === present)}</li>`)}
      </ul>
      ${gameCards(say, state.tree, this.#chooseGame)}
    `;
  }

  /** @param {Say} say */
  #mine(say) {
    const all = () => {
      this.#dialog.close();
      this.#host?.myTrees();
    };
    return html`
      <div class="row">
        <h3 id="trees-own">${say('latest-own')}</h3>
        <button type="button" @click=${all}>${say('all-own')}</button>
      </div>
      <ul aria-labelledby="trees-own">
        ${this.#own.map((tree) => html`<li>${this.#ownCard(tree, say)}</li>`)}
      </ul>
      <h3>${say('trees-along')}</h3>
    `;
  }

  /** @param {KeptTree} tree @param {Say} say */
  #ownCard(tree, say) {
    const { id, nodes, leaves, plies, notes } = tree;
    const content = {
      picture: this.#ownSketches.of(tree),
      name: nameOf(tree, say),
      size: nodes === 0 ? undefined : say('tree-size', { nodes, leaves, plies }),
      notice: notes,
    };
    return card(id, content, id === this.#host?.collection?.present, () => this.#open(id));
  }

  /** @param {string} id of a kept tree */
  async #open(id) {
    const { collection, word, say = String } = this.#host ?? {};
    const error = await collection
      ?.open(id)
      .catch(() => ({ kind: /** @type {const} */ ('not-kept') }));
    if (error === null) return this.#dialog.close();
    if (!error || !word) return;
    this.#said = say('tree-not-opened', { reason: word(error) });
    this.#show();
  }

  /** @param {Preset} preset @param {boolean} isPresent */
  #card(preset, isPresent) {
    const say = this.#host?.say ?? String;
    const { id } = preset;
    const { tree, algorithm } = preset;
    const labels = this.#host?.state.labels ?? LABELS[0];
    const key = `${id} ${labels}`;
    const request = { tree, algorithm, options: broughtBy(preset) };
    const known =
      this.#sketches.get(key) ??
      sketch(request, (search) => calledIn(id, labelsOf(search, labels)));
    this.#sketches.set(key, known);
    const { nodes, leaves, plies, picture, called } = known;
    const content = {
      picture,
      name: say(`preset-${id}`),
      size: say('tree-size', { nodes, leaves, plies }),
      notice: say(`notice-${id}`, called),
    };
    return card(id, content, isPresent, () => this.#choose(preset));
  }

  /** @param {Preset} preset */
  #choose(preset) {
    if (this.#host === null) return;
    choosePreset(preset, this.#host);
    this.#dialog.close();
  }

  /** Chooses a game's tree, which grows then. @param {string} tree */
  #chooseGame = (tree) => {
    if (this.#host === null) return;
    const { dispatch, choose } = this.#host;
    choose(tree, (error) => dispatch({ type: 'refuse', error }));
    this.#dialog.close();
  };

  /** Begins a tree of one's own, at whose root the ways to change it are open. */
  #begin = () => {
    if (this.#host === null) return;
    const { dispatch, choose, visit } = this.#host;
    choose(NEW, (error) => dispatch({ type: 'refuse', error }));
    dispatch({ type: 'inspect', node: 0 });
    this.#dialog.close();
    visit(0);
  };

  #pick = () =>
    pickFile(async (file) => {
      if (this.#host === null) return;
      const { said, isWhole } = await receive(file, this.#host);
      if (isWhole) {
        this.#dialog.close();
        this.#host.report(said);
        return;
      }
      this.#said = said;
      this.#show();
    });
}
