/** What buttons and choices are in a view, and the slider. */

import { css } from 'lit';

export const controls = css`
  button:disabled,
  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  .field {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .field > span {
    font-size: 12px;
    color: var(--_quiet);
  }
  .buttons,
  .pair {
    display: flex;
    gap: 4px;
  }
  .icon {
    min-width: 36px;
    padding: 4px;
    border-color: transparent;
    line-height: 1;
    font-size: 18px;
  }
  .icon svg {
    display: block;
    width: 20px;
    height: 20px;
    margin: auto;
    fill: currentColor;
  }
  .toggle[aria-pressed='true'] {
    font-weight: 600;
  }
  .icon.play {
    min-width: 44px;
    border-color: var(--_quiet);
  }
  .slider {
    position: relative;
    flex: 1;
    min-width: 120px;
    height: 36px;
    display: flex;
    align-items: center;
  }
  .slider input {
    width: 100%;
    margin: 0;
    height: 36px;
    background: none;
    border: 0;
    accent-color: var(--_ink);
    position: relative;
    cursor: pointer;
  }
  .marks {
    position: absolute;
    left: 8px;
    width: calc(100% - 16px);
    top: 2px;
    height: 10px;
    overflow: visible;
  }
  .marks line {
    stroke: var(--_cut);
    stroke-width: 2;
  }
  .count {
    min-width: 8.5em;
    text-align: right;
    color: var(--_quiet);
    white-space: nowrap;
  }
  textarea {
    width: 100%;
    resize: vertical;
    field-sizing: content;
    min-height: 5.4em;
    max-height: 14em;
    padding: 8px;
    font-family: ui-monospace, monospace;
    font-size: 12px;
  }
  [aria-invalid='true'] {
    border-color: var(--_cut);
    outline-color: var(--_cut);
  }
  .switches,
  .more {
    position: relative;
  }
  .switches summary,
  .more summary {
    list-style: none;
    display: flex;
    align-items: center;
  }
  .switches summary::after,
  .more summary::after {
    content: '▾';
    margin-left: 8px;
  }
  .switches .sheet,
  .more .sheet {
    position: absolute;
    z-index: 4;
    top: calc(100% + 4px);
    left: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 12px;
    background: var(--_ground);
    border: 1px solid var(--_quiet);
    border-radius: 6px;
    display: grid;
    gap: 8px;
  }
  .more .sheet {
    padding: 4px;
    gap: 0;
    white-space: nowrap;
  }
  .more .sheet button {
    border-color: transparent;
    text-align: start;
  }
  .more .sheet button:hover {
    border-color: var(--_line);
  }
  .field select {
    max-width: 17em;
    text-overflow: ellipsis;
  }
  /* Everything in one row at 1280 px, also when there is something to undo. */
  @container (max-width: 1380px) {
    .top .field > span {
      display: none;
    }
    .top {
      gap: 4px 8px;
    }
  }
  @container (min-width: 761px) and (max-width: 1380px) {
    .top .field select {
      max-width: 10em;
    }
  }
  .refused {
    order: 9;
    flex-basis: 100%;
    display: flex;
    align-items: center;
    gap: 16px;
    padding-bottom: 4px;
  }
  .refused[hidden] {
    display: none;
  }
  .refused p {
    margin: 0;
    color: var(--_cut);
    overflow-wrap: anywhere;
  }
`;
