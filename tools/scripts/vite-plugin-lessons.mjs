// An addition to Vite: the module `virtual:plyscope/lessons` lists the lessons of each language, with what they are about, and loads one
// when it is opened; `virtual:plyscope/lesson-pictures` has a picture of each.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutLesson } from '../../www/src/page/lessons/about.js';
import { readLesson } from '../../www/src/page/lessons/reading.js';

/** @import { Plugin } from 'vite' */
/** @import { Lesson } from '../../www/src/page/lessons/format.js' */

const ID = 'virtual:plyscope/lessons';
const OWN_ID = '\0plyscope/lessons';
const PICTURES = 'virtual:plyscope/lesson-pictures';
const OWN_PICTURES = '\0plyscope/lesson-pictures';

/**
 * @param {string} folder has a folder for each language
 * @returns {Plugin}
 */
export function lessonsPlugin(folder) {
  return {
    name: 'plyscope-lessons',
    resolveId: (id) => (id === ID ? OWN_ID : id === PICTURES ? OWN_PICTURES : null),
    async load(id) {
      if (id === OWN_PICTURES) {
        // Imported when they are drawn, as those that a page begins with.
        const { lessonPictures } = await import('./lesson-pictures.mjs');
        return `export default ${JSON.stringify(await lessonPictures(lessonsIn(folder)))};`;
      }
      if (id !== OWN_ID) return null;
      const languages = readdirSync(folder).sort();
      const listed = languages.map((language) => {
        const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.md'));
        const lessons = names.sort().map((file) => {
          const path = join(folder, language, file);
          this.addWatchFile(path);
          const { lesson } = readLesson(readFileSync(path, 'utf8'));
          const name = JSON.stringify(file.replace(/\.md$/, ''));
          const about = JSON.stringify(aboutLesson(lesson, language)).slice(1, -1);
          const load = `() => import(${JSON.stringify(`${path}?raw`)})`;
          return `{name: ${name}, ${about}, load: ${load}}`;
        });
        return `${JSON.stringify(language)}: [${lessons.join(', ')}]`;
      });
      return `export const lessons = {${listed.join(', ')}};`;
    },
  };
}

/** The lessons in English, whose trees are those of all languages. @param {string} folder @returns {Map<string, Lesson>} */
function lessonsIn(folder) {
  const files = readdirSync(join(folder, 'en')).filter((name) => name.endsWith('.md'));
  return new Map(
    files.sort().map((file) => {
      const text = readFileSync(join(folder, 'en', file), 'utf8');
      return [file.replace(/\.md$/, ''), readLesson(text).lesson];
    }),
  );
}
