// Which sites have been built: all, unless whoever runs these tests has named some.

const { PLYSCOPE_FRAMEWORKS: named } = process.env;

/** @param {string} name of a row of `tools/scripts/frameworks.mjs` */
export const isBuilt = (name) => named === undefined || named.split(',').includes(name);
