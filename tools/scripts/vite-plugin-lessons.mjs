// An addition to Vite: the module `virtual:plyscope/lessons` lists the lessons of each language, with their titles, and loads one when it is opened.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minutesOf } from '../../www/src/page/lessons/minutes.js';
import { readLesson } from '../../www/src/page/lessons/reading.js';

/** @import { Plugin } from 'vite' */

const ID = 'virtual:plyscope/lessons';
const OWN_ID = '\0plyscope/lessons';

/**
 * @param {string} folder has a folder for each language
 * @returns {Plugin}
 */
export function lessonsPlugin(folder) {
  return {
    name: 'plyscope-lessons',
    resolveId: (id) => (id === ID ? OWN_ID : null),
    load(id) {
      if (id !== OWN_ID) return null;
      const languages = readdirSync(folder).sort();
      const listed = languages.map((language) => {
        const names = readdirSync(join(folder, language)).filter((name) => name.endsWith('.md'));
        const lessons = names.sort().map((file) => {
          const path = join(folder, language, file);
          this.addWatchFile(path);
          const { lesson } = readLesson(readFileSync(path, 'utf8'));
          const name = JSON.stringify(file.replace(/\.md$/, ''));
          const about = `title: ${JSON.stringify(lesson.title)}, minutes: ${minutesOf(lesson)}`;
          const load = `() => import(${JSON.stringify(`${path}?raw`)})`;
          return `{name: ${name}, ${about}, load: ${load}}`;
        });
        return `${JSON.stringify(language)}: [${lessons.join(', ')}]`;
      });
      return `export const lessons = {${listed.join(', ')}};`;
    },
  };
}
