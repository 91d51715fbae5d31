import { describe, expect, it } from 'vitest';
import { entryUrl, fileUrl, isModuleUrl, virtualUrl } from './browser-entries-plugin.js';

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

  it('are told from those of files of the site', () => {
    const urls = [entryUrl('/a/', 'app'), fileUrl('/a/', '/site/src/b.ts'), '/a/@vite/client'];
    for (const url of urls) expect([isModuleUrl(url, '/a/'), isModuleUrl(url, '/')]).toEqual([true, false]);
    for (const url of ['/a/', '/a/img/@fs/b.png', '/a/@id', '/a/src/b.ts']) expect(isModuleUrl(url, '/a/')).toBe(false);
  });

  it('stand for React and what hydrates the page, too', () => {
    expect(entryUrl('/', 'hydrate')).toBe('/@id/__x00__virtual:dactyl/dev/hydrate');
  });
});
