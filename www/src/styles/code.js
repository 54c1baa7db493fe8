/** How pseudocode looks. */

import { css } from 'lit';

export const codeStyles = css`
  .code {
    --_halt: 12px;
    font-size: 12.5px;
    line-height: 1.45;
  }

  .code code {
    font-family: ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', Menlo, Consolas, monospace;
  }

  .code ol {
    margin: 0 0 6px;
    padding: 0;
    list-style: none;
  }

  .code li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
    /* Also a line that is too long for the column begins behind the place for a breakpoint. */
    position: relative;
    padding-inline-start: var(--_halt);
    border-inline-start: 3px solid transparent;
  }

  .code li.runs {
    border-inline-start-color: var(--_ink);
    background: color-mix(in srgb, var(--_ink) 9%, transparent);
  }

  .code li.runs code {
    font-weight: 600;
  }

  .code .halt {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: calc(var(--_halt) + 2px);
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    display: grid;
    place-items: center;
  }

  /* An octagon, as at a node with a breakpoint. */
  .code .halt::before {
    content: '';
    width: 10px;
    height: 10px;
    clip-path: polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%);
  }

  .code .halt:hover::before {
    background: var(--_line);
  }

  .code .halt[aria-pressed='true']::before {
    background: var(--_ink);
  }

  .code .line {
    width: auto;
    min-width: 0;
    height: auto;
    min-height: 0;
    padding: 1px 4px 1px calc(6px + 2ch * var(--indent));
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    white-space: normal;
    text-indent: -2ch;
    padding-inline-start: calc(6px + 2ch + 2ch * var(--indent));
    cursor: pointer;
  }

  .code .line:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  .code .keyword {
    font-weight: 600;
  }

  .code .decided,
  .code .names {
    font-variant-numeric: tabular-nums;
  }

  .code .decided {
    color: var(--_quiet);
  }

  .code .decided.holds {
    color: var(--_ink);
    font-weight: 600;
  }

  .code .names {
    flex-basis: 100%;
    display: flex;
    flex-wrap: wrap;
    gap: 0 14px;
    padding: 0 4px 3px 0;
  }

  .code details summary {
    color: var(--_quiet);
    cursor: pointer;
  }

  .code .start {
    margin: 4px 0 0;
    color: var(--_quiet);
  }

  /* What a finger presses has to be as large as a finger. */
  @media (pointer: coarse) {
    .code .line {
      padding-block: 13px;
    }
    .code {
      --_halt: 42px;
    }
    .code .halt {
      min-height: 44px;
    }
  }
`;
