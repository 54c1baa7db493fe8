/** The form for random trees. */

import { recipe } from '../../engine/catalogue.js';
import { isRandom } from '../../engine/is-recipe.js';
import { parseFault } from '../../text/wording.js';
import { RecipeForm } from '../recipe-form.js';
import { draftOf } from '../recipe-rows.js';
import { ROWS } from './rows.js';

/** @import { Recipe } from '../../../pkg/plyscope_wasm.js' */
/** @import { PlyscopeError } from '../../engine/errors.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Around } from '../dialog.js' */

/** @extends {RecipeForm<Recipe>} */
export class Generator extends RecipeForm {
  static looks = 'generator recipe';
  static rows = ROWS;
  // At first with the core's defaults.
  draft = draftOf(ROWS, recipe('random()')?.parameters ?? {});

  get name() {
    return 'random';
  }

  /** @param {string} tree */
  present(tree) {
    return isRandom(tree) ? (recipe(tree)?.parameters ?? null) : null;
  }

  /** @param {string} text */
  read(text) {
    return recipe(text);
  }

  /** @param {Recipe} recipe */
  fits({ nodes, limit, more }) {
    return !more && nodes <= limit;
  }

  /** @param {string} tree @param {Around} around */
  choose(tree, { session }) {
    return session.dispatch({ type: 'choose', tree });
  }

  /** @param {Say} say */
  words(say) {
    return { title: say('generator'), make: say('generator-make') };
  }

  /** @param {Recipe} recipe @param {Say} say */
  tooLarge({ nodes, limit, more }, say) {
    return say('generator-too-large', { nodes, limit, more: more ? 'yes' : 'no' });
  }

  /** @param {PlyscopeError} error @param {Around} around */
  fault(error, { say, word }) {
    if (!('parse' in error)) return word(error);
    const { parse } = error;
    if (!('least' in parse)) return parseFault(parse, say);
    return say('generator-whole', { least: parse.least, most: parse.most });
  }
}
