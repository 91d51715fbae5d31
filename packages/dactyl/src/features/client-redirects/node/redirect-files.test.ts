/** Files of redirects: their names, the document, and the rules for hosts. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { redirectDocument } from '../../../shared/redirect-page.js';
import type { LocaleConfig } from '../../../shared/render.js';
import { HOST_FILES } from './host-files.js';
import { redirectsOptionsSchema } from './options.js';
import { writeHostFiles, writeRedirects, redirectFile } from './write-redirects.js';

const temporary = mkdtempSync(path.join(tmpdir(), 'redirects-'));
afterAll(() => rmSync(temporary, { recursive: true }));

function folder(files: Record<string, string> = {}): string {
  const dir = mkdtempSync(path.join(temporary, 'out-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

describe('the file', () => {
  const place = (pageFile: string) => ({
    isPage: (page: string) => page === '/docs/cli',
    isPageFile: (file: string) => file === pageFile,
  });

  it.each([
    ['/docs/old', 'docs/old/index.html'],
    ['/home/', 'home/index.html'],
    ['/old/%E7%89%88', 'old/版/index.html'],
    ['/docs/api.html', 'docs/api.html'],
    ['/docs/cli.html', 'docs/cli.html/index.html'],
    ['/docs/cli/index.html', undefined],
  ])('of %s is %s', (from, file) => {
    expect(redirectFile(from, place('docs/cli/index.html'))).toBe(file);
  });

  it.each(['/a/%2e%2e/%2e%2e/b', '/a%00', `/${'a'.repeat(300)}`])('of %j cannot be', (from) => {
    expect(() => redirectFile(from, place(''))).toThrow(/^The redirect from ".{0,200}(?:lie outside|has a)/);
  });

  it('is not needed where the one of the page has its name', () => {
    expect(redirectFile('/docs/cli.html', place('docs/cli.html'))).toBeUndefined();
  });
});

describe('the document', () => {
  it('R146 has a refresh, a canonical link, a script with a constant text, and a link', () => {
    const html = redirectDocument({ to: '/a"b?x=1&y', canonical: 'https://site.example/a"b', lang: 'zh-CN' });
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('<meta http-equiv="refresh" content="0; url=/a%22b?x=1&amp;y">');
    expect(html).toContain('<link rel="canonical" href="https://site.example/a%22b">');
    expect(html).toContain('<a href="/a%22b?x=1&amp;y">/a&quot;b?x=1&amp;y</a>');
    const script = (to: string) =>
      /<script data-to="[^"]*">(.*?)<\/script>/.exec(redirectDocument({ to, canonical: to, lang: 'en' }))?.[1];
    expect(script('/a')).toBe(script('/b?x'));
  });

  it('is written below the base URL, and never over a file of the site', async () => {
    const outDir = folder({ 'taken/index.html': 'mine' });
    const redirects = [
      { from: '/base/old', to: '/base/docs/版本' },
      { from: '/base/taken', to: '/base/docs/版本' },
    ];
    const siteConfig = { url: 'https://site.example', baseUrl: '/base/', trailingSlash: false };
    const writing = writeRedirects({ redirects, paths: ['/docs/版本'], outDir, siteConfig, lang: 'en' });
    await expect(writing).rejects.toThrow(
      '"/base/taken" cannot be written, because the site has a file "taken/index.html"',
    );
    const html = readFileSync(path.join(outDir, 'old/index.html'), 'utf8');
    expect(html).toContain('href="https://site.example/base/docs/%E7%89%88%E6%9C%AC"');
  });
});

const ORIGIN = 'https://site.example';

describe('rules for hosts', () => {
  const redirects = [{ from: '/旧', to: '/new#part' }];

  it.each([
    ['netlify', '/mine /kept\n/%E6%97%A7 /new#part 301!\n'],
    ['cloudflare', '/mine /kept\n/%E6%97%A7 /new#part 301\n'],
  ] as const)('come behind those of the site (%s)', (host, text) => {
    expect(HOST_FILES[host].write(redirects, '/mine /kept', ORIGIN)).toBe(text);
    expect(HOST_FILES[host].write(redirects, undefined, ORIGIN)).toBe(text.split('\n').slice(1).join('\n'));
  });

  it('keep the settings of vercel.json', () => {
    const mine = { cleanUrls: true, redirects: [{ source: '/mine', destination: '/kept' }] };
    const text = HOST_FILES.vercel.write(
      [{ from: '/a(b):c', to: 'https://x.example/d:e?f=(1)' }],
      JSON.stringify(mine),
      ORIGIN,
    );
    expect(JSON.parse(text ?? '')).toEqual({
      cleanUrls: true,
      redirects: [
        { source: '/mine', destination: '/kept' },
        { source: '/a\\(b\\)\\:c', destination: 'https://x.example/d\\:e?f=\\(1\\)', permanent: true },
      ],
    });
    expect(() => HOST_FILES.vercel.write(redirects, '[]', ORIGIN)).toThrow('it holds no object');
    expect(() => HOST_FILES.vercel.write(redirects, '{', ORIGIN)).toThrow('it is not JSON');
  });

  it('of all locales are in one file', async () => {
    const published = folder({ _redirects: '/mine /kept\n' });
    // The cast: the other settings of a locale play no part.
    const localeConfigs = { en: { baseUrl: '/' }, zh: { baseUrl: '/zh/' } } as unknown as Record<string, LocaleConfig>;
    const i18n = { defaultLocale: 'en', locales: ['en', 'zh'], path: 'i18n', localeConfigs };
    for (const [currentLocale, outDir, from] of [
      ['en', published, '/a'],
      ['zh', path.join(published, 'zh'), '/zh/a'],
    ] as const) {
      const input = { hosts: ['netlify'] as const, redirects: [{ from, to: from + 'b' }], url: ORIGIN };
      await writeHostFiles({ ...input, outDir, i18n: { ...i18n, currentLocale } });
    }
    const text = readFileSync(path.join(published, '_redirects'), 'utf8');
    expect(text).toBe('/mine /kept\n/a /ab 301!\n/zh/a /zh/ab 301!\n');
  });
});

describe('options', () => {
  it.each([
    { redirects: [{ from: '/a?x', to: '/b' }] },
    { redirects: [{ from: 'a', to: '/b' }] },
    { redirects: [{ from: '/../a', to: '/b' }] },
    { redirects: [{ from: [], to: '/b' }] },
    { redirects: [{ from: '/a', to: 'javascript:alert(1)' }] },
    { redirects: [{ from: '/a', to: '//elsewhere.example' }] },
    { redirects: [{ from: '/a', to: 'b' }] },
    { fromExtensions: ['.html'] },
    { hostFiles: ['netlify', 'cloudflare'] },
    { unknown: true },
    { redirects: [{ from: '/a/%2e%2E/b', to: '/b' }] },
    { redirects: [{ from: '/a%0Ab', to: '/b' }] },
    { redirects: [{ from: '/a*', to: '/b' }] },
    { redirects: [{ from: '/*/a', to: '/b' }] },
    { redirects: [{ from: '/a', to: '/b/:splat' }] },
    { redirects: [{ from: ['/a/*', '/c'], to: '/b/:splat' }] },
    { redirects: [{ from: '/a/*', to: '/:splat/b' }] },
  ])('%j are refused', (options) => {
    expect(redirectsOptionsSchema.safeParse(options).success).toBe(false);
  });

  it('may have spaces in old paths', () => {
    const { data } = redirectsOptionsSchema.safeParse({ redirects: [{ from: '/old page/版', to: '/b' }] });
    expect(data?.redirects[0]?.from).toBe('/old page/版');
  });
});
