/** Buttons and fields, in a view and in what opens over it. */

import { css } from 'lit';

export const fields = css`
  button,
  select,
  input,
  textarea,
  summary {
    font: inherit;
    font-variant-numeric: inherit;
    color: inherit;
    background: var(--_ground);
    border: 1px solid var(--_line);
    border-radius: 4px;
  }
  button,
  select,
  summary {
    min-height: 36px;
    padding: 4px 8px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    button,
    select,
    summary {
      min-height: 44px;
    }
  }
  button:hover,
  summary:hover {
    border-color: var(--_quiet);
  }
  .toggle[aria-pressed='true'] {
    border-color: var(--_ink);
    box-shadow: inset 0 0 0 1px var(--_ink);
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
  }
`;
