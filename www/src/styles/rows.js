/** Lists whose rows stand for nodes. */

import { css } from 'lit';

export const rowStyles = css`
  .found {
    margin: 0 0 4px;
    min-height: 1.45em;
  }
  .tally {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 6px;
    margin: 0 0 8px;
    font-size: 12px;
  }
  .tally div {
    display: block;
    padding: 0;
    text-align: right;
  }
  .tally dt {
    color: var(--_quiet);
  }
  .tally dd {
    margin: 0;
  }
  .rows {
    /* Values of ten digits may need more than there is; and the mark of a row lies at its left. */
    overflow-x: auto;
    margin-left: -4px;
    padding-left: 4px;
    /* With the heading, and two lines of a hint. */
    min-height: calc((var(--rows) + 1) * var(--_row) + 44px);
  }
  .side .rows table {
    font-size: 12px;
  }
  .rows th,
  .rows td {
    height: var(--_row);
    padding: 0 0 0 6px;
    white-space: nowrap;
    line-height: 1;
  }
  .rows thead th,
  .rows .flag,
  .keyed .at {
    font-size: 11px;
  }
  .rows th:first-child {
    padding-left: 0;
    text-align: right;
    color: var(--_quiet);
  }
  .rows abbr {
    text-decoration: none;
  }
  .rows .words {
    text-align: left;
  }
  .rows .position {
    width: 100%;
    min-width: 48px;
    max-width: 0;
  }
  .rows .quiet,
  .rows .left td,
  .rows .what {
    color: var(--_quiet);
  }
  .rows .left td {
    text-align: center;
  }
  .rows .value {
    font-weight: 600;
  }
  .at {
    display: flex;
    align-items: center;
    gap: 4px;
    width: 100%;
    min-height: 22px;
    padding: 0;
    border: 0;
    background: none;
    text-align: left;
    text-decoration: inherit;
  }
  .keyed .at {
    font-family: ui-monospace, monospace;
  }
  .at span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .at .leaf {
    color: var(--_quiet);
  }
  .rows tr[data-for] {
    cursor: pointer;
  }
  .rows tr[data-for]:hover,
  .rows .joined {
    background: color-mix(in srgb, var(--_ink) 7%, transparent);
  }
  .rows .lit {
    /* More of it, and the colour of MIN would not be read well on it. */
    background: color-mix(in srgb, var(--_focus) 7%, transparent);
    box-shadow: -4px 0 var(--_focus);
  }
  .rows .lit th:first-child {
    color: var(--_ink);
    font-weight: 600;
  }
  .rows .gone,
  .rows .refused,
  .rows .purged,
  .rows .taken {
    color: var(--_quiet);
  }
  .rows .gone td,
  .rows .refused td,
  .rows .purged td:not(.what) {
    text-decoration: line-through;
  }
  @container (min-width: 1600px) {
    .full .rows table {
      font-size: 14px;
    }
    .full .rows thead th,
    .full .rows .flag,
    .full .keyed .at,
    .full .tally {
      font-size: 13px;
    }
  }
`;
