/** The buttons of a debugger and their menu, and the call stack. */

import { css } from 'lit';

export const stackStyles = css`
  .debugging {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .go-to {
    position: relative;
  }
  .go-to summary {
    list-style: none;
    display: flex;
    align-items: center;
    white-space: nowrap;
  }
  .go-to .sign {
    display: none;
  }
  .go-to summary::-webkit-details-marker {
    display: none;
  }
  .go-to .sheet {
    position: absolute;
    z-index: 4;
    bottom: calc(100% + 4px);
    right: 0;
    display: grid;
    padding: 4px;
    background: var(--_ground);
    border: 1px solid var(--_quiet);
    border-radius: 6px;
  }
  .go-to .sheet .moves {
    display: none;
  }
  .go-to .sheet button {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    min-height: 32px;
    align-items: center;
    border-color: transparent;
    text-align: left;
    white-space: nowrap;
  }
  .go-to kbd {
    font: inherit;
    color: var(--_quiet);
  }
  .call-stack .max {
    color: var(--_max);
  }
  .call-stack .min {
    color: var(--_min);
  }
  .call-stack .rows th:first-child {
    text-align: left;
  }
  .rows .turned td {
    height: 18px;
    padding-left: 22px;
    text-align: left;
    color: var(--_quiet);
  }
  .rows .turned b {
    font-weight: 600;
  }
  .rows .steps {
    text-align: right;
  }
  .steps button {
    min-width: 24px;
    min-height: 22px;
    padding: 0 4px;
    border-color: transparent;
    background: none;
    line-height: 1;
  }
  @media (pointer: coarse) {
    .steps button,
    .rows .at,
    .go-to .sheet button {
      min-width: 44px;
      min-height: 44px;
    }
  }
  /* Where there is no room for all buttons, those of a debugger are in the menu. */
  @container (max-width: 1100px) {
    .debugging > .moves {
      display: none;
    }
    .go-to .sheet .moves {
      display: contents;
    }
    .go-to summary {
      position: relative;
      min-width: 28px;
      padding: 4px;
      justify-content: center;
    }
    .go-to .words {
      position: absolute;
      inset: 0;
      opacity: 0;
      overflow: hidden;
    }
    .go-to .sign {
      display: inline;
    }
  }
  @container (max-width: 760px) {
    .transport .debugging {
      order: 2;
    }
  }
  @media (pointer: coarse) {
    .go-to summary {
      min-width: 44px;
    }
    @container (max-width: 560px) {
      .transport .debugging {
        order: 1;
      }
    }
  }
`;
