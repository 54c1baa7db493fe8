/** Panels that fold, the counters among them, and the room of the slider. */

import { css } from 'lit';

export const panels = css`
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
  .track {
    flex: 1;
    min-width: 120px;
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
    .full .counters th[scope='row'] {
      font-size: 16px;
    }
  }
`;
