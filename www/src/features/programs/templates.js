/** The templates of programs, as the build packs them; what runs without a build reads their files. */

import c from '../../../programs/c.c?raw';
import javascript from '../../../programs/javascript.js?raw';
import python from '../../../programs/python.py?raw';
import rust from '../../../programs/rust.rs?raw';

/** @import { Language } from '../../session/code-languages.js' */

/** @type {Record<Language, string>} */
export const TEMPLATES = { python, javascript, rust, c };
