import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ContentBody, ContentModule } from '../../shared/render.js';
import { createClientContent, hasHashInName } from './client-content.js';
import { createClientFileFinder } from './client-files.js';

let outDir: string;
beforeEach(() => void (outDir = mkdtempSync(path.join(tmpdir(), 'client-content-'))));
afterEach(() => rmSync(outDir, { recursive: true }));

const module = (body: ContentBody, file = 'docs/a b.mdx'): ContentModule => ({
  $content: true,
  file,
  body,
  frontMatter: { title: 'A' },
  metadata: {},
  assets: {},
  contentTitle: 'A',
  toc: [],
});

const writer = () =>
  createClientContent({
    modules: { '/site/Chart': { url: '/b/assets/js/Chart-1.js', preload: ['/b/assets/js/x-1.js'] } },
    outDir,
    baseUrl: '/b/',
  });

describe('Markdown for the browser', () => {
  it('is a module with the code that runs on the server too', async () => {
    const part = module({ kind: 'html', html: '<p>part</p>' }, 'docs/_part.mdx');
    const imports = {
      './Chart': { kind: 'module' as const, key: '/site/Chart' },
      './_part.mdx': { kind: 'content' as const, content: part },
      './a.png': { kind: 'asset' as const, url: '/b/assets/a.png' },
    };
    const { url, preload } = writer()(module({ kind: 'module', code: 'return arguments[0].jsx();', imports }));
    expect(url).toMatch(/^\/b\/assets\/content\/a-b-[\da-f]{8}\.js$/);
    const file = path.join(outDir, url.slice('/b/'.length));
    const made = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
    const partUrl = (made.imports as Record<string, { content: string }>)['./_part.mdx']?.content;
    expect(made.imports).toEqual({
      './Chart': { url: '/b/assets/js/Chart-1.js' },
      './_part.mdx': { content: partUrl },
      './a.png': { asset: '/b/assets/a.png' },
    });
    expect(made.content).toMatchObject({ frontMatter: { title: 'A' }, contentTitle: 'A' });
    const run = made.default as (input: object) => Promise<unknown>;
    expect(await run({ jsx: () => 'made' })).toBe('made');
    expect(preload).toEqual(['/b/assets/js/Chart-1.js', '/b/assets/js/x-1.js', partUrl]);
    expect(hasHashInName(file)).toBe(true);
    expect(readdirSync(path.join(outDir, 'assets/content'))).toHaveLength(2);
  });

  it('brings the components that its elements are rendered with', async () => {
    const write = createClientContent({
      modules: { '@theme/MDXComponents': { url: '/assets/js/M-1.js', preload: ['/assets/js/n-1.js'] } },
      outDir,
      baseUrl: '/',
    });
    const importsOf = async (url: string) =>
      ((await import(pathToFileURL(path.join(outDir, url)).href)) as { imports: object }).imports;
    const { url, preload } = write(module({ kind: 'module', code: '', imports: {} }));
    expect(await importsOf(url)).toEqual({ '@theme/MDXComponents': { url: '/assets/js/M-1.js' } });
    expect(preload).toEqual(['/assets/js/M-1.js', '/assets/js/n-1.js']);
    const plain = write(module({ kind: 'html', html: '<p>x</p>' }));
    expect(await importsOf(plain.url)).toEqual({});
    expect(plain.preload).toEqual([]);
  });

  it('says which Markdown the code leads to that it imports, be it by a partial', () => {
    const write = createClientContent({
      modules: { '/site/Help': { url: '/assets/js/Help-1.js', preload: [], markdown: ['parts/help.mdx'] } },
      outDir,
      baseUrl: '/',
    });
    const help = { './Help': { kind: 'module' as const, key: '/site/Help' } };
    const part = module({ kind: 'module', code: '', imports: help }, 'docs/_part.mdx');
    const imports = { './_part.mdx': { kind: 'content' as const, content: part } };
    expect(write(module({ kind: 'module', code: '', imports })).markdown).toEqual(['parts/help.mdx']);
    expect(write(module({ kind: 'module', code: '', imports: {} }))).not.toHaveProperty('markdown');
  });

  it('names what was not bundled', () => {
    const imports = { './x': { kind: 'module' as const, key: '/site/x' } };
    expect(() => writer()(module({ kind: 'module', code: '', imports }))).toThrow(
      '"./x", which docs/a b.mdx imports, was not bundled for the browser.',
    );
  });
});

it('finds the scripts that a page names', () => {
  const html =
    '<!--island:{"url":"/b/assets/js/A-1.js","props":"[{\\"url\\":\\"/b/assets/js/B-1.js\\"}]"}--><!--/island-->' +
    '<link href="/b/assets/content/c-1.js"><a href="/other/assets/js/d.js">';
  expect(createClientFileFinder('/b/').namedIn(html)).toEqual([
    'assets/content/c-1.js',
    'assets/js/A-1.js',
    'assets/js/B-1.js',
  ]);
});
