import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { guardRequests } from './guard-requests.js';

/** Status of the refusal, or the range with which the request went on. */
function guard(
  url: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  Object.assign(request.headers, { host: 'localhost', ...headers });
  const response = new ServerResponse(request);
  let range: string | undefined;
  let isAnswered = false;
  guardRequests((passed) => {
    isAnswered = true;
    range = passed.headers.range;
  }, [])(request, response);
  return isAnswered ? { range } : response.statusCode;
}

describe('guardRequests', () => {
  it.each([
    '//',
    '///x',
    '/\\',
    '//[',
    'http://a:99999/',
    'https:',
    '*',
    '/%',
    '/%00',
    '/..',
    '/a/%2e%2e/b',
    '/#a',
    '',
  ])('refuses %j', (url) => {
    expect(guard(url)).toBe(400);
  });

  it.each(['/', '/docs/a?b=//%', '/@fs//a/b.js?import', '/@id/__x00__virtual:dactyl/dev/app', '/%E6%96%87', '/a//b'])(
    'hands on %j',
    (url) => {
      expect(guard(url)).toEqual({ range: undefined });
    },
  );

  it('refuses paths of more folders than there are, which Vite would look for one by one', () => {
    for (const part of ['a/', 'a%2f']) expect(guard(`/${part.repeat(200)}`)).toBe(414);
    expect(guard(`/${'a/'.repeat(100)}`)).not.toBe(414);
  });

  it.each([
    ['bytes=0-3', true],
    ['bytes=7-', true],
    ['bytes=5-2', false],
    ['bytes=-5', false],
    ['bytes=0-1,4-5', false],
    ['bytes=1e9-', false],
    ['x', false],
  ])('hands on the range %s: %s', (range, isKept) => {
    expect(guard('/a', { headers: { range } })).toEqual({ range: isKept ? range : undefined });
  });

  it('refuses other names, other methods, and pages of other sites that would start a program or learn of files', () => {
    expect(guard('/', { headers: { host: 'evil.example' } })).toBe(403);
    expect(guard('/', { method: 'POST' })).toBe(405);
    expect(guard('/__open-in-editor?file=x', { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(guard('/__open-in-editor?file=x', { headers: { 'sec-fetch-site': 'same-origin' } })).not.toBe(403);
    expect(guard('/base/__dactyl/source-place', { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
  });
});
