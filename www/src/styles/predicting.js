/** How questions to a learner look, and what is out of sight while one waits. */

import { css } from 'lit';

export const predictingStyles = css`
  /* Nothing that would answer it; and nothing moves, since each keeps its room. */
  .asked .side > :not(.predict, .transposition-table),
  .predicting .marks {
    visibility: hidden;
    opacity: 0;
  }
  .predict .said {
    outline: none;
  }
  .predict header {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 4px;
  }
  .predict h2 {
    flex: 1;
    margin: 0;
  }
  .predict header .count {
    min-width: 0;
    font-size: 12px;
  }
  .predict header .icon {
    min-width: 36px;
  }
  .predict .question,
  .predict .verdict {
    font-size: 16px;
  }
  .predict .verdict,
  .predict .truth {
    font-weight: 600;
  }
  .predict .verdict .sign {
    display: inline-block;
    min-width: 1.2em;
  }
  .predict .verdict .sign:empty {
    display: none;
  }
  .predict .why {
    font-size: 16px;
  }
  .predict table {
    margin-bottom: 12px;
  }
  .predict th:first-child {
    padding-left: 0;
    text-align: left;
  }
  .predict fieldset {
    border: 0;
    margin: 0;
    padding: 0;
  }
  .predict fieldset label,
  .predict .choices label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    cursor: pointer;
  }
  .predict .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 12px;
  }
  .predict input[type='checkbox'],
  .predict input[type='radio'] {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: var(--_ink);
  }
  .predict input[type='text'] {
    width: 6em;
    min-height: 36px;
    padding: 4px 8px;
    font-size: 16px;
    border-color: var(--_quiet);
  }
  .predict .window-fields {
    display: grid;
    grid-template-columns: max-content max-content;
    gap: 4px 8px;
    align-items: center;
  }
  .predict .number {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 16px;
  }
  .predict .deeds {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 8px;
  }
  .predict .main {
    border-color: var(--_ink);
    font-weight: 600;
  }
  .predict .reveal {
    margin-left: auto;
  }
  .predict kbd {
    margin-left: 4px;
    padding: 0 4px;
    font: inherit;
    font-size: 12px;
    font-weight: 400;
    color: var(--_quiet);
    border: 1px solid var(--_line);
    border-radius: 3px;
  }
  .predict .mistakes {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .predict .mistakes button {
    width: 100%;
    margin-bottom: 4px;
    text-align: left;
  }
  /* A hall answers aloud, and the lecturer reveals. */
  .hall .predict {
    flex: 1;
    display: flex;
    align-items: start;
    gap: 16px;
    /* As high for a question as for its answer with the reason. */
    min-height: calc(6.5 * max(16px, 13px * var(--_times, 1)));
  }
  .hall .predict .said {
    flex: 1;
  }
  .hall .predict .said * {
    font-size: max(16px, 13px * var(--_times, 1));
    line-height: 1.3;
  }
  .hall .predict :is(header, .hint, .error, .choices, .number, .window-fields),
  .hall .predict:has(.reveal) .main,
  .hall .predict .verdict:not(.right, .wrong) {
    display: none;
  }
  .hall .predict :is(.main, .reveal) {
    font-size: max(14px, 11px * var(--_times, 1));
  }
  @media (pointer: coarse) {
    .predict kbd {
      display: none;
    }
    .predict fieldset label,
    .predict .choices label {
      min-height: 44px;
    }
    .predict input[type='text'] {
      min-height: 44px;
    }
  }
`;
