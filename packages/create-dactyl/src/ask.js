/** Asks in the terminal for what the command line left open. An empty answer takes the default. */
import { createInterface } from 'node:readline/promises';

import { checkFolder } from './check-folder.js';
import { DEFAULT_FOLDER, DEFAULT_LANGUAGES, TEMPLATES } from './options.js';
import { readLanguages } from './parse-arguments.js';
import { UserError } from './user-error.js';

/**
 * @typedef {import('./parse-arguments.js').Arguments} Arguments
 * @typedef {(text: string) => Promise<string>} Question
 * @typedef {{ input: NodeJS.ReadableStream, output: NodeJS.WritableStream }} Terminal
 */

/**
 * @param {Arguments} given
 * @param {{ cwd: string, terminal: Terminal }} place
 * @returns {Promise<Arguments>}
 */
export async function askForRest(given, { cwd, terminal }) {
  const aborted = new AbortController();
  const lines = createInterface(terminal);
  // Ctrl+C and the end of the input would otherwise leave a question open for ever.
  lines.once('close', () => aborted.abort());
  /** @type {Question} */
  const question = async (text) => (await lines.question(text, { signal: aborted.signal })).trim();
  try {
    const ask = { question, say: (/** @type {string} */ text) => terminal.output.write(`${text}\n`) };
    return {
      ...given,
      folder: await askUntil(ask, { text: `Folder of the new site (${DEFAULT_FOLDER}): `, read: readFolder(cwd) }),
      template: given.template ?? (await askUntil(ask, { text: TEMPLATE_QUESTION, read: readTemplate })),
      typescript: given.typescript ?? (await askUntil(ask, { text: 'TypeScript? (y/N): ', read: readYesNo })),
      languages: given.languages ?? (await askUntil(ask, { text: LANGUAGES_QUESTION, read: readLanguageList })),
    };
  } catch (error) {
    if (aborted.signal.aborted) throw new UserError('\nStopped. Nothing was written.');
    throw error;
  } finally {
    lines.close();
  }
}

const TEMPLATE_QUESTION = 'Template: classic with home page, docs and blog, or minimal with one doc (classic): ';
const LANGUAGES_QUESTION = 'Languages of its pages, the first by default, such as en,zh (en): ';

/**
 * @template T
 * @param {{ question: Question, say: (text: string) => void }} ask
 * @param {{ text: string, read: (answer: string) => T }} about `read` throws a `UserError` for an answer that will not do
 * @returns {Promise<T>}
 */
async function askUntil(ask, about) {
  const answer = await ask.question(about.text);
  try {
    return about.read(answer);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    ask.say(error.message);
    return askUntil(ask, about);
  }
}

/**
 * @param {string} cwd
 * @returns {(answer: string) => string}
 */
function readFolder(cwd) {
  return (answer) => {
    const folder = answer || DEFAULT_FOLDER;
    checkFolder(folder, cwd);
    return folder;
  };
}

/** @param {string} answer */
function readTemplate(answer) {
  const found = TEMPLATES.find((name) => answer !== '' && name.startsWith(answer.toLowerCase()));
  if (answer !== '' && found === undefined) throw new UserError(`There is no template "${answer}".`);
  return found ?? TEMPLATES[0];
}

/** @param {string} answer */
function readLanguageList(answer) {
  return answer === '' ? DEFAULT_LANGUAGES : readLanguages(answer);
}

/** @param {string} answer */
function readYesNo(answer) {
  if (/^(?:y|yes)$/i.test(answer)) return true;
  if (/^(?:n|no)?$/i.test(answer)) return false;
  throw new UserError('Answer y or n.');
}
