import { describe, expect, it } from 'vitest';

import { idsIn, proofsIn } from './test-titles.mjs';

describe('proofsIn', () => {
  // In two parts, so that the titles below prove nothing themselves.
  const test = 'it';

  it.each([
    ['a plain title', `${test}('R001 works', () => {})`, ['R001']],
    ['a title in a table', `${test}.each([1, 2])('R002 %s', () => {})`, ['R002']],
    ['a template', `${test}(\`R003 \${name} R004\`, () => {})`, ['R003', 'R004']],
    ['a condition', `${test}.runIf(full)('R005', () => {})`, ['R005']],
    ['a group', `describe('group', () => { ${test}('R006', () => {}) })`, ['R006']],
    ['a test with a window of its own', `${test}InNewWindow('R010', () => {})`, ['R010']],
    ['a skipped test', `${test}.skip('R007', () => {})`, []],
    ['a group without a test', `describe('R008', () => {})`, []],
    ['a comment', `// ${test}('R009')`, []],
  ])('reads %s', (_, text, ids) => {
    expect(proofsIn('a.test.ts', text).flatMap((proof) => proof.ids)).toEqual(ids);
  });
});

describe('idsIn', () => {
  it.each([
    ['R001, R003', ['R001', 'R003']],
    ['R001–R003 themes', ['R001', 'R002', 'R003']],
    ['R001 and R001', ['R001']],
    ['PR001 R12 R1234', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });
});
