/** What the website says of the logger: its methods and flags. */
import { describe, expect, it } from 'vitest';
import { createSilentLogger } from '../../src/node/base/logger.js';
import { createPluginLog } from '../../src/node/plugin-api/provided/logger.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

const FLAGS = ['code', 'name', 'num', 'path', 'subdue', 'url'];

describe.each(pageInEachLanguage('api/misc/logger/logger.md'))('$file', ({ text }) => {
  const log = createPluginLog(createSilentLogger);
  const firstCells = (heading: string[]) => tableRows(text, heading).flatMap(([cell]) => codeIn(cell));

  it('names every method and function', () => {
    const methods = firstCells(['Method', '方法', 'Functions', '函数']).map((name) => name.replace('()', ''));
    expect([...methods, 'report'].toSorted()).toEqual(Object.keys(log).toSorted());
  });

  it('names every flag', () => {
    const flags = firstCells(['Flag', '标记']).map((flag) => flag.replace('=', ''));
    expect(flags.toSorted()).toEqual(FLAGS);
  });

  it('names every severity', () => {
    expect(firstCells(['`severity`'])).toEqual(["'ignore'", "'log'", "'warn'", "'throw'"]);
  });
});
