/**
 * The look of a view. An author may set the custom properties named `--plyscope-…`: max, min, focus,
 * cut, ink, quiet, ground (colours) and font.
 */

import { css } from 'lit';

const light = css`
  --_max: var(--plyscope-max, #0b62a4);
  --_min: var(--plyscope-min, #b8470b);
  --_focus: var(--plyscope-focus, #8a6100);
  --_cut: var(--plyscope-cut, #9b2c6f);
  --_ink: var(--plyscope-ink, #1d1f23);
  --_quiet: var(--plyscope-quiet, #5c6068);
  --_ground: var(--plyscope-ground, #fbfaf7);
  color-scheme: light;
`;

const dark = css`
  --_max: var(--plyscope-max, #6bb6f0);
  --_min: var(--plyscope-min, #f5a06a);
  --_focus: var(--plyscope-focus, #ffd166);
  --_cut: var(--plyscope-cut, #f08fc4);
  --_ink: var(--plyscope-ink, #eceae4);
  --_quiet: var(--plyscope-quiet, #a3a8b0);
  --_ground: var(--plyscope-ground, #15171b);
  color-scheme: dark;
`;

const colours = css`
  :host {
    ${light}
  }
  @media (prefers-color-scheme: dark) {
    :host {
      ${dark}
    }
  }
  :host([theme='light']) {
    ${light}
  }
  :host([theme='dark']) {
    ${dark}
  }
`;

const layout = css`
  :host {
    --_line: color-mix(in srgb, var(--_ink) 16%, transparent);
    display: block;
    box-sizing: border-box;
    min-height: 320px;
    background: var(--_ground);
    color: var(--_ink);
    font: 14px / 1.45 var(--plyscope-font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    container-type: inline-size;
  }
  :host([hidden]) {
    display: none;
  }
  * {
    box-sizing: border-box;
  }
  .frame {
    display: grid;
    height: 100%;
    min-height: inherit;
    grid-template: 'top top' auto 'stage side' minmax(0, 1fr) 'bar bar' auto / minmax(0, 1fr) 320px;
  }
  .top {
    grid-area: top;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    padding: 4px 16px;
    border-bottom: 1px solid var(--_line);
  }
  .stage {
    grid-area: stage;
    position: relative;
    overflow: hidden;
    min-height: 220px;
    touch-action: pan-y;
    user-select: none;
    cursor: grab;
  }
  .stage.at-leaf {
    cursor: pointer;
  }
  .full .stage {
    touch-action: none;
  }
  canvas {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .side {
    grid-area: side;
    overflow: auto;
    padding: 12px 16px;
    border-left: 1px solid var(--_line);
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
  .transport {
    grid-area: bar;
    display: flex;
    align-items: center;
    gap: 4px 16px;
    padding: 4px 16px;
    border-top: 1px solid var(--_line);
  }
  .frame.none,
  .frame.bar {
    grid-template:
      'stage' minmax(0, 1fr)
      'side' auto
      'bar' auto
      / minmax(0, 1fr);
  }
  .none .side,
  .bar .side {
    border-left: 0;
    border-top: 1px solid var(--_line);
    padding: 8px 12px;
    gap: 8px;
  }
  .none .now,
  .bar .now {
    min-height: 4.4em;
  }
  .none h2,
  .bar h2 {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    overflow: hidden;
  }
  .bar .counters,
  .bar .source,
  .none .source {
    display: none;
  }
  .broken,
  .loading {
    padding: 24px;
    margin: 0;
  }
  .broken {
    color: var(--_cut);
    font-size: 16px;
    overflow-wrap: anywhere;
  }
  @container (max-width: 760px) {
    .frame.full {
      grid-template:
        'top' auto
        'stage' max(300px, 50dvh)
        'side' auto
        'bar' auto
        / minmax(0, 1fr);
    }
    .full .side {
      border-left: 0;
      border-top: 1px solid var(--_line);
      overflow: visible;
    }
    .full .now {
      min-height: 7em;
    }
    .full .transport {
      position: sticky;
      bottom: 0;
      background: var(--_ground);
      z-index: 2;
    }
    .transport {
      flex-wrap: wrap;
      padding: 4px 8px;
    }
    .transport .buttons {
      order: 2;
      flex: 1;
      justify-content: space-between;
      gap: 0;
    }
    .transport .slider {
      flex-basis: 60%;
    }
    .transport .count {
      min-width: 0;
    }
    .transport .field span {
      display: none;
    }
    .transport .speed {
      order: 3;
    }
    .transport .icon {
      min-width: 28px;
    }
    .transport select {
      padding: 4px 2px;
    }
    .transport {
      column-gap: 8px;
    }
    .full .now h2:first-child {
      position: absolute;
      clip-path: inset(50%);
    }
    .top {
      padding: 4px 8px;
      gap: 4px 8px;
    }
    .top .field span {
      display: none;
    }
    .top .field,
    .top .switches,
    .top .pair {
      order: 1;
    }
    .top .field {
      flex: 1 1 30%;
      min-width: 0;
    }
    .top select {
      width: 100%;
    }
    .top .switches .sheet {
      left: auto;
      right: 0;
    }
  }
`;

const text = css`
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
  .sentence {
    font-size: 16px;
    min-height: 5.8em;
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
  .error {
    font-size: 12px;
    color: var(--_cut);
    overflow-wrap: anywhere;
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

const controls = css`
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
  summary,
  .switches input {
    min-height: 36px;
    padding: 4px 8px;
    cursor: pointer;
  }
  button:hover,
  summary:hover {
    border-color: var(--_quiet);
  }
  button:disabled,
  button[aria-disabled='true'] {
    opacity: 0.4;
    cursor: default;
  }
  :focus-visible {
    outline: 2px solid var(--_focus);
    outline-offset: 1px;
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
    padding: 8px;
    font-family: ui-monospace, monospace;
    font-size: 12px;
  }
  [aria-invalid='true'] {
    border-color: var(--_cut);
    outline-color: var(--_cut);
  }
  .switches {
    position: relative;
  }
  .switches summary {
    list-style: none;
    display: flex;
    align-items: center;
  }
  .switches summary::after {
    content: '▾';
    margin-left: 8px;
  }
  .switches .sheet {
    position: absolute;
    z-index: 4;
    top: calc(100% + 4px);
    left: 0;
    width: max-content;
    max-width: 92cqi;
    padding: 12px;
    background: var(--_ground);
    border: 1px solid var(--_quiet);
    border-radius: 6px;
    display: grid;
    gap: 8px;
  }
  .sheet label {
    display: grid;
    grid-template-columns: 11em minmax(9em, 1fr);
    align-items: center;
    gap: 8px;
  }
  .sheet label input {
    grid-column: 2;
  }
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

const overlays = css`
  .outline {
    position: absolute;
    inset: 0;
  }
  .item {
    position: absolute;
    left: 0;
    top: 0;
    width: 24px;
    height: 24px;
    outline: none;
  }
  .leaf-editor {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 1;
    width: 220px;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 4px;
    text-align: center;
    pointer-events: none;
  }
  .leaf-editor input {
    pointer-events: auto;
    width: 4.6em;
    height: 36px;
    text-align: center;
    font-size: 16px;
    font-weight: 600;
    border: 2px solid var(--_focus);
  }
  .leaf-editor.above {
    flex-direction: column-reverse;
  }
  .leaf-editor .error {
    margin: 0;
    background: var(--_ground);
    border-radius: 4px;
  }
`;

export const styles = [colours, layout, text, controls, overlays];
