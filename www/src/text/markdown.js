/** Texts for Markdown. Pure. */

/** A text escaped for Markdown, on one line. @param {string} text */
export const inMarkdown = (text) =>
  text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
