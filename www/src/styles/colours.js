/**
 * The colours, light and dark, and both with more contrast: at least 7 : 1, nothing faint, and no hairlines. An author may set `--plyscope-max`, `-min`, `-focus`, `-cut`, `-ink`,
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
  --_line: color-mix(in srgb, var(--_ink) 16%, transparent);
  --_strong: 0;
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
  --_line: color-mix(in srgb, var(--_ink) 16%, transparent);
  --_strong: 0;
  color-scheme: dark;
`;

const contrast = css`
  --_max: var(--plyscope-max, #00439c);
  --_min: var(--plyscope-min, #8a2b00);
  --_focus: var(--plyscope-focus, #5c4200);
  --_cut: var(--plyscope-cut, #7a0050);
  --_ink: var(--plyscope-ink, #000);
  --_quiet: var(--plyscope-quiet, #333);
  --_ground: var(--plyscope-ground, #fff);
  --_line: var(--_quiet);
  --_strong: 1;
  color-scheme: light;
`;

const contrastDark = css`
  --_max: var(--plyscope-max, #8fd0ff);
  --_min: var(--plyscope-min, #ffb98a);
  --_focus: var(--plyscope-focus, #ffe066);
  --_cut: var(--plyscope-cut, #ffb0dc);
  --_ink: var(--plyscope-ink, #fff);
  --_quiet: var(--plyscope-quiet, #d6d6d6);
  --_ground: var(--plyscope-ground, #000);
  --_line: var(--_quiet);
  --_strong: 1;
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
  --_line: CanvasText;
  --_strong: 1;
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
  @media (prefers-contrast: more) {
    :host {
      ${contrast}
    }
  }
  @media (prefers-contrast: more) and (prefers-color-scheme: dark) {
    :host {
      ${contrastDark}
    }
  }
  :host([theme='light']) {
    ${light}
  }
  :host([theme='dark']) {
    ${dark}
  }
  :host([theme='contrast']) {
    ${contrast}
  }
  :host([theme='contrast-dark']) {
    ${contrastDark}
  }
  @media (forced-colors: active) {
    :host,
    :host([theme]) {
      ${forced}
    }
  }
`;
