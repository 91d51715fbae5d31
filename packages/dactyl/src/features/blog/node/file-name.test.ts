import { describe, expect, it } from 'vitest';
import { readFileName } from './file-name.js';

describe('readFileName', () => {
  it.each([
    ['2024-01-05-hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024-01-05-hello/index.mdx', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024/01/05/hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024/01-05-hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024/01-05/hello.md', '2024-01-05', '/2024/01/05/hello', 'hello'],
    ['2024-1-5-x.md', '2024-01-05', '/2024/1/5/x', 'x'],
    ['folder/2024-01-05-hello.md', '2024-01-05', '/2024/01/05/folder/hello', 'hello'],
    ['a/b/2024-01-05/hello.md', '2024-01-05', '/2024/01/05/a/b/hello', 'hello'],
    ['2024-01-05/deep/hello.md', '2024-01-05', '/2024/01/05/deep/hello', 'deep/hello'],
    ['2024-01-05.md', '2024-01-05', '/2024/01/05/', '2024-01-05'],
    ['2024-01-05/index.md', '2024-01-05', '/2024/01/05/index', 'index'],
    ['from-2023-12-30-to-2024-01-05.md', '2024-01-05', '/2024/01/05/from-2023-12-30-to-', '2024-01-05'],
    ['release-2024-01-05.md', '2024-01-05', '/2024/01/05/release-', '2024-01-05'],
    ['12024-01-05-x.md', '2024-01-05', '/2024/01/05/1x', 'x'],
    ['2024-02-29-leap.md', '2024-02-29', '/2024/02/29/leap', 'leap'],
    ['2024-13-45-x.md', undefined, '/2024/13/45/x', 'x'],
    ['2023-02-29-x.md', '2023-03-01', '/2023/02/29/x', 'x'],
    ['notes/hello.md', undefined, '/notes/hello', 'notes/hello'],
    ['hello/index.md', undefined, '/hello', 'hello'],
    ['index.md', undefined, '/index', 'index'],
    ['myindex.md', undefined, '/myindex', 'myindex'],
    ['2024-January-05-x.md', undefined, '/2024-January-05-x', '2024-January-05-x'],
  ])('%s', (path, date, slug, text) => {
    const facts = readFileName(path);
    expect(facts.date?.toISOString().slice(0, 10)).toBe(date);
    expect(facts).toMatchObject({ slug, text });
  });

  it('keeps the text of a date that does not exist', () => {
    expect(readFileName('2024/13-45-x.md').impossibleDate).toBe('2024/13-45');
    expect(readFileName('2023/02-29-x.md').impossibleDate).toBe('2023/02-29');
    expect(readFileName('2024-12-31-x.md').impossibleDate).toBeUndefined();
  });
});
