import { expect, it } from 'vitest';
import { compileKey, createCachedProcessor } from './compile-cache.js';
import { testProcessor } from '../../../test/markdown/compile-text.js';

it.each([
  ['HTML', '/a.md', '## A `b`\n\n[c](./d.md)\n'],
  ['code', '/a.mdx', 'export const x = 1;\n\n## A {x}\n'],
  ['text that no file can hold', '/a.md', 'Half of a pair: \ud800.\n'],
])('compiles each text once: %s', async (_, name, text) => {
  const processor = await testProcessor();
  const stored = new Map<string, Uint8Array>();
  const cached = createCachedProcessor(processor, {
    get: (key) => stored.get(key),
    put: (key, value) => stored.set(key, value),
  });
  const file = { file: name, source: `---\na: 2020-01-01\n---\n\n${text}` };
  const first = await cached.compile(file);
  expect(stored.size).toBe(1);
  expect(await cached.compile({ ...file, file: name.replace('a', 'moved') })).toEqual(first);
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
