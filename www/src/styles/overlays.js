/** What lies over the canvas. */

import { css } from 'lit';

export const overlays = css`
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
  .drop-mark {
    position: absolute;
    left: -1.5px;
    top: -22px;
    width: 3px;
    height: 44px;
    background: var(--_focus);
  }
  .fit {
    position: absolute;
    right: 8px;
    bottom: 8px;
  }
  .fold-handle {
    position: absolute;
    left: 0;
    top: 0;
    display: grid;
    place-items: center;
    width: 28px;
    min-width: 0;
    height: 28px;
    min-height: 0;
    padding: 0;
    border: none;
    background: none;
  }
  .fold-handle svg {
    width: 18px;
    height: 18px;
    background: var(--_ground);
    border: 1.5px solid var(--_ink);
    border-radius: 50%;
    fill: none;
    stroke: var(--_ink);
    stroke-width: 1.75;
  }
  @media (pointer: coarse) {
    .fold-handle {
      width: 44px;
      height: 44px;
    }
    .fold-handle svg {
      width: 24px;
      height: 24px;
    }
  }
  .leaf-editor {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 1;
    width: 0;
    height: 0;
  }
  .leaf-editor input {
    position: absolute;
    top: -18px;
    width: 4.6em;
    height: 36px;
    text-align: center;
    font-size: 16px;
    font-weight: 600;
    border: 2px solid var(--_focus);
    outline: none;
  }
  .leaf-editor .error {
    position: absolute;
    top: 22px;
    width: max-content;
    max-width: min(260px, 90cqi);
    margin: 0;
    padding: 0 4px;
    text-align: center;
    background: var(--_ground);
    border-radius: 4px;
  }
  .leaf-editor.above .error {
    top: auto;
    bottom: 22px;
  }
`;
