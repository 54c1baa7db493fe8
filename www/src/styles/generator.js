/** The form for random trees. */

import { css } from 'lit';

export const generatorStyles = css`
  .generator {
    width: min(34rem, 94vw);
    max-height: 94dvh;
    overflow-y: auto;
    overscroll-behavior: contain;
    /* What has the keyboard is not under what sticks to the lower edge. */
    scroll-padding-bottom: 140px;
  }
  .generator form {
    display: grid;
    gap: 8px;
  }
  .generator h2 {
    margin-bottom: 4px;
  }
  .parameter {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: 2px 12px;
  }
  .parameter > p {
    grid-column: 2;
    margin: 0;
  }
  .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .fields > input {
    flex: 1 1 4em;
    min-width: 0;
  }
  .fields select {
    flex: 1 1 100%;
    max-width: none;
    min-width: 0;
  }
  .part {
    flex: 1 1 4em;
    min-width: 0;
    display: flex;
    align-items: center;
    gap: 6px;
  }
  .part span {
    font-size: 12px;
    color: var(--_quiet);
  }
  .generator input {
    width: 100%;
    min-width: 0;
    min-height: 36px;
    padding: 4px 8px;
  }
  @media (pointer: coarse) {
    .generator input {
      min-height: 44px;
    }
  }
  .generator .error:empty,
  .generator [role='status']:empty {
    display: none;
  }
  .ends > p {
    flex-basis: 100%;
    margin: 0;
  }
  .generator code {
    font-family: ui-monospace, monospace;
    font-size: 12px;
    color: var(--_quiet);
    overflow-wrap: anywhere;
    user-select: all;
  }
  /* At the hand, also where the form is longer than the window. */
  .ends {
    position: sticky;
    bottom: -20px;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-bottom: -20px;
    padding: 8px 0 20px;
    background: var(--_ground);
  }
  .makes {
    font-weight: 600;
    border-color: var(--_ink);
  }
`;
