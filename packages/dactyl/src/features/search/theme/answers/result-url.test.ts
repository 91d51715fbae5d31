import { describe, expect, it } from 'vitest';
import { ownResultUrl, resultUrl } from './result-url.js';

describe('the URL of a result', () => {
  it('is a path of this site, wherever the index was made', () => {
    const settings = { baseUrl: '/' };
    expect(resultUrl('https://old.example/docs/a#b', settings)).toBe('/docs/a#b');
    expect(resultUrl('https://old.example', settings)).toBe('/');
    expect(resultUrl('https://old.example/a?x=1#b', settings)).toBe('/a?x=1#b');
    expect(resultUrl('/docs/a', settings)).toBe('/docs/a');
  });

  it('gets the base URL, unless it has it', () => {
    expect(resultUrl('https://x.example/docs/a', { baseUrl: '/base/' })).toBe('/base/docs/a');
    expect(resultUrl('https://x.example/base/docs/a', { baseUrl: '/base/' })).toBe('/base/docs/a');
  });

  it('keeps external URLs, and replaces the part of the path that the site configures', () => {
    const settings = {
      baseUrl: '/',
      externalUrlRegex: 'shop\\.example',
      replaceSearchResultPathname: { from: '/docs/', to: '/' },
    };
    expect(resultUrl('https://shop.example/docs/a', settings)).toBe('https://shop.example/docs/a');
    expect(resultUrl('https://x.example/docs/a/docs/b#c', settings)).toBe('/a/b#c');
  });

  it('of the own index is what the index says', () => {
    expect(ownResultUrl('/base/a%20b#c', { baseUrl: '/base/' })).toBe('/base/a%20b#c');
    expect(ownResultUrl('https://x.example/a', { baseUrl: '/' })).toBe('https://x.example/a');
    const replaceSearchResultPathname = { from: '^/zh', to: '' };
    expect(ownResultUrl('/zh/a', { baseUrl: '/', replaceSearchResultPathname })).toBe('/a');
    expect(ownResultUrl('https://x.example/zh/a', { baseUrl: '/', replaceSearchResultPathname })).toBe(
      'https://x.example/zh/a',
    );
  });
});
