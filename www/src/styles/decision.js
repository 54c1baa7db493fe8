/** What a returned value decides. */

import { css } from 'lit';

export const decisionStyles = css`
  /* As much as the table takes lies free under the sentence where there is none, so that what lies below does not jump. */
  .full .sentence {
    --_decided: 114px;
    min-height: calc(4.4em + var(--_decided));
  }
  .full .now:has(+ .decision details) .sentence {
    min-height: calc(4.4em + var(--_decided) - 40px);
  }
  .full .now:has(+ .decision details[open]) .sentence {
    min-height: 4.4em;
  }
  .decision table {
    width: 100%;
    font-size: 12px;
  }
  .decision th,
  .decision td {
    height: 24px;
    vertical-align: middle;
    color: var(--_quiet);
    text-align: left;
    font-weight: 400;
  }
  .decision th,
  .decision th:first-child {
    padding-left: 18px;
    white-space: nowrap;
  }
  .decision .long th {
    width: 50%;
    white-space: normal;
  }
  .decision td {
    overflow-wrap: anywhere;
  }
  .decision b {
    font-weight: 600;
  }
  .decision b.max {
    color: var(--_max);
  }
  .decision b.min {
    color: var(--_min);
  }
  .decision .happens {
    /* More of it, and the colour of MIN would not be read well on it. */
    background: color-mix(in srgb, var(--_focus) 7%, transparent);
  }
  .decision .happens th,
  .decision .happens td {
    color: var(--_ink);
    font-weight: 600;
  }
  .decision .happens th {
    position: relative;
    /* Of a row that is not to be seen, its shadow would be. */
    box-shadow: -4px 0 var(--_focus);
  }
  .decision .happens th::before {
    content: '✓' / '';
    position: absolute;
    left: 2px;
  }
`;
