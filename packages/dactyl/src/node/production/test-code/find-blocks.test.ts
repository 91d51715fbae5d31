import { describe, expect, it } from 'vitest';
import { findBlocks } from './find-blocks.js';

const find = (text: string) => findBlocks(text, '/site/docs/a.md');

describe('findBlocks', () => {
  it.each([
    ['```ts check\nlet a;\n```', { language: 'ts', mode: 'default', code: 'let a;', fenceLine: 1 }],
    ['x\n\n~~~js title="a" check=run\na\n\nb\n~~~', { mode: 'run', code: 'a\n\nb', fenceLine: 3 }],
    ['```TS check=error group=a\n```', { language: 'ts', mode: 'error', group: 'a', code: '' }],
    ['- one\n\n  ```ts check\n  a\n    b\n  ```', { code: 'a\n  b', source: { line: 4, indent: 2 } }],
    ['> ```ts check\n> a\n> ```', { code: 'a', source: { line: 2, indent: 2 } }],
    ['1. ```ts check\n   a\n   ```', { code: 'a', source: { line: 2, indent: 3 } }],
    ['```file=../a.ts check\n```', { language: 'ts', meta: 'file=../a.ts check' }],
    ['````md\n```ts check\n```\n````\n\n```ts check\n```', { fenceLine: 6 }],
  ])('finds a block in %j', (text, block) => {
    expect(find(text)).toMatchObject([block]);
  });

  it.each(['```ts\ncheck\n```', '```ts title="check"\n```', '<!-- \n```ts check\n```\n-->', 'check'])(
    'finds none in %j',
    (text) => {
      expect(find(text)).toEqual([]);
    },
  );

  it('says where a word is that means nothing', () => {
    expect(() => find('a\n\n```ts check=type\n```')).toThrow(
      expect.objectContaining({
        message: '"check=type" says nothing about a code block.',
        details: expect.objectContaining({ file: '/site/docs/a.md', line: 3, column: 1 }),
      }),
    );
  });
});
