/** Panels that fold, lists whose rows stand for nodes, and the bands over the slider. */

import { css } from 'lit';

export const lists = css`
  .panel {
    --_row: 24px;
  }
  .panel summary {
    display: flex;
    align-items: center;
    gap: 4px;
    width: fit-content;
    min-height: 24px;
    padding: 0 4px 0 0;
    border: 0;
    list-style: none;
    background: none;
  }
  .panel summary::-webkit-details-marker {
    display: none;
  }
  .panel summary::after {
    content: '▸' / '';
    font-size: 12px;
    color: var(--_quiet);
  }
  .panel details[open] > summary::after {
    content: '▾' / '';
  }
  .panel summary:hover h2 {
    color: var(--_ink);
  }
  .panel h2 {
    margin: 0;
  }
  .found {
    margin: 0 0 4px;
    min-height: 1.45em;
  }
  .panel .hint {
    margin: 8px 0 0;
  }
  .panel th,
  .panel td {
    padding: 2px 0 2px 6px;
    line-height: 1.3;
  }
  .panel thead th {
    padding-bottom: 4px;
  }
  .counters th[scope='row'] {
    width: 100%;
    font-size: 12px;
  }
  .counters thead th {
    min-width: 46px;
  }
  .panel th:first-child {
    padding-left: 0;
  }
  .tally {
    display: flex;
    justify-content: space-between;
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
    background: color-mix(in srgb, var(--_focus) 16%, transparent);
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
  .track {
    flex: 1;
    min-width: 120px;
  }
  .bands {
    position: relative;
    height: 18px;
    margin: 0 8px;
  }
  .band {
    position: absolute;
    top: 0;
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    height: 18px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    border: 0;
    border-left: 1px solid var(--_line);
    border-radius: 0;
    background: none;
    font-size: 12px;
    line-height: 18px;
    color: var(--_quiet);
  }
  .band:last-child {
    border-right: 1px solid var(--_line);
  }
  .band.odd {
    background: color-mix(in srgb, var(--_ink) 6%, transparent);
  }
  /* A label that is wider than its band goes to a second line, which is not seen. */
  .band::before {
    content: '';
    width: 8px;
    height: 18px;
  }
  .band span {
    max-width: 100%;
    padding-right: 8px;
    overflow: hidden;
    white-space: nowrap;
  }
  .band:hover {
    color: var(--_ink);
  }
  .band[aria-current='true'] {
    color: var(--_ink);
    font-weight: 600;
    border-bottom: 2px solid var(--_ink);
    min-width: 3px;
  }
  .present-band {
    position: absolute;
    top: 0;
    height: 16px;
    padding: 0 4px;
    background: var(--_ground);
    font-size: 12px;
    font-weight: 600;
    line-height: 16px;
    white-space: nowrap;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    .panel {
      --_row: 36px;
    }
    .panel summary {
      min-height: 44px;
    }
  }
  @container (min-width: 1600px) {
    .full .panel {
      --_row: 28px;
    }
    .full .rows table {
      font-size: 14px;
    }
    .full .rows thead th,
    .full .rows .flag,
    .full .keyed .at,
    .full .tally {
      font-size: 13px;
    }
    .full .counters th[scope='row'] {
      font-size: 16px;
    }
  }
`;
