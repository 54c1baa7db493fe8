/** Sentences, headings and tables. */

import { css } from 'lit';

export const text = css`
  h2,
  h3 {
    margin: 0 0 4px;
    font-size: 12px;
    font-weight: 600;
    color: var(--_quiet);
  }
  p {
    margin: 0 0 8px;
  }
  .standing {
    margin: 8px 0 0;
    font-size: 14px;
    color: var(--_quiet);
  }
  .bar .standing,
  .none .standing {
    display: none;
  }
  .sentence {
    font-size: 16px;
    min-height: 8.8em;
  }
  .bar .sentence,
  .none .sentence {
    font-size: 14px;
    min-height: 0;
    margin: 0;
  }
  b.max {
    color: var(--_max);
  }
  b.min {
    color: var(--_min);
  }
  .source,
  .hint {
    font-size: 12px;
    color: var(--_quiet);
  }
  #tree-text-error {
    scroll-margin-block: 12px;
  }
  .error {
    font-size: 12px;
    color: var(--_cut);
    overflow-wrap: anywhere;
  }
  .missing {
    margin: 4px 0;
    color: var(--_cut);
  }
  .top > .missing {
    order: 9;
    flex-basis: 100%;
  }
  .stage > .missing {
    position: absolute;
    left: 8px;
    bottom: 8px;
    margin: 0;
    background: var(--_ground);
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 14px;
  }
  th,
  td {
    padding: 4px 0 4px 8px;
    text-align: right;
    font-weight: 400;
    border-bottom: 1px solid var(--_line);
  }
  thead th {
    font-size: 12px;
    color: var(--_quiet);
    vertical-align: bottom;
  }
  th[scope='row'] {
    text-align: left;
    padding-left: 0;
  }
  .change {
    margin: 8px 0 0;
    font-size: 12px;
    color: var(--_focus);
  }
  .present {
    font-weight: 600;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
