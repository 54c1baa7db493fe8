module.exports = { output: 'export', turbopack: { root: __dirname } };
