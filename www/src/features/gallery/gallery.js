/** The gallery of trees: pictures to choose from, a new tree, a random one, and trees from files. */

import { html } from 'lit';
import { pickFile } from '../../panels/pick-file.js';
import { broughtBy, offeredPresets, presetOf } from '../../session/choices.js';
import { choosePreset, chooseTree } from '../../session/choosing.js';
import { labelsOf } from '../../session/labels.js';
import { calledIn } from '../../session/notices.js';
import { USUAL } from '../../session/usual-searches.js';
import { nameOf } from '../collection/naming.js';
import { Sketches } from '../collection/sketches.js';
import { Dialog } from '../dialog.js';
import { sketch } from '../thumbnail.js';
import { card } from './card.js';
import { gameCards } from './game-cards.js';
import { receive, receiverIn } from './receiving.js';

/** @import { Preset } from '../../../pkg/plyscope_wasm.js' */
/** @import { Collection } from '../../session/collection/collection.js' */
/** @import { KeptTree } from '../../session/collection/kept-tree.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */
/** @import { Name } from '../features.js' */
/** @import { Sketch } from '../thumbnail.js' */

/** A new tree: small enough to be changed at once. It has names, so that every node keeps its own. */
const NEW = 'A: [B: 1, C: 2]';

/** The most kept trees that are shown among the others; the latest are. */
const MOST_OWN = 6;

export class Gallery extends Dialog {
  static looks = 'trees gallery';
  static width = /** @type {const} */ ('large');
  /** By the preset's id. @type {Map<string, Sketch>} */
  #sketches = new Map();
  /** The latest kept trees. @type {readonly KeptTree[]} */
  #own = [];
  #ownSketches = new Sketches(() => this.show());
  /** What became of the file opened last. */
  #said = '';

  /** @param {Around} around */
  open(around) {
    this.#said = '';
    super.open(around);
    this.#list(around.view.collection);
  }

  /** Finds the latest kept trees. If the store fails, *My trees* says why. @param {Collection | null} collection */
  async #list(collection) {
    const listing = await collection?.list().catch(() => null);
    this.#own = listing?.trees.slice(0, MOST_OWN) ?? [];
    this.show();
    if (collection) this.#ownSketches.follow(this.#own, (id) => collection.text(id));
  }

  /** @protected @param {Around} around */
  title({ say }) {
    return say('trees');
  }

  /** @protected @param {Around} around */
  content({ say, session: { state, catalogue } }) {
    const present = presetOf(catalogue, state.tree)?.id;
    return html`
      ${this.#own.length === 0 ? undefined : this.#mine(say)}
      <ul aria-label=${say('trees-along')}>
        ${offeredPresets(catalogue).map((preset) => html`<li>${this.#card(preset, preset.id === present)}</li>`)}
      </ul>
      ${gameCards(say, state.tree, this.#chooseGame)}
      <p class="hint">${say('open-hint')}</p>
    `;
  }

  /** @protected @param {Around} around */
  actions({ say, view }) {
    return html`
      <p role="status">${this.#said}</p>
      <button type="button" class="primary" @click=${this.#begin}>${say('new-tree')}</button>
      <button type="button" @click=${() => this.#openInstead('generator')}>${say('generate')}</button>
      <button type="button" @click=${() => this.#openInstead('games')}>${say('new-game-open')}</button>
      <button type="button" @click=${this.#pick}>${say('open-file')}</button>
      ${view.collection ? html`<button type="button" @click=${() => this.#openInstead('collection')}>${say('my-trees')}</button>` : undefined}
    `;
  }

  /** @param {Name} feature */
  #openInstead(feature) {
    this.close();
    this.around?.open(feature);
  }

  /** @param {Say} say */
  #mine(say) {
    return html`
      <h3 id="trees-own">${say('latest-own')}</h3>
      <ul aria-labelledby="trees-own">
        ${this.#own.map((tree) => html`<li>${this.#ownCard(tree, say)}</li>`)}
      </ul>
      <h3>${say('trees-along')}</h3>
    `;
  }

  /** @param {KeptTree} tree @param {Say} say */
  #ownCard(tree, say) {
    const { id, nodes, leaves, plies, notes } = tree;
    const known = this.#ownSketches.of(tree);
    const content = {
      picture: known?.picture,
      count: known && say('folded-entered', { entered: known.entered, nodes: known.nodes }),
      name: nameOf(tree, say),
      size: nodes === 0 ? undefined : say('tree-size', { nodes, leaves, plies }),
      notice: notes,
    };
    return card(id, content, id === this.around?.view.collection?.present, () => this.#open(id));
  }

  /** @param {string} id of a kept tree */
  async #open(id) {
    const { view, word, say } = /** @type {Around} */ (this.around);
    const error = await view.collection
      ?.open(id)
      .catch(() => ({ kind: /** @type {const} */ ('not-kept') }));
    if (error === null) return this.close();
    if (!error) return;
    this.#said = say('tree-not-opened', { reason: word(error) });
    this.show();
  }

  /** @param {Preset} preset @param {boolean} isPresent */
  #card(preset, isPresent) {
    const { say, session } = /** @type {Around} */ (this.around);
    const { id, tree } = preset;
    const { labels } = session.state;
    const key = `${id} ${labels}`;
    const request = { tree, algorithm: USUAL, options: broughtBy({ ...preset, options: {} }) };
    const known =
      this.#sketches.get(key) ??
      sketch(request, (search) => calledIn(id, labelsOf(search, labels)));
    this.#sketches.set(key, known);
    const { nodes, leaves, plies, entered, picture, called } = known;
    const content = {
      picture,
      count: say('folded-entered', { entered, nodes }),
      name: say(`preset-${id}`),
      size: say('tree-size', { nodes, leaves, plies }),
      notice: say(`notice-${id}.question`, called),
    };
    return card(id, content, isPresent, () => this.#choose(preset));
  }

  /** @param {Preset} preset */
  #choose(preset) {
    if (this.around !== null) choosePreset(preset, this.around.session);
    this.close();
  }

  /** Chooses a game's tree, which grows then. @param {string} tree */
  #chooseGame = (tree) => {
    const { session, refuse } = /** @type {Around} */ (this.around);
    chooseTree(tree, session, refuse);
    this.close();
  };

  /** Begins a tree of one's own, at whose root the ways to change it are open. */
  #begin = () => {
    const { session, refuse, visit } = /** @type {Around} */ (this.around);
    chooseTree(NEW, session, refuse);
    session.dispatch({ type: 'inspect', node: 0 });
    this.close();
    visit(0);
  };

  #pick = () =>
    pickFile(async (file) => {
      if (this.around === null) return;
      const { said, isWhole } = await receive(file, receiverIn(this.around));
      if (isWhole) {
        this.close();
        this.around.report(said);
        return;
      }
      this.#said = said;
      this.show();
    });
}
