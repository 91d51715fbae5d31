import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SiteConfig } from '../../../node/config/types.js';
import type { unstable_PageReading } from '../../../node/plugin-api/page-reader-types.js';
import { createSearch } from '../engine/create-search.js';
import { readSearchSettings, type SearchSettings } from './options.js';
import type { FrontMatterNotes } from './page-notes.js';
import { createPageReader } from './read-made-page.js';
import { writeSearch } from './write-search.js';

let folder: string;
let warnings: string[] = [];
beforeEach(() => void (warnings = []));
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'search-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const button = '<button data-search="{}">Search</button>';
const pageFile = (name: string) => path.join(folder, 'new', name, 'index.html');

function writePage(name: string, text: string, box = button): void {
  mkdirSync(path.dirname(pageFile(name)), { recursive: true });
  writeFileSync(pageFile(name), `<html><body>${box}<main><h1>${name}</h1><p>${text}</p></main></body></html>`);
}

/** Another text of the same length, in a file that looks as if nobody had touched it: who finds it has read it. */
function changeUnseen(name: string, from: string, to: string): void {
  const file = pageFile(name);
  const { atime, mtime } = statSync(file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  utimesSync(file, atime, mtime);
}

interface BuildOptions extends Partial<SearchSettings> {
  title?: string;
  notes?: FrontMatterNotes;
  /** What was read when pages were made. */
  taken?: Record<string, unstable_PageReading>;
}

/** A build into another folder, which takes the place of the one before, with its pages. */
async function build(
  urls: readonly string[],
  { title = 'Site', notes = new Map(), taken = {}, ...own }: BuildOptions = {},
) {
  // The cast: of a configuration this is what is asked for.
  const siteConfig = { title, baseUrl: '/', trailingSlash: true } as SiteConfig;
  const head = Object.fromEntries(urls.map((url) => [url, { noIndex: false }]));
  const [oldDir, outDir] = [path.join(folder, 'old'), path.join(folder, 'new')];
  rmSync(oldDir, { recursive: true, force: true });
  renameSync(outDir, oldDir);
  for (const name of readdirSync(oldDir).filter((entry) => !/^assets$|^search-index/.test(entry)))
    renameSync(path.join(oldDir, name), path.join(mkdir(outDir), name));
  const cacheDir = path.join(folder, 'cache');
  const settings = { ...readSearchSettings({}), searchPagePath: false as const, ...own };
  const warn = (message: string) => void warnings.push(message);
  const site = { oldDir, outDir, siteConfig, baseUrl: '/', head, latest: {}, locale: 'en', cacheDir };
  const readings = { take: (url: string) => taken[url] };
  return writeSearch({ ...site, settings, notes, warn, readings });
}

function mkdir(dir: string): string {
  mkdirSync(dir, { recursive: true });
  return dir;
}

async function find(query: string): Promise<string[]> {
  const search = createSearch(async (file, member) => {
    const bytes = readFileSync(path.join(folder, 'new', file));
    return JSON.parse((member ? inflateRawSync(bytes.subarray(member.from, member.to)) : bytes).toString());
  });
  return (await search.search(query, { facets: ['default'] })).hits.map(({ url }) => url);
}

it('does not lead readers to the page for what is not found', async () => {
  writePage('one', 'The trawler left.');
  writeFileSync(path.join(folder, 'new/404.html'), `<main><h1>Page not found</h1></main>${button}`);
  await build(['/404.html', '/one/']);
  expect(await find('found')).toEqual([]);
  expect(await find('left')).toEqual(['/one/']);
});

describe('settings', () => {
  beforeEach(() => {
    writePage('one', 'The trawler left.');
    writePage('two', 'The trawler stays, the trawler is red.');
  });
  const urls = ['/one/', '/two/'];

  it('keep pages out, by glob or front matter', async () => {
    await build(urls, { exclude: ['/two'] });
    expect(await find('trawler')).toEqual(['/one/']);
    await build(urls, { notes: new Map([['/one/', { exclude: true }]]) });
    expect(await find('trawler')).toEqual(['/two/']);
  });

  it('rank pages, and the front matter wins', async () => {
    await build(urls, { boost: { '/one': 3 } });
    expect((await find('trawler'))[0]).toBe('/one/');
    await build(urls, { boost: { '/one': 3 }, notes: new Map([['/one/', { boost: 0.2 }]]) });
    expect((await find('trawler'))[0]).toBe('/two/');
  });

  it('add keywords, also to a page that is the same as before', async () => {
    await build(urls);
    expect(await find('ketch')).toEqual([]);
    await build(urls, { notes: new Map([['/one/', { keywords: ['ketch'] }]]) });
    expect(await find('ketch')).toEqual(['/one/']);
  });

  it('add pages elsewhere, pin pages, and say when a pin leads nowhere', async () => {
    const external = [{ title: 'Shipyard', url: 'https://example.org/yard', description: 'Where trawlers are built.' }];
    const pins = [
      { queries: ['boats'], url: 'https://example.org/yard' },
      { queries: ['boats'], url: 'two' },
      { queries: ['boats'], url: '/three' },
    ];
    await build(urls, { external, pins });
    expect(await find('shipyard')).toEqual(['https://example.org/yard']);
    expect(await find('Boats')).toEqual(['https://example.org/yard', '/two/']);
    expect(warnings).toEqual(['The search has no page /three, which themeConfig.search.pins names.']);
  });

  it('make an index for the search page where no page has our box', async () => {
    for (const name of ['one', 'two']) writePage(name, 'The trawler left.', '');
    expect(await build(urls)).toBe(false);
    expect(await build(urls, { searchPagePath: 'search' })).toBe(true);
    expect(await find('trawler')).toEqual(['/one/', '/two/']);
  });
});

it('takes what was read when a page was made, unless its file has changed since', async () => {
  writePage('one', 'The trawler left.');
  writePage('two', 'The trawler stays.');
  const read = createPageReader({ title: 'Site', titleDelimiter: '|', keywords: { '/one/': ['ketch'] } });
  const html = '<html><body><main><h1>Made</h1><p>The lighthouse.</p></main></body></html>';
  const take = (name: string, change: number) => {
    const { size, mtimeMs } = statSync(pageFile(name));
    return { text: read({ pathname: `/${name}/`, html, noIndex: false }) ?? '', size, modified: mtimeMs + change };
  };
  expect(read({ pathname: '/one/', html, noIndex: true })).toBeUndefined();
  await build(['/one/', '/two/'], {
    searchPagePath: 'search',
    taken: { '/one/': take('one', 0), '/two/': take('two', 1) },
  });
  expect(await find('lighthouse')).toEqual(['/one/']);
  expect(await find('ketch')).toEqual(['/one/']);
  expect(await find('trawler')).toEqual(['/two/']);
});

describe('the index of a build that follows another one', () => {
  // A whole second, so that the file system gives back the time that it was given.
  const stampAll = (...names: string[]) => {
    for (const name of names) utimesSync(pageFile(name), 1_700_000_000, 1_700_000_000);
  };

  beforeEach(async () => {
    writePage('one', 'The trawler left.');
    writePage('two', 'The harbour is open.');
    stampAll('one', 'two');
    await build(['/one/', '/two/']);
  });

  it('is the one of before where no page has changed', async () => {
    const files = () => readdirSync(path.join(folder, 'new'), { recursive: true }).toSorted();
    const before = files();
    changeUnseen('one', 'trawler', 'ketches');
    expect(await build(['/one/', '/two/'])).toBe(true);
    expect(files()).toEqual(before);
    expect(await find('trawler')).toEqual(['/one/']);
  });

  it('is written again if a file was changed or removed', async () => {
    const [name = ''] = readdirSync(path.join(folder, 'new/assets/search'));
    writeFileSync(path.join(folder, 'new/assets/search', name), '{}');
    await build(['/one/', '/two/']);
    expect(await find('trawler')).toEqual(['/one/']);
    rmSync(path.join(folder, 'new/search-index.json'));
    await build(['/one/', '/two/']);
    expect(await find('harbour')).toEqual(['/two/']);
  });

  it('knows a page that has changed, and reads no other one', async () => {
    changeUnseen('one', 'trawler', 'ketches');
    writePage('two', 'The lighthouse is open.');
    await build(['/one/', '/two/']);
    expect(await find('lighthouse')).toEqual(['/two/']);
    expect(await find('harbour')).toEqual([]);
    expect(await find('trawler')).toEqual(['/one/']);
  });

  it('knows a page that is new, and forgets one that is gone', async () => {
    writePage('# 100%', 'The anchor holds.');
    await build(['/two/', '/%23%20100%25/']);
    expect(await find('anchor')).toEqual(['/%23%20100%25/']);
    expect(await find('trawler')).toEqual([]);
  });

  it('is written again when the title of the site changes', async () => {
    changeUnseen('one', 'trawler', 'ketches');
    await build(['/one/', '/two/'], { title: 'Harbour' });
    expect(await find('ketches')).toEqual(['/one/']);
  });

  it('goes away with the last search box', async () => {
    for (const name of ['one', 'two']) writePage(name, 'The trawler left.', '');
    expect(await build(['/one/', '/two/'])).toBe(false);
    expect(await build(['/one/', '/two/'])).toBe(false);
    expect(readdirSync(path.join(folder, 'new')).toSorted()).toEqual(['one', 'two']);
  });
});
