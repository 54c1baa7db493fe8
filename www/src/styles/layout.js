/** Where the parts of a view lie, wide and narrow. */

import { css } from 'lit';

export const layout = css`
  :host {
    display: block;
    box-sizing: border-box;
    height: 400px;
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
    grid-template: 'top top' auto 'stage side' minmax(0, 1fr) 'results side' auto 'bar bar' auto / minmax(0, 1fr) 336px;
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
    outline: none;
    cursor: grab;
    /* What lies over it depends on its own width: a panel may stand beside it. */
    container: stage / inline-size;
  }
  /* It has the keyboard only because it was clicked. */
  .stage:focus-visible {
    outline: none;
  }
  .stage.at-pressed {
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
  @media (pointer: coarse) {
    .transport .icon {
      min-width: 44px;
    }
    .transport .slider,
    .transport .slider input {
      height: 44px;
    }
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
  @container (min-width: 1600px) {
    .frame.full {
      grid-template-columns: minmax(0, 1fr) 440px;
    }
    .full .side,
    .full .side table {
      font-size: 16px;
    }
    .full .sentence {
      font-size: 20px;
    }
  }
  @container (max-width: 1380px) {
    .top {
      column-gap: 8px;
    }
    .top > button,
    .top summary {
      padding-inline: 6px;
    }
  }
  @container (max-width: 760px) {
    .frame.full {
      grid-template:
        'top' auto
        'stage' max(280px, 47dvh)
        'results' auto
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
    /* What is scrolled to keeps above it. */
    .full #tree-text-error {
      scroll-margin-bottom: 104px;
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
      gap: 4px;
    }
    .top > .toggle,
    .top summary {
      padding: 4px 6px;
    }
    .top .field span {
      display: none;
    }
    .top .field,
    .top .switches,
    .top .more,
    .top .pair,
    .top > .generate,
    .top > .toggle {
      order: 1;
    }
    .top .field {
      flex: 1 1 40%;
      min-width: 0;
    }
    .top select {
      width: 100%;
    }
  }
  /* A phone on its side, or a laptop's window at twice the size: the sentence has to stay beside the tree. */
  @media (max-height: 480px) {
    @container (min-width: 560px) and (max-width: 760px) {
      .frame.full {
        grid-template: 'top top' auto 'stage side' minmax(0, 1fr) 'results side' auto 'bar bar' auto / minmax(0, 1fr) 280px;
      }
      .full .side {
        border-left: 1px solid var(--_line);
        border-top: 0;
        overflow: auto;
        padding: 8px 12px;
      }
      .full .stage {
        min-height: 0;
      }
      .full .sentence {
        font-size: 14px;
      }
      .full .now {
        flex: none;
        min-height: 0;
      }
      .full .transport {
        position: static;
      }
    }
  }
  /* Buttons as wide as a finger leave room for the numbers alone. */
  @container (max-width: 560px) {
    @media (pointer: coarse) {
      .transport,
      .transport .buttons {
        column-gap: 0;
      }
      .transport {
        padding: 4px;
      }
      .transport .icon {
        min-width: 44px;
      }
      .transport .buttons {
        flex-basis: 100%;
      }
      .transport .slider {
        min-width: 100px;
      }
      .transport .track {
        flex-basis: 100px;
      }
      .transport .count {
        font-size: 0;
        padding: 0 8px;
      }
      .transport .count::after {
        content: attr(data-short);
        font-size: 14px;
      }
      .transport .speed {
        order: 1;
      }
    }
  }
`;
