import { expect, it } from 'vitest';
import { createLogger } from '../base/logger.js';
import { reportProblems, reportWritten } from './report-messages.js';

function lines(report: (logger: ReturnType<typeof createLogger>) => void): string {
  let text = '';
  report(createLogger({ stream: { write: (line) => (text += line) }, color: false }));
  return text;
}

const NOTHING = { added: [], kept: [], reset: [], unknown: [], changed: false };

it('prints for each file how many messages are new, reset, kept and unknown', () => {
  const written = [
    { ...NOTHING, file: '/site/i18n/zh/code.json', added: ['a'], kept: ['b', 'c'], reset: ['d'], changed: true },
    { ...NOTHING, file: '/site/i18n/zh/local/texts.json', kept: ['a'], unknown: ['gone', 'old'] },
  ];
  expect(lines((logger) => reportWritten(written, '/site', logger))).toMatchInlineSnapshot(`
    "i18n/zh/code.json: 1 new, 1 reset, 2 kept
    i18n/zh/local/texts.json: 1 kept, 2 unknown
    warning i18n/zh/local/texts.json has messages that the site does not use. They are kept; delete them when nobody needs them.
      "gone"
      "old"
    ✓ Wrote 1 file.
    "
  `);
  expect(lines((logger) => reportWritten([], '/site', logger))).toBe('✓ All files are up to date.\n');
});

it('names the place of a text that is left out', () => {
  const problem = { file: '/site/src/a.tsx', line: 3, column: 7, message: 'It is left out.', hint: 'Write it out.' };
  expect(lines((logger) => reportProblems([problem], '/site', logger))).toMatchInlineSnapshot(`
    "warning It is left out.
      src/a.tsx:3:7
      Write it out.
    "
  `);
});
