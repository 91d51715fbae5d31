import { PassThrough } from 'node:stream';

import { describe, expect, it } from 'vitest';

import { askForRest } from './ask.js';
import { parseArguments } from './parse-arguments.js';

/**
 * Types an answer to each question.
 *
 * @param {readonly string[]} answers
 * @param {readonly string[]} [words] of the command line
 */
async function answer(answers, words = []) {
  const input = new PassThrough();
  const output = new PassThrough();
  const rest = [...answers];
  let shown = '';
  output.on('data', (chunk) => {
    shown += chunk;
    if (!String(chunk).endsWith(': ')) return;
    const next = rest.shift();
    if (next === undefined) input.end();
    else input.write(`${next}\n`);
  });
  const wish = await askForRest(parseArguments(words), { cwd: import.meta.dirname, terminal: { input, output } });
  return { wish, shown };
}

describe('askForRest', () => {
  it('takes the defaults for empty answers', async () => {
    const { wish } = await answer(['', '', '', '']);
    expect(wish).toMatchObject({ folder: 'my-site', template: 'classic', typescript: false, languages: ['en'] });
  });

  it('asks only for what the command line leaves open', async () => {
    const { wish, shown } = await answer(['docs'], ['--template', 'minimal', '-t', '-l', 'fr']);
    expect(wish).toMatchObject({ folder: 'docs', template: 'minimal', typescript: true });
    expect(shown).not.toContain('TypeScript?');
  });

  it('asks again after an answer that will not do', async () => {
    const { wish, shown } = await answer(['a:b', '../src', 'docs', 'huge', 'min', 'perhaps', 'Y', 'e', 'en, zh']);
    expect(wish).toMatchObject({ folder: 'docs', template: 'minimal', typescript: true, languages: ['en', 'zh'] });
    expect(shown).toContain('The folder ../src is not empty');
    expect(shown).toContain('There is no template "huge".');
    expect(shown).toContain('Answer y or n.');
  });

  it('stops when the input ends', async () => {
    await expect(answer(['docs'])).rejects.toThrow('Stopped. Nothing was written.');
  });
});
