/**
 * The look of the chart and what is round it. The colours are the view's, which hands them down.
 *
 * It is longer than other files, since it is the whole style sheet of one element.
 */

import { css } from 'lit';

export const styles = css`
  :host {
    display: contents;
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  * {
    box-sizing: border-box;
  }
  [hidden] {
    display: none !important;
  }
  dialog {
    inset: 0;
    width: 100vw;
    height: 100dvh;
    max-width: none;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    color: var(--_ink);
    background: var(--_ground);
  }
  dialog[open] {
    display: grid;
    grid-template:
      'head head' auto
      'stage side' minmax(0, 1fr)
      'status side' auto
      / minmax(0, 1fr) 288px;
  }
  header {
    grid-area: head;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 4px 16px;
    border-bottom: 1px solid var(--_line);
  }
  h2 {
    margin: 0;
    font-size: 16px;
    outline: none;
  }
  .presets,
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .tools {
    margin-left: auto;
  }
  input[type='number'] {
    min-height: 36px;
    padding: 4px 8px;
  }
  .check {
    cursor: pointer;
  }
  .stage {
    grid-area: stage;
    position: relative;
    min-height: 260px;
    padding: 16px 16px 0;
  }
  .chart {
    position: relative;
    height: 100%;
    overflow: hidden;
  }
  .picture {
    position: absolute;
    inset: 0;
    cursor: default;
  }
  .grid {
    stroke: var(--_ink);
    stroke-opacity: 0.08;
  }
  .column {
    stroke: var(--_quiet);
    stroke-opacity: 0.5;
  }
  text {
    font-size: 12px;
    fill: var(--_ink);
    stroke: var(--_ground);
    stroke-width: 3px;
    paint-order: stroke;
    stroke-linejoin: round;
  }
  .mark,
  .title,
  .label.quiet {
    fill: var(--_quiet);
  }
  .raised {
    font-size: 0.75em;
  }
  .value {
    font-size: 14px;
    font-weight: 600;
  }
  .afar text {
    font-size: 16px;
  }
  .afar .value {
    font-size: 20px;
  }
  .curve {
    fill: none;
    stroke: var(--_quiet);
    stroke-width: 1;
  }
  .curve.random {
    stroke-dasharray: 4 3;
  }
  .thread {
    fill: none;
    stroke: var(--_series, var(--_quiet));
    stroke-opacity: 0.4;
  }
  .ink {
    --_series: var(--_ink);
  }
  .max {
    --_series: var(--_max);
  }
  .min {
    --_series: var(--_min);
  }
  .cut {
    --_series: var(--_cut);
  }
  .focus {
    --_series: var(--_focus);
  }
  .label,
  .value {
    fill: var(--_series);
  }
  .line,
  .whisker {
    fill: none;
    stroke: var(--_series);
    stroke-width: 1.5;
  }
  .whisker {
    stroke-width: 1;
    stroke-opacity: 0.7;
  }
  .point {
    outline: none;
    cursor: pointer;
  }
  .point path {
    fill: var(--_ground);
    stroke: var(--_series);
    stroke-width: 1.75;
  }
  .filled .point path {
    fill: var(--_series);
  }
  .halo {
    fill: transparent;
  }
  .point:focus-visible .halo {
    stroke: var(--_focus);
    stroke-width: 2;
  }
  .card {
    position: absolute;
    z-index: 1;
    max-width: 260px;
    padding: 8px 12px;
    background: var(--_ground);
    border: 1px solid var(--_quiet);
    border-radius: 6px;
    pointer-events: none;
  }
  .card p {
    margin: 0;
  }
  .card .mean {
    font-size: 20px;
  }
  .card .mean span {
    font-size: 12px;
  }
  .card .quiet {
    font-size: 12px;
  }
  .card .quiet span {
    display: block;
  }
  .card button {
    pointer-events: auto;
  }
  .quiet {
    color: var(--_quiet);
  }
  .by-touch {
    display: none;
  }
  .status {
    grid-area: status;
    min-height: 92px;
    padding: 4px 16px 8px;
    font-size: 12px;
    color: var(--_quiet);
  }
  .status p {
    margin: 4px 0 0;
    max-width: 80em;
  }
  .progress {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--_ink);
  }
  progress {
    flex: 1;
    max-width: 320px;
    height: 6px;
    appearance: none;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--_line);
  }
  progress::-webkit-progress-bar {
    background: var(--_line);
  }
  progress::-webkit-progress-value {
    background: var(--_ink);
  }
  progress::-moz-progress-bar {
    background: var(--_ink);
  }
  .controls {
    grid-area: side;
    overflow: auto;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 16px;
    border-left: 1px solid var(--_line);
  }
  .choice {
    display: grid;
    grid-template-columns: 64px minmax(0, 1fr);
    align-items: center;
    gap: 8px;
  }
  .numbers {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px 16px;
  }
  .numbers .choice {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
  }
  .choice > span {
    font-size: 12px;
    color: var(--_quiet);
  }
  .choice > select,
  .choice > input {
    width: 100%;
    min-width: 0;
    text-overflow: ellipsis;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 24px;
  }
  .check input {
    flex: none;
    margin: 0;
    width: 16px;
    height: 16px;
    accent-color: var(--_ink);
  }
  .sample {
    flex: none;
  }
  fieldset {
    margin: 8px 0 0;
    padding: 0;
    border: 0;
    display: grid;
    gap: 8px;
  }
  legend {
    padding: 0 0 4px;
    font-size: 12px;
    font-weight: 600;
    color: var(--_quiet);
  }
  .scroll {
    height: calc(100% - 32px);
    overflow: auto;
  }
  .caption {
    margin: 0 0 8px;
    font-size: 12px;
    color: var(--_quiet);
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: 4px 0 4px 24px;
    text-align: right;
    font-weight: 400;
    white-space: nowrap;
    border-bottom: 1px solid var(--_line);
  }
  th:first-child {
    padding-left: 0;
  }
  thead th {
    max-width: 12em;
    white-space: normal;
    vertical-align: bottom;
    font-size: 12px;
    color: var(--_quiet);
  }
  td {
    vertical-align: top;
  }
  th[scope='row'] {
    vertical-align: top;
  }
  small {
    display: block;
    font-size: 12px;
    color: var(--_quiet);
  }
  @media (width >= 1600px) {
    dialog[open] {
      grid-template-columns: minmax(0, 1fr) 360px;
      font-size: 16px;
    }
    .choice > span,
    .status,
    .card .quiet,
    .card .mean span,
    legend,
    .caption,
    thead th,
    small {
      font-size: 14px;
    }
    .card {
      max-width: 320px;
    }
  }
  @media (pointer: coarse) {
    input[type='number'],
    .check {
      min-height: 44px;
    }
    .by-touch {
      display: block;
      margin-top: 8px;
    }
    .by-hand {
      display: none;
    }
  }
  @media (width < 760px) {
    dialog[open] {
      display: block;
    }
    header {
      padding: 4px 8px;
    }
    .presets {
      order: 1;
      flex-wrap: nowrap;
      width: 100%;
      padding: 2px;
      overflow-x: auto;
    }
    .presets button {
      flex: none;
    }
    .stage {
      padding: 8px 8px 0;
    }
    .chart,
    .scroll {
      height: max(320px, 56dvh);
    }
    .card {
      position: static;
      max-width: none;
    }
    .status {
      padding: 4px 8px;
    }
    .controls {
      overflow: visible;
      padding: 16px 8px;
      border: 0;
      border-top: 1px solid var(--_line);
    }
  }
`;
