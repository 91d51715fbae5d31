import { expect, it } from 'vitest';
import { compileKey, createCachedProcessor } from './compile-cache.js';
import { testProcessor } from '../../../test/markdown/compile-text.js';

it('compiles each text once', async () => {
  const processor = await testProcessor();
  const stored = new Map<string, Uint8Array>();
  const cached = createCachedProcessor(processor, {
    get: (key) => stored.get(key),
    put: (key, value) => stored.set(key, value),
  });
  const file = { file: '/a.md', source: '---\na: 2020-01-01\n---\n\n## A `b`\n\n[c](./d.md)\n' };
  const first = await cached.compile(file);
  expect(stored.size).toBe(1);
  expect(await cached.compile({ ...file, file: '/moved.md' })).toEqual(first);
  expect(first).toEqual(await processor.compile(file));
  expect(first.frontMatter).toEqual({ a: '2020-01-01T00:00:00.000Z' });
});

it('keys follow from everything that counts', async () => {
  const file = { file: '/a.md', source: 'x' };
  const keys = [
    compileKey('1', file),
    compileKey('2', file),
    compileKey('1', { ...file, source: 'y' }),
    compileKey('1', { ...file, file: '/a.mdx' }),
    compileKey('1', { ...file, truncateAt: /x/ }),
    compileKey('1', { ...file, parsed: { frontMatter: {}, body: 'x', bodyLine: 1 } }),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  const [one, same, other] = await Promise.all([
    testProcessor(),
    testProcessor(),
    testProcessor({ maintainCase: true }),
  ]);
  expect(one.fingerprint).toBe(same.fingerprint);
  expect(one.fingerprint).not.toBe(other.fingerprint);
});
