/** How the table of results looks. */

import { css } from 'lit';

export const resultsStyles = css`
  .results {
    grid-area: results;
    display: flex;
    flex-direction: column;
    min-height: 0;
    max-height: 42dvh;
    border-top: 1px solid var(--_line);
  }
  .results header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding: 4px 16px;
  }
  .results h2 {
    margin: 0;
  }
  .results output {
    flex: 1;
    font-size: 12px;
    color: var(--_quiet);
  }
  .results .scroll {
    overflow: auto;
    padding: 0 16px 8px;
  }
  .results th,
  .results td {
    padding: 2px 0 2px 16px;
    white-space: nowrap;
  }
  .results th:first-child {
    position: sticky;
    left: -16px;
    padding-left: 0;
    text-align: left;
    background: var(--_ground);
  }
  .results thead th {
    position: sticky;
    top: 0;
    background: var(--_ground);
  }
  .results thead th:first-child {
    z-index: 1;
  }
  .results td.reason {
    text-align: left;
    color: var(--_quiet);
  }
  .results th button {
    height: auto;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
  }
  .results th .beside {
    min-width: 24px;
    margin-left: 4px;
    color: var(--_quiet);
  }
  .results th .beside svg {
    width: 14px;
    vertical-align: -1px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.25;
  }
  .results th button:hover {
    text-decoration: underline;
  }
  .results [aria-sort] button {
    font-weight: 600;
  }
  .results [aria-sort='ascending'] button::after {
    content: ' ▴' / '';
  }
  .results [aria-sort='descending'] button::after {
    content: ' ▾' / '';
  }
  .results .present button {
    font-weight: 600;
  }
  .results .present button::before {
    content: '▸ ' / '';
  }
  .results .hint {
    margin: 8px 0 0;
    max-width: 60em;
  }
  @media (pointer: coarse) {
    .results th button,
    .results header button {
      min-height: 44px;
    }
  }
  @container (max-width: 760px) {
    .results {
      max-height: none;
    }
    .results header,
    .results .scroll {
      padding-inline: 8px;
    }
    .results tbody th {
      min-width: 9em;
      white-space: normal;
    }
    .results th button {
      text-align: inherit;
    }
  }
`;
