/** The story. */

import { css } from 'lit';

export const storyStyles = css`
  .story .acts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px;
    margin: 4px 0;
    font-size: 12px;
  }
  .story .acts button {
    padding: 2px 6px;
    min-height: 26px;
    /* Nothing moves as it is pressed. */
    font-weight: 400;
  }
  .story output {
    flex-basis: 100%;
    color: var(--_quiet);
  }
  .story output:empty {
    display: none;
  }
  .story .lines {
    height: 260px;
    overflow: auto;
    /* A step must not scroll what lies round it. */
    overscroll-behavior: contain;
    font-size: 12.5px;
    line-height: 1.35;
  }
  .story ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .story ol ol {
    margin-left: 9px;
    padding-left: 3px;
    border-left: 1px solid var(--_line);
  }
  /* Beyond this there would be no room for words. */
  .story ol ol ol ol ol ol ol ol ol {
    margin-left: 0;
    padding-left: 0;
    border-left: 0;
  }
  .story .line {
    display: flex;
    align-items: flex-start;
  }
  .story .lines button {
    min-width: 0;
    min-height: 0;
    height: auto;
    padding: 2px 4px;
    border: 0;
    border-radius: 2px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  .story .lines .fold {
    flex: none;
    width: 18px;
    padding: 2px 0;
    text-align: center;
    color: var(--_quiet);
  }
  .story .told {
    flex: 1;
  }
  .story li > .line > .told:first-child {
    padding-left: 22px;
  }
  .story .lines button:hover {
    background: color-mix(in srgb, var(--_ink) 7%, transparent);
  }
  .story .lines .told[aria-current] {
    /* More of it, and the colour of MIN would not be read well on it. */
    background: color-mix(in srgb, var(--_focus) 7%, transparent);
    box-shadow: inset 3px 0 var(--_focus);
    font-weight: 600;
  }
  .story .earlier button {
    padding-left: 22px;
    color: var(--_quiet);
  }
  @media (pointer: coarse) {
    .story .acts button,
    .story .lines button {
      min-height: 44px;
    }
    .story .lines .fold {
      width: 44px;
    }
    .story ol ol {
      margin-left: 12px;
    }
    .story li > .line > .told:first-child,
    .story .earlier button {
      padding-left: 12px;
    }
  }
  @container (min-width: 1600px) {
    .full .story .lines {
      height: 340px;
      font-size: 15px;
    }
  }
`;
