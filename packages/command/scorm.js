/**
 * `plyscope scorm`: a page with exercises as a package for learning platforms, by SCORM 1.2 (Advanced Distributed Learning, 2001):
 * the page, what it loads from beside it, and the script with everything in it.
 */

import { posix } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { parse as parseHtml, serialize } from 'parse5';
import { Mistake, parse } from './arguments.js';
import { quizzesIn } from './exercise.js';
import { Gathered } from './gathered.js';
import { attribute, elementsIn, textIn } from './page.js';
import { wordsFor } from './words.js';

/** @import { Document, Element } from './page.js' */
/** @import { Surroundings } from './surroundings.js' */

const OPTIONS = { valued: ['output', 'title', 'lang'], flags: ['help'] };

/** The scripts of the package: everything of ours, and what reports to a platform. */
const SCRIPTS = ['plyscope.standalone.js', 'plyscope.scorm.js'];

/** Scripts of ours that an author may have written into the page. */
const OURS = /(^|\/)plyscope(\.\w+)?\.js$/;

/** Names that no file of the page's may have. */
const TAKEN = ['index.html', 'imsmanifest.xml', ...SCRIPTS];

/**
 * @param {readonly string[]} args after `plyscope scorm`
 * @param {Surroundings} io
 * @returns {Promise<number>} the exit code: 0, 1 if there is no package, 2 if the command is not understood
 */
export async function scorm(args, io) {
  const { say } = await wordsFor(args, io);
  try {
    const { first: page, values, flags } = parse(args, OPTIONS);
    if (flags.has('help')) {
      io.out(`${say('scorm-help')}\n`);
      return 0;
    }
    const output = values.get('output') ?? '';
    if (page === null) throw new Mistake('scorm-no-page');
    if (output === '') throw new Mistake('scorm-no-output');
    if (!/\.zip$/i.test(output)) throw new Mistake('scorm-wrong-ending', { path: output });
    const { files, left } = await filesOf(page, values.get('title'), io);
    await io.write(output, zipSync(files, { mtime: EPOCH }));
    const count = Object.keys(files).length;
    io.out(`${say('scorm-written', { path: output, count })}\n`);
    for (const { why, name, path } of left) io.error(`${say('scorm-left', { why, name, path })}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    io.error(`plyscope scorm: ${say(error.id, error.parameters)}\n`);
    return error.code;
  }
}

/** The earliest time that an archive can name: the same page gives the same package. */
const EPOCH = new Date(1980, 0, 1);

/**
 * The files of the package, and what did not come along.
 * @param {string} path of the page
 * @param {string | undefined} title
 * @param {Surroundings} io
 * @throws {Mistake}
 */
async function filesOf(path, title, { read, readBytes, script }) {
  const html = await read(path);
  if (html === null) throw new Mistake('command-no-such-file', { path }, 1);
  if (quizzesIn(html).length === 0) throw new Mistake('command-no-exercise', { path }, 1);
  /** @type {Document} */
  const document = parseHtml(html);
  const gathered = new Gathered(path, { readBytes, comesAlong: isOurs, taken: TAKEN });
  await gathered.follow(document);
  const { files, left } = gathered;
  for (const name of SCRIPTS) files[name] = strToU8(await script(name));
  files['index.html'] = strToU8(serialize(withScripts(document)));
  const named = title ?? titleOf(document) ?? posix.basename(path).replace(/\.\w+$/, '');
  files['imsmanifest.xml'] = strToU8(manifest(named, Object.keys(files).sort()));
  return { files, left };
}

/** Whether an address is that of a script that comes along anyway. @param {string} address */
const isOurs = (address) => OURS.test(address.replace(/[?#].*/s, '').trim());

/** The page with our scripts in place of those that its author wrote. @param {Document} document */
function withScripts(document) {
  const elements = elementsIn(document);
  for (const element of elements) {
    if (element.tagName !== 'script' || !isOurs(attribute(element, 'src') ?? '')) continue;
    const { parentNode } = element;
    if (parentNode)
      parentNode.childNodes = parentNode.childNodes.filter((node) => node !== element);
  }
  const body = elements.find(({ tagName }) => tagName === 'body');
  for (const name of SCRIPTS) body?.childNodes.push(scriptNamed(name, body));
  return document;
}

/** @param {string} name @param {Element} parentNode @returns {Element} */
const scriptNamed = (name, parentNode) => ({
  nodeName: 'script',
  tagName: 'script',
  attrs: [{ name: 'src', value: name }],
  namespaceURI: parentNode.namespaceURI,
  childNodes: [],
  parentNode,
});

/** @param {Document} document */
function titleOf(document) {
  const title = elementsIn(document).find(({ tagName }) => tagName === 'title');
  return (title && textIn(title).trim()) || null;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** The package's manifest. @param {string} title @param {readonly string[]} names of its files */
const manifest = (title, names) => `<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="plyscope-exercise" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
  <metadata><schema>ADL SCORM</schema><schemaversion>1.2</schemaversion></metadata>
  <organizations default="course">
    <organization identifier="course">
      <title>${escaped(title)}</title>
      <item identifier="item" identifierref="page"><title>${escaped(title)}</title></item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
${names.map((name) => `      <file href="${escaped(name)}"/>`).join('\n')}
    </resource>
  </resources>
</manifest>
`;
