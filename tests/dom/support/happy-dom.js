/**
 * The document library. Its types are written for a later Node than the one that this project supports, so that they are left
 * aside here: the name is no literal for the compiler.
 */

const library = 'happy-dom';

/** @type {{Window: new (options: object) => any, PropertySymbol: Record<string, symbol>}} */
export const { Window, PropertySymbol } = await import(library);
