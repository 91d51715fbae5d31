import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DOCS_URL, formatError } from './print-error.js';
import { SiteError, SiteErrors } from './site-error.js';
import { textWidth } from './text-width.js';

const here = import.meta.dirname;
const file = path.join(here, 'process.ts');

it('names the documentation by the address of the website', () => {
  const config = path.resolve(here, '../../../../../website/docusaurus.config.ts');
  expect(readFileSync(config, 'utf8')).toContain(`const url = '${DOCS_URL}'`);
});

describe('formatError', () => {
  it('shows place, lines, hint and further reading', () => {
    const error = new SiteError('This import is odd.', {
      file,
      line: 1,
      column: 10,
      hint: 'Remove it.',
      docs: '/docs/x',
    });
    expect(formatError(error, { cwd: here, docsUrl: 'https://example.org' })).toMatchInlineSnapshot(`
      "This import is odd.
        process.ts:1:10
          > 1 | import { readFileSync } from 'node:fs';
              |          ^
            2 | import { errorCode } from './files.js';
        Remove it.
        More: https://example.org/docs/x"
    `);
  });

  it.each([
    ['wide characters', '见[风](./风.md)。', '风.md'],
    ['a long line', `${'a '.repeat(60)}here${' b'.repeat(200)}`, 'here'],
    ['the end of a long line', `${'a '.repeat(200)}here`, 'here'],
    ['a line that is just too long', `${'a '.repeat(79)}here`, 'here'],
  ])('marks the column in %s', (_, text, place) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'frame-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const written = path.join(folder, 'a.md');
    writeFileSync(written, text);
    const error = new SiteError('Odd.', { file: written, line: 1, column: text.indexOf(place) + 1 });
    const [, , line = '', mark = ''] = formatError(error, { cwd: folder }).split('\n');
    expect(line).toContain(place);
    expect(line.length).toBeLessThan(180);
    expect(textWidth(line.slice(0, line.indexOf(place)))).toBe(mark.indexOf('^'));
  });

  it('names the key when the message does not, and the cause', () => {
    const error = new SiteError('A number is wanted.', { key: 'themeConfig.x', cause: new Error('deep down') });
    expect(formatError(error)).toMatchInlineSnapshot(`
      "A number is wanted.
        at themeConfig.x
        Cause: deep down"
    `);
  });

  it('groups several errors by file', () => {
    const errors = new SiteErrors([
      new SiteError('First.', { file: path.join(here, 'none.md'), line: 2 }),
      new SiteError('Elsewhere.', { file: '/other/none.md' }),
      new SiteError('Second.', { file: path.join(here, 'none.md'), line: 9, column: 3 }),
    ]);
    expect(formatError(errors, { cwd: here })).toMatchInlineSnapshot(`
      "3 errors in 2 files

      none.md
        First.
          none.md:2
        Second.
          none.md:9:3

      /other/none.md
        Elsewhere.
          /other/none.md"
    `);
  });

  it('puts an error without a file under no heading of another', () => {
    const errors = new SiteErrors([new SiteError('First.', { file: '/other/none.md' }), new SiteError('Alone.')]);
    expect(formatError(errors, { cwd: here })).toMatchInlineSnapshot(`
      "2 errors

      /other/none.md
        First.
          /other/none.md

      Alone."
    `);
  });

  it('says what the machine refuses, without a stack, also where a plugin met it', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(formatError(new Error('The plugin "a" failed in postBuild: ENOSPC', { cause: full }))).toBe(
      'The disk is full.\n  The plugin "a" failed in postBuild: ENOSPC\n  Make room on it, and run the command again.',
    );
    expect(formatError(Object.assign(new Error('a'), { code: 'EMFILE' }))).toContain('Too many files are open.');
  });

  it('prints the stack of anything else, with causes, and asks for a report', () => {
    const text = formatError(new Error('boom', { cause: 'a string' }), { issuesUrl: 'https://example.org/issues' });
    expect(text).toContain('Error: boom\n    at ');
    expect(text).toContain('Cause: Thrown: a string');
    expect(text).toContain('Please report it at https://example.org/issues');
    expect(formatError(7)).toContain('Thrown: 7');
  });
});
