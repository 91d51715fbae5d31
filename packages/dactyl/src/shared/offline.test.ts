import { describe, expect, it } from 'vitest';
import { readWorkerMessage } from './offline.js';

describe('readWorkerMessage', () => {
  const VISITED = { type: 'VISITED', page: '/docs/a', urls: ['/img/a.png?x=1'] };

  it.each<[unknown, unknown]>([
    [{ type: 'SKIP_WAITING' }, { type: 'SKIP_WAITING' }],
    [VISITED, VISITED],
    [{ ...VISITED, urls: '/img/a.png' }, undefined],
    [{ ...VISITED, urls: ['/a', 1] }, undefined],
    [{ ...VISITED, page: 'http://[' }, undefined],
    [{ ...VISITED, page: '//[' }, undefined],
    ['VISITED', undefined],
    [null, undefined],
  ])('reads what scripts of the origin send: %j', (data, message) => expect(readWorkerMessage(data)).toEqual(message));
});
