/** The switches in their sheet. */

import { css } from 'lit';

export const switchStyles = css`
  .sheet .hint {
    padding-bottom: 4px;
  }
  .switch {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    gap: 4px 8px;
  }
  .switch input {
    min-height: 36px;
    padding: 4px 8px;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    .switch input {
      min-height: 44px;
    }
  }
  .switch select,
  .switch input {
    width: 100%;
    min-width: 0;
  }
  .switch select {
    text-overflow: ellipsis;
  }
  .switch > p,
  .orders > p {
    grid-column: 1 / -1;
    margin: 0;
  }
  .sheet .error:empty {
    display: none;
  }
  .orders {
    display: grid;
    gap: 4px;
  }
`;
