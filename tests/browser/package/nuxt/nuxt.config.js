export default defineNuxtConfig({
  css: ['plyscope/css'],
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('plyscope-') } },
  hooks: {
    'build:manifest': (manifest) => {
      for (const file of Object.values(manifest)) file.prefetch = false;
    },
  },
});
