import path from 'node:path';
import { expect, it } from 'vitest';
import { atPlace } from './at-place.js';

const at = (...names: string[]) => names.join(path.sep);

it('moves names and values below a folder, and nothing that only looks like it', () => {
  const from = at('', 'work', 'site');
  const to = at('', 'other', '$&');
  const others = [
    from,
    at('', 'work', 'site2', 'a.js'),
    at('', 'old', 'work', 'site', 'a.js'),
    `see ${at(from, 'a.js')}`,
  ];
  expect(atPlace({ [at(from, 'a.js')]: ['hash', at(from, 'b', 'c.js')], others }, from, to)).toEqual({
    [at(to, 'a.js')]: ['hash', at(to, 'b', 'c.js')],
    others,
  });
});
