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
  .fit {
    position: absolute;
    right: 8px;
    bottom: 8px;
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
