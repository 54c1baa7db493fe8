// Which sites have been built: all, unless whoever runs these tests has named some.

const { PLYSCOPE_FRAMEWORKS: named } = process.env;

/** Those of some that have been built. @param {readonly string[]} names of rows of `tools/scripts/frameworks.mjs` */
export const built = (...names) =>
  names.filter((name) => named === undefined || named.split(',').includes(name));
