import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Logger } from '../../../node/base/logger.js';
import { createPageIndexer } from '../engine/index-page.js';
import type { SearchPage } from '../engine/types.js';
import { writeIndex } from '../engine/write-index.js';
import { createProgram } from '../../../node/cli/create-program.js';

let siteDir: string;
let printed: string[] = [];

beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-search-'));
  write(
    'docusaurus.config.js',
    `export default { title: 'T', url: 'https://t.example', baseUrl: '/', i18n: { defaultLocale: 'en', locales: ['en', 'zh'] } };`,
  );
  write('package.json', '{ "private": true, "type": "module" }');
  writeSearch('build', [
    page('/docs/net', 'Nets', 'The trawler has nets.', 'docs-default-2.0'),
    page('/docs/1.0/net', 'Nets then', 'The trawler had nets.', 'docs-default-1.0'),
    page('/blog/one', 'A post', 'The trawler left.', 'default'),
  ]);
  writeSearch('build/zh', [page('/zh/docs/net', '渔网', '拖网渔船', 'docs-default-2.0')]);
});

afterAll(() => rmSync(siteDir, { recursive: true, force: true }));
afterEach(() => {
  printed = [];
  process.exitCode = undefined;
});

function page(url: string, title: string, text: string, tag: string): SearchPage {
  return { url, tag, kind: 'doc', category: 'Docs', title, sections: [{ level: 1, heading: '', anchor: '', text }] };
}

function writeSearch(dir: string, pages: SearchPage[]): void {
  const indexPage = createPageIndexer();
  let count = 0;
  const files = writeIndex({
    pages: pages.map((indexed) => ({ page: indexed, terms: indexPage(indexed) })),
    latest: { default: '2.0' },
    hash: () => `file${count++}`,
  });
  for (const { file, content } of files) write(path.join(dir, file), String(content));
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
}

async function run(...args: string[]): Promise<string> {
  // The cast: the command prints, and nothing else.
  const logger = { info: (text: string) => void printed.push(text) } as Logger;
  await createProgram(logger).parseAsync(['search', ...args], { from: 'user' });
  return printed.join('\n');
}

describe('dactyl search', () => {
  it('prints results of the latest version, the best first', async () => {
    const text = await run('nets', siteDir);
    expect(text).toContain('Nets\n  /docs/net\n  The trawler has nets.');
    expect(text).toContain('1 result.');
    expect(process.exitCode).toBeUndefined();
  });

  it('searches a locale, the tags that are asked for, and as much as is asked for', async () => {
    expect(await run('渔网', siteDir, '--locale', 'zh')).toContain('/zh/docs/net');
    printed = [];
    expect(await run('trawler', siteDir, '--tag', 'docs-default-1.0', '--tag', 'default')).toContain('2 results.');
    printed = [];
    expect(await run('trawler', siteDir, '--limit', '1')).toContain('1 of 2 results; --limit shows more.');
  });

  it('prints JSON', async () => {
    expect(JSON.parse(await run('nets', siteDir, '--json'))).toEqual({
      total: 1,
      hits: [{ url: '/docs/net', category: 'Docs', headings: ['Nets'], excerpt: 'The trawler has nets.' }],
    });
  });

  it('ends with exit code 1 when nothing is found', async () => {
    expect(await run('zeppelin', siteDir)).toBe('Nothing found for "zeppelin".');
    expect(process.exitCode).toBe(1);
  });

  it('says so when a file of the index is damaged', async () => {
    write('damaged/search-index.json', '{"version":2');
    await expect(run('nets', siteDir, '--dir', 'damaged')).rejects.toThrow(/search index is incomplete/);
  });

  it.each<[string, string[], RegExp]>([
    ['there is no index', ['--dir', 'out'], /There is no search index in .*out/],
    ['the locale is unknown', ['--locale', 'zz'], /no locale "zz"/],
    ['the tag is unknown', ['--tag', 'docs-default-2'], /no tag "docs-default-2"/],
    ['the limit is not a number', ['--limit', 'all'], /--limit must be a whole number/],
  ])('says so when %s', async (_, args, message) => {
    await expect(run('nets', siteDir, ...args)).rejects.toThrow(message);
  });
});
