import path from 'node:path';
import { expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import { describeLeft } from './describe-fixes.js';

it('names the place of what is left in the file as it is, where nothing is written', () => {
  const file = path.resolve('a.mdx');
  // `{a <br> <b>` would be `\{a <br /> <b>`.
  const left = new SiteError('Open.', { file, line: 3, column: 12 });
  const repairs = [
    { line: 3, column: 4, before: '<br>', after: '<br />' },
    { line: 3, column: 1, before: '{', after: String.raw`\{` },
    { line: 2, column: 1, before: '{', after: String.raw`\{` },
    { line: 3, column: 20, before: '{', after: String.raw`\{` },
  ];
  expect(describeLeft(left, repairs)).toBe('a.mdx:3:9: left to you. Open.');
  expect(describeLeft(left)).toBe('a.mdx:3:12: left to you. Open.');
});
