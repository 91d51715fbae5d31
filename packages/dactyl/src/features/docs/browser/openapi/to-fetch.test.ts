import { describe, expect, it } from 'vitest';
import { toFetch } from './to-fetch.js';

const REQUEST = {
  method: 'POST',
  path: '/a/{id}',
  servers: ['/v1/'],
  fields: [
    { name: 'id', in: 'path' as const, isRequired: true, value: '' },
    { name: 'q', in: 'query' as const, isRequired: false, value: '' },
    { name: 'X-Key', in: 'header' as const, isRequired: false, value: '' },
  ],
  body: { type: 'application/json', text: '{}' },
};

describe('what a reader has filled in', () => {
  it('becomes a request without cookies', () => {
    const filled = { server: '/v1/', values: ['x/y', 'a b', 'k'], body: '[1]' };
    const { url, init } = toFetch(REQUEST, filled, 'https://docs.example/page');
    expect(url.href).toBe('https://docs.example/v1/a/x%2Fy?q=a+b');
    expect(init).toMatchObject({ method: 'POST', body: '[1]', credentials: 'omit' });
    // The casts: the headers were made as such.
    expect(Object.fromEntries(init.headers as Headers)).toEqual({ 'content-type': 'application/json', 'x-key': 'k' });
  });

  it('leaves empty fields out', () => {
    const { url, init } = toFetch(
      REQUEST,
      { server: 'https://b.example', values: ['1', '', ' '], body: '' },
      'https://a/',
    );
    expect(url.href).toBe('https://b.example/a/1');
    expect([...(init.headers as Headers).keys()]).toEqual(['content-type']);
  });
});
