/** What opens over everything else. */

import { css } from 'lit';

export const dialogStyles = css`
  dialog {
    max-width: min(34rem, 92vw);
    color: var(--_ink);
    background: var(--_ground);
    border: 1px solid var(--_quiet);
    border-radius: 8px;
    padding: 20px 24px;
  }
  dialog::backdrop {
    background: rgb(0 0 0 / 40%);
  }
  dialog h2:focus-visible {
    outline: none;
  }
  dialog h2 {
    font-size: 16px;
    color: var(--_ink);
    margin-bottom: 12px;
  }
  dl {
    margin: 0 0 16px;
  }
  dl div {
    display: grid;
    grid-template-columns: 9em 1fr;
    padding: 2px 0;
  }
  dd {
    margin: 0;
  }
`;
