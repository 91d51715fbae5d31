import { expect, it } from 'vitest';
import { parseShard, shardDir } from './shard-number.js';

it('reads which part of how many', () => {
  expect(parseShard('2/4')).toEqual({ part: 2, parts: 4 });
  expect(shardDir(parseShard('1/1'))).toBe('build-shards/1-of-1');
});

it.each(['', '2', '0/4', '5/4', '1/0', '-1/4', '1/4/2', 'a/b', '1.5/4', '1/1001'])('refuses "%s"', (text) => {
  expect(() => parseShard(text)).toThrow(`"${text}" is no part of a build.`);
});
