/**
 * The colours, light and dark. An author may set `--plyscope-max`, `-min`, `-focus`, `-cut`, `-ink`,
 * `-quiet` and `-ground`.
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

const forced = css`
  --_max: LinkText;
  --_min: VisitedText;
  --_focus: Highlight;
  --_cut: CanvasText;
  --_ink: CanvasText;
  --_quiet: CanvasText;
  --_ground: Canvas;
`;

export const colours = css`
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
  @media (forced-colors: active) {
    :host {
      ${forced}
    }
  }
`;
