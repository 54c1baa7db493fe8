/** The choices at the top of a page: its theme and its language. */

import { languages } from '../text/languages.js';
import { store, stored } from './storage.js';

/** @import { Say } from '../text/wording.js' */

/** The themes; the first is the system's. */
const THEMES = ['', 'light', 'dark', 'contrast', 'contrast-dark'];

/**
 * Offers the themes, and remembers what is chosen.
 * @param {HTMLSelectElement} select
 * @param {(theme: string) => void} apply
 */
export function offerThemes(select, apply) {
  const paint = (/** @type {string} */ theme) => {
    document.documentElement.dataset.theme = theme;
    apply(theme);
  };
  select.addEventListener('change', () => {
    store('theme', select.value);
    paint(select.value);
  });
  paint(THEMES.find((theme) => theme === stored('theme')) ?? '');
}

/** Names the themes. @param {HTMLSelectElement} select @param {Say} say @param {string} chosen */
export function nameThemes(select, say, chosen) {
  select.setAttribute('aria-label', say('theme'));
  select.title = say('theme');
  select.replaceChildren(
    ...THEMES.map((name) => new Option(say(`theme-${name === '' ? 'system' : name}`), name)),
  );
  select.value = chosen;
}

/**
 * Offers the languages, each by its own name, and remembers what is chosen.
 * @param {HTMLSelectElement} select
 * @param {(language: string) => void} apply
 */
export function offerLanguages(select, apply) {
  for (const { language, name } of languages()) {
    const option = new Option(name, language);
    option.lang = language;
    select.add(option);
  }
  select.value = document.documentElement.lang;
  select.addEventListener('change', () => {
    store('language', select.value);
    apply(select.value);
  });
}

/** Names the choice of languages. @param {HTMLSelectElement} select @param {HTMLElement | null} sign of the one that is chosen @param {Say} say */
export function nameLanguages(select, sign, say) {
  select.setAttribute('aria-label', say('language'));
  select.title = say('language');
  if (sign !== null) sign.textContent = select.value.split('-')[0].toUpperCase();
}
