/** The command `plyscope` of the package: figures, programs, scores, lessons, lectures, and exercises for learning platforms, without a browser. */

import { version } from '../../package.json';
import { code } from './code.js';
import { figure } from './figure.js';
import { grade } from './grade.js';
import { lecture } from './lecture.js';
import { lesson } from './lesson.js';
import { packed } from './packed.js';
import { scorm } from './scorm.js';
import { wordsFor } from './words.js';

/** @import { Surroundings } from './surroundings.js' */

/** Each takes the arguments after its name, and returns the exit code. @type {Record<string, (args: readonly string[], io: Surroundings) => Promise<number>>} */
const COMMANDS = { figure, code, grade, lesson, lecture, scorm };

/** The verbs of the command that is written in Rust. */
const OF_CORE = ['trace', 'generate', 'check', 'compare', 'list'];

/** @param {readonly string[]} args @param {Surroundings} io */
async function main([name = '', ...args], io) {
  if (Object.hasOwn(COMMANDS, name)) return COMMANDS[name](args, io);
  if (['--version', '-V'].includes(name)) {
    io.out(`plyscope ${version}\n`);
    return 0;
  }
  const { say } = await wordsFor(args, io);
  const help = say('commands-help');
  if (['help', '--help', '-h'].includes(name)) {
    io.out(`${help}\n`);
    return 0;
  }
  if (OF_CORE.includes(name)) {
    io.error(`${say('commands-elsewhere', { name })}\n`);
    return 2;
  }
  if (name !== '') io.error(`${say('commands-unknown', { name })}\n\n`);
  io.error(`${help}\n`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2), packed);
