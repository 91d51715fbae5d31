import { describe, expect, it } from 'vitest';
import { entryUrl, virtualUrl } from './browser-entries-plugin.js';

describe('URLs of modules during development', () => {
  it.each([
    ['virtual:dactyl/island/src/Counter.tsx', '/docs/@id/__x00__virtual:dactyl/island/src/Counter.tsx'],
    ['virtual:dactyl/island/src/My Chart.jsx', '/docs/@id/__x00__virtual:dactyl/island/src/My%20Chart.jsx'],
    ['virtual:dactyl/island/recharts', '/docs/@id/__x00__virtual:dactyl/island/recharts'],
    ['virtual:dactyl/island/@scope/name', '/docs/@id/__x00__virtual:dactyl/island/@scope/name'],
  ])('%s', (id, url) => {
    expect(virtualUrl('/docs/', id)).toBe(url);
  });

  it('say that it is a script where the name does not', () => {
    expect(virtualUrl('/', 'virtual:dactyl/island/lodash.debounce')).toMatch(/\?import$/);
    expect(virtualUrl('/', 'virtual:dactyl/island/docs/part.mdx')).toMatch(/\?import$/);
  });

  it('stand for React and what hydrates the page, too', () => {
    expect(entryUrl('/', 'hydrate')).toBe('/@id/__x00__virtual:dactyl/dev/hydrate');
  });
});
