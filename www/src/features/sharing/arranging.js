/** The part of *Share…* with what an author arranges for whoever opens the link. */

import { html, nothing } from 'lit';
import { ASKED } from '../../session/authored.js';
import { ofEachStudent } from '../../session/predicting/student.js';
import { difficultyField, difficultyOf, rarity } from '../difficulty.js';
import { askedAfter, isWritten, isWrong } from './arranged.js';

/** @import { Search } from '../../engine/search.js' */
/** @import { Say } from '../../text/wording.js' */
/** @import { Arranged } from './arranged.js' */

/**
 * @typedef {object} Arranging
 * @property {Say} say
 * @property {string} tree as a link names it
 * @property {Search | null} search
 * @property {boolean} isAskable whether the search can be asked about
 * @property {Arranged} arranged
 * @property {(part: Partial<Arranged>) => void} change
 */

/** @param {Arranging} arranging */
export function arranging(arranging) {
  const { say, arranged, isAskable } = arranging;
  const { asks, part } = arranged;
  return html`
    ${isAskable || asks ? box(arranging, 'asks', say('share-exercise')) : nothing}
    ${asks ? exercise(arranging) : box(arranging, 'part', say('share-part'))}
    ${part && !asks ? steps(arranging) : nothing}
    ${box(arranging, 'plain', say('share-plain'))}
  `;
}

/** @param {Arranging} arranging */
function exercise(arranging) {
  const { say, arranged, tree, change } = arranging;
  const { quiz, each } = arranged;
  /** @param {string} kind @param {boolean} isChosen */
  const choose = (kind, isChosen) => {
    const chosen = askedAfter(quiz, kind, isChosen);
    // Without a question there is no exercise.
    change(chosen.length > 0 ? { quiz: chosen } : { asks: false });
  };
  return html`
    <fieldset class="set">
      <legend>${say('predict-kinds')}</legend>
      <div class="kinds">${ASKED.map((kind) => check(say('predict-kind', { kind }), quiz.includes(kind), (isChosen) => choose(kind, isChosen)))}</div>
      ${isWritten(arranged) ? nothing : ofQuestions(arranging)}
      ${ofEachStudent(tree) === null ? nothing : box(arranging, 'each', say('share-each'))}
      <p class="hint" ?hidden=${!each}>${say('share-each-hint')}</p>
      ${each ? difficulty(arranging) : nothing}
    </fieldset>
  `;
}

/** @param {Arranging} arranging */
function difficulty({ say, search, arranged, change }) {
  if (search === null) return nothing;
  const { difficulty } = arranged;
  return difficultyField({
    ...{ say, difficulty, own: difficultyOf(search) },
    trial: rarity(search.request, difficulty),
    choose: (chosen) => change({ difficulty: chosen }),
  });
}

/** @param {Arranging} arranging */
const ofQuestions = (arranging) => html`
  <div class="numbers">
    ${field(arranging, 'questions', arranging.say('predict-many', { most: 0 }))}
    ${field(arranging, 'attempts', '1')}
  </div>
  ${box(arranging, 'reveals', arranging.say('share-reveal'))}
`;

/** @param {Arranging} arranging */
const steps = (arranging) => html`
  <div class="set numbers">
    ${field(arranging, 'from', '0')} ${field(arranging, 'to', String(arranging.search?.overview.steps ?? 0))}
  </div>
`;

/** @param {Arranging} arranging @param {'asks' | 'part' | 'plain' | 'reveals' | 'each'} name @param {string} label */
const box = ({ arranged, change }, name, label) =>
  check(label, arranged[name], (isOn) => change({ [name]: isOn }));

/** @param {string} label @param {boolean} isOn @param {(isOn: boolean) => void} change */
const check = (label, isOn, change) => html`
  <label class="check">
    <input type="checkbox" .checked=${isOn} @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => change(target.checked)} />
    ${label}
  </label>
`;

/** @param {Arranging} arranging @param {'questions' | 'attempts' | 'from' | 'to'} name @param {string} usual what it is while it is empty */
const field = ({ say, arranged, change }, name, usual) => html`
  <label class="entry">
    <span>${say(`share-${name}`)}</span>
    <input
      name=${name}
      autocomplete="off"
      placeholder=${usual}
      aria-invalid=${isWrong(name, arranged[name])}
      .value=${arranged[name]}
      @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => change({ [name]: target.value.trim() })}
    />
  </label>
`;
