import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Logger } from '../../../node/base/logger.js';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
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
    choices: {
      versions: { default: ['2.0', '1.0'].map((name) => ({ name, label: name })) },
      locales: [],
    },
    hash: () => `file${count++}`,
  });
  for (const { file, content } of files) write(path.join(dir, file), String(content));
}

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
}

const run = (...args: string[]) => runCommand('search', ...args);

async function runCommand(...args: string[]): Promise<string> {
  // The cast: the command prints, and nothing else.
  const logger = { info: (text: string) => void printed.push(text) } as Logger;
  await createProgram(logger).parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

describe('dactyl search', () => {
  it('prints results of the latest version, the best first', async () => {
    const text = await run('nets', siteDir);
    expect(text).toMatch(/^Nets {2}\(\d+\.\d\d\)\n {2}\/docs\/net\n {2}The trawler has nets\.$/m);
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
      hits: [
        {
          url: '/docs/net',
          category: 'Docs',
          headings: ['Nets'],
          excerpt: 'The trawler has nets.',
          score: expect.any(Number),
        },
      ],
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
    ['a filter has no value', ['--filter', 'type'], /--filter must be a name and a value, not "type"/],
    ['a filter is unknown', ['--filter', 'typ=doc'], /has no filter "typ"/],
    ['a filter has an unknown value', ['--filter', 'type=docs'], /the type "docs"/],
  ])('says so when %s', async (_, args, message) => {
    await expect(run('nets', siteDir, ...args)).rejects.toThrow(message);
  });
});

describe('filters of the command', () => {
  it('limit results by version and type', async () => {
    expect(await run('trawler', siteDir, '--filter', 'version=1.0', '--filter', 'type=doc')).toContain('/docs/1.0/net');
    expect(printed.join()).not.toContain('/docs/net');
  });
});

describe('the score', () => {
  it('is taken apart: each word, where it is, and the page as a whole', async () => {
    const text = await run('nets trawler zeppelin', siteDir, '--explain');
    expect(text).toMatch(/^ {4}\d+\.\d\d = \(best section \d+\.\d\d \+ whole page \d+\.\d\d\) × 1\.00$/m);
    expect(text).toMatch(/^ {4}nets, net: \d+\.\d\d in title, text, category or path, \d+ % of the query$/m);
    expect(text).toMatch(/^ {4}zeppelin: not in this section, \d+ % of the query$/m);
  });
});

describe('dactyl search --test', () => {
  const test = async (queries: string, ...args: string[]) => {
    write('queries.yml', queries);
    return run('--test', siteDir, ...args);
  };

  it('says that all queries find what they should', async () => {
    const text = await test(
      [
        '- query: nets',
        '  page: /docs/net/',
        '- { query: trawler, page: [/blog/one], within: 2 }',
        '- { query: 渔网, page: /docs/net, locale: zh }',
        '- { query: trawler, page: /docs/1.0/net, within: 2, filters: { version: "1.0", type: doc } }',
      ].join('\n'),
    );
    expect(text).toBe('4 of 4 queries find what they should.');
    expect(process.exitCode).toBeUndefined();
  });

  it('says what ranks instead, and why', async () => {
    const text = await test('- query: nets\n  page: /docs/net\n\n- query: nets\n  page: /blog/one\n');
    expect(text).toContain(
      '✗ "nets" at queries.yml:4\n  /blog/one should be first; it is not found.\n  1. /docs/net\n',
    );
    expect(text).toMatch(/^ {7}\d+\.\d\d = \(best section/m);
    expect(text).toContain('1 of 2 queries find what they should.');
    expect(process.exitCode).toBe(1);
    printed = [];
    const [, failed] = JSON.parse(
      await test('- query: nets\n  page: /docs/net\n- query: nets\n  page: /blog/one\n', '--json'),
    );
    expect(failed).toMatchObject({
      query: 'nets',
      line: 3,
      isFound: false,
      within: 1,
      instead: [{ url: '/docs/net' }],
    });
  });

  it.each<[string, string, string, number, number, RegExp]>([
    [
      'a page that the index does not have',
      '- query: a\n  page: /docs/nets\n',
      'The search has no page',
      2,
      3,
      /"\/docs\/net"/,
    ],
    ['an unknown field', '- query: a\n  pages: /docs/net\n', 'no field "pages"', 2, 3, /Did you mean "page"/],
    [
      'an unknown filter',
      '- query: a\n  page: /docs/net\n  filters: { typ: doc }\n',
      'no filter "typ"',
      3,
      3,
      /"type"/,
    ],
    ['an unknown locale', '- query: a\n  page: /docs/net\n  locale: zz\n', 'no locale "zz"', 3, 3, /zh/],
    ['no list', 'query: a\n', 'must be a list', 1, 0, /- query: dark mode/],
    ['a rank that is none', '- query: a\n  page: /docs/net\n  within: 0\n', '"within" must be', 3, 3, /within: 3/],
  ])('reports %s', async (_, queries, message, line, column, hint) => {
    const error = await test(queries).catch((one: unknown) => one);
    const [first] = error instanceof SiteErrors ? error.errors : [error];
    expect(first).toBeInstanceOf(SiteError);
    const { details, message: said } = first as SiteError; // it was checked
    expect(said).toContain(message);
    expect(details).toMatchObject({ file: path.join(siteDir, 'queries.yml'), line, ...(column > 0 && { column }) });
    expect(details.hint).toMatch(hint);
  });

  it('reports that there is no file', async () => {
    await expect(run('--test', siteDir, '--queries', 'none.yml')).rejects.toThrow('There are no queries to test.');
    await expect(run()).rejects.toThrow();
  });
});

describe('dactyl report', () => {
  it('tells which queries find their page at another place', async () => {
    write('queries.yml', '- query: nets\n  page: /docs/net\n- query: trawler\n  page: /blog/one\n  within: 3\n');
    writeSearch('before', [page('/blog/one', 'Nets', 'Nets, and a trawler.', 'default')]);
    write('before/index.html', '');
    const before = path.join(siteDir, 'before');
    const text = await runCommand('report', siteDir, '--base', before, '--format', 'json', '--no-check');
    const { answers } = JSON.parse(text) as { answers: unknown }; // the format of the command
    expect(answers).toMatchObject([
      {
        title: 'Search',
        asked: 2,
        moved: [
          {
            question: 'nets → /docs/net',
            before: { answer: 'no such page', isRight: false },
            after: { answer: 'number 1', isRight: true },
          },
        ],
      },
    ]);
  });
});
