import { describe, expect, it } from 'vitest';
import { readFileName } from './file-name.js';

describe('readFileName', () => {
  it.each([
    ['2024-01-05-hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024-01-05-hello/index.mdx', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024/01/05/hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024/01-05-hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024-1-5-x.md', '2024-01-05', '/2024/1/5/x', 'x'],
    ['folder/2024-01-05-hello.md', '2024-01-05', '/2024/01/05/folder/hello', 'hello'],
    ['a/b/2024-01-05/hello.md', '2024-01-05', '/2024/01/05/a/b/hello', 'hello'],
    ['2024-01-05.md', '2024-01-05', '/2024/01/05', '2024-01-05'],
    ['2024-01-05/index.md', '2024-01-05', '/2024/01/05', '2024-01-05'],
    ['2024/01/05/index.md', '2024-01-05', '/2024/01/05', '2024-01-05'],
    ['notes/hello.md', undefined, '/notes/hello', 'hello'],
    ['hello/index.md', undefined, '/hello', 'hello'],
    ['index.md', undefined, '/', ''],
    ['myindex.md', undefined, '/myindex', 'myindex'],
    ['2024-13-45-x.md', undefined, '/2024-13-45-x', '2024-13-45-x'],
    ['12024-01-05-x.md', undefined, '/12024-01-05-x', '12024-01-05-x'],
  ])('%s', (path, date, slug, text) => {
    const facts = readFileName(path);
    expect(facts.date?.toISOString().slice(0, 10)).toBe(date);
    expect(facts).toMatchObject({ slug, text });
  });
});
