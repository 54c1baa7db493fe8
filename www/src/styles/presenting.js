/** Presenter mode. Type is as large as the last row of a hall needs it, in proportion to the screen. */

import { css } from 'lit';

export const presentingStyles = css`
  /* Whatever place the page has given it, now it has the whole window. */
  :host([presenting]) {
    position: fixed !important;
    inset: 0 !important;
    z-index: 2147483647 !important;
    width: auto !important;
    height: 100dvh !important;
    max-width: none !important;
    max-height: none !important;
    margin: 0 !important;
    border: 0 !important;
    border-radius: 0 !important;
  }
  :host([presenting]) :is(.top, .side, .transport, .results, .fit) {
    display: none;
  }
  :host([presenting]) .frame {
    grid-template: 'stage' minmax(0, 1fr) 'hall' auto / minmax(0, 1fr);
  }
  :host([presenting]) .stage {
    width: calc(100% / var(--_times, 1));
    height: calc(100% / var(--_times, 1));
    min-height: 0;
    transform: scale(var(--_times, 1));
    transform-origin: 0 0;
    touch-action: none;
    /* There is nothing else that could have the keyboard. */
    outline: none;
  }
  :host([presenting]:not([data-stirred])) .stage {
    cursor: none;
  }
  .hall {
    grid-area: hall;
    position: relative;
    display: flex;
    gap: calc(12px * var(--_times, 1));
    padding: calc(6px * var(--_times, 1)) calc(12px * var(--_times, 1));
    border-top: 1px solid var(--_line);
  }
  .hall p {
    margin: 0;
  }
  /* What went wrong is for who presents, and moves nothing. */
  .hall .error {
    position: absolute;
    right: 8px;
    bottom: calc(100% + 64px);
    z-index: 3;
    max-width: calc(100% - 16px);
    padding: 8px 12px;
    font-size: 16px;
    background: var(--_ground);
    border: 1px solid currentColor;
    border-radius: 6px;
  }
  .hall .error a {
    color: inherit;
  }
  /* As high for one line as for three: nothing above it moves. */
  .hall .telling {
    flex: 1;
    min-height: 3.9em;
    font-size: max(16px, 13px * var(--_times, 1));
    line-height: 1.3;
    text-wrap: pretty;
  }
  .telling em {
    font-style: normal;
    color: var(--_quiet);
  }
  .eye {
    width: 1.2em;
    height: 1.2em;
    vertical-align: -0.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
  }
  .so-far {
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: max(14px, 11px * var(--_times, 1));
    text-align: right;
    white-space: nowrap;
    color: var(--_quiet);
  }
  .so-far i {
    font-style: normal;
  }
  /* The controls come when the pointer moves, or the keyboard gets there. */
  .wings {
    position: absolute;
    right: 8px;
    bottom: calc(100% + 4px);
    z-index: 3;
    display: flex;
    gap: 4px;
    padding: 4px;
    background: var(--_ground);
    border: 1px solid var(--_line);
    border-radius: 6px;
    opacity: 0;
  }
  :host([data-stirred]) .wings,
  .wings:focus-within {
    opacity: 1;
  }
  @media (hover: none) {
    .wings {
      position: static;
      flex-wrap: wrap;
      justify-content: center;
      align-self: center;
      border: 0;
      opacity: 1;
    }
    .wings button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  @container (max-width: 1180px) {
    .hall .telling {
      min-height: 5.2em;
    }
  }
  @container (max-width: 760px) {
    .hall {
      flex-direction: column;
      gap: 4px;
    }
    .hall .telling {
      min-height: 6.5em;
    }
    .so-far {
      display: flex;
      flex-wrap: wrap;
      gap: 0 16px;
      text-align: left;
    }
  }
  @container (max-width: 440px) {
    .hall .telling {
      min-height: 7.8em;
    }
  }
  /* A phone that lies on its side, or a large zoom: the tree has the whole height. */
  @media (max-height: 440px) and (min-width: 520px) {
    :host([presenting]) .frame {
      grid-template: 'stage hall' minmax(0, 1fr) / minmax(0, 1fr) 208px;
    }
    .hall {
      flex-direction: column;
      overflow: auto;
      border-top: 0;
      border-left: 1px solid var(--_line);
    }
    .hall .telling {
      flex: none;
      min-height: 0;
    }
    .hall .so-far {
      display: block;
      text-align: left;
    }
    .hall .wings {
      position: static;
      flex-wrap: wrap;
      border: 0;
    }
  }
`;
