import { describe, expect, it } from 'vitest';
import { outputFile } from '../node/base/output-file.js';
import { twinFileOf, twinPathname } from './twin.js';

describe('twinPathname', () => {
  it.each([
    ['/', '/', undefined, '/index.md'],
    ['/docs', '/', false, '/docs.md'],
    ['/docs/intro/', '/', true, '/docs/intro.md'],
    ['/docs/intro', '/', undefined, '/docs/intro.md'],
    ['/base/zh/', '/base/zh/', undefined, '/base/zh/index.md'],
    ['/base/zh', '/base/zh/', false, '/base/zh/index.md'],
    ['/base/a/v1.2', '/base/', false, '/base/a/v1.2.md'],
    ['/a/b.html', '/', undefined, '/a/b.md'],
  ])('%s below %s, trailingSlash %s: %s', (permalink, baseUrl, trailingSlash, twin) => {
    expect(twinPathname(permalink, baseUrl)).toBe(twin);
    expect(baseUrl + twinFileOf(outputFile(permalink, { baseUrl, trailingSlash }))).toBe(twin);
  });
});
