/** The widths at which the layout changes, as `styles/tokens.css` names them, in pixels: those that scripts ask for. */

/** Up to here everything is in one column. */
export const ONE_COLUMN = 760;

/** A stage narrower than this is a phone's. */
export const PHONE = 560;

/** Up to here a lesson's view has no room for tabs. */
export const UNTABBED = 1220;
