/** The changelog of the website: made by `dactyl/plugin-changelog`, from one file for each language. */
import { describe, expect, inject, it } from 'vitest';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { openWebsiteOutput } from '../setup/website-output.js';
import { CHANGELOG_VERSIONS } from './changelog-versions.js';

const output = openWebsiteOutput();

const LOCALES = [
  { name: 'English', base: '', title: 'Changelog' },
  { name: 'Chinese', base: '/zh', title: '更新日志' },
] as const;

async function statusOf(pathname: string): Promise<number> {
  return (await fetch(inject('builtSite') + pathname)).status;
}

/** What a list page shows, as texts of the links to releases. */
function versionsOn(page: HtmlElement): string[] {
  return page.all('article h3 a').map((link) => link.text);
}

describe.each(LOCALES)('the changelog in $name', ({ base, title }) => {
  const listFile = (page: number) => `${base}/changelog${page === 1 ? '' : `/page/${page}`}.html`.slice(1);

  it('R047 lists the releases, the newest first', () => {
    const page = output.page(listFile(1));
    expect(page.one('title').text).toBe(`${title} | Dactyl`);
    expect(page.one('main h1').text).toBe(title);
    expect(versionsOn(page)[0]).toBe('3.6.3');
    expect(page.one('main article time').attributes.datetime).toBe('2024-11-22T00:00:00.000Z');
    expect(page.one('main article h3 a').attributes.href).toBe(`${base}/changelog/3.6.3`);
  });

  it('says on the first page alone whose history it tells', () => {
    const introduction = (page: number) =>
      output
        .page(listFile(page))
        .all('main header p')
        .map(({ text }) => text)
        .join(' ');
    expect(introduction(1)).toMatch(/Dactyl did not exist|Dactyl 还不存在/);
    expect(introduction(2)).toMatch(/^(?:Page 2 of 6|第 2 页，共 6 页)$/);
  });

  it('R048 has the pages 2 to 5', async () => {
    for (const page of [2, 3, 4, 5]) expect(await statusOf(`${base}/changelog/page/${page}`), `${page}`).toBe(200);
  });

  it('R049 ends with page 6', async () => {
    expect(await statusOf(`${base}/changelog/page/6`)).toBe(200);
    expect(await statusOf(`${base}/changelog/page/7`)).toBe(404);
    expect(output.page(listFile(6)).all('.pagination-nav__link--next')).toEqual([]);
  });

  it('R050 has a page about its authors, the core team', async () => {
    expect(await statusOf(`${base}/changelog/authors`)).toBe(200);
    const names = output.page(`${base}/changelog/authors.html`.slice(1)).all('main h2');
    expect(names.map(({ text }) => text)).toEqual([expect.stringMatching(/^(?:Core team|核心团队)/)]);
  });

  /** Releases whose name fits: how many there are, and which of them have no page with their name and date. */
  async function releases(pattern: RegExp): Promise<{ count: number; missing: string[] }> {
    const versions = CHANGELOG_VERSIONS.filter(([version]) => pattern.test(version));
    const missing: string[] = [];
    for (const [version, date] of versions) {
      const file = `${base}/changelog/${version}.html`.slice(1);
      const isServed = output.has(file) && (await statusOf(`${base}/changelog/${version}`)) === 200;
      const main = isServed ? output.page(file).one('main') : undefined;
      const shown = [main?.one('h1').text, main?.one('time').attributes.datetime];
      if (shown.join() !== `${version},${date}T00:00:00.000Z`) missing.push(version);
    }
    return { count: versions.length, missing };
  }

  it('R051 has a page for each alpha release of 2.0.0', async () => {
    expect(await releases(/^2\.0\.0-alpha\./)).toEqual({ count: 52, missing: [] });
  });

  it('R052 has a page for each beta release of 2.0.0', async () => {
    expect(await releases(/^2\.0\.0-beta\./)).toEqual({ count: 23, missing: [] });
  });

  it('R053 has a page for the candidate of 2.0.0', async () => {
    expect(await releases(/^2\.0\.0-rc\./)).toEqual({ count: 1, missing: [] });
  });

  it('R054 has a page for each stable release of 2.x', async () => {
    expect(await releases(/^2\.\d+\.\d+$/)).toEqual({ count: 10, missing: [] });
  });

  it('R055 has a page for each release of 3.x', async () => {
    expect(await releases(/^3\.\d+\.\d+$/)).toEqual({ count: 17, missing: [] });
  });

  it('R056 ends with the entry "V2 Changelog"', async () => {
    expect(versionsOn(output.page(listFile(6))).at(-1)).toBe('V2 Changelog');
    const link = output.page(listFile(6)).all('article h3 a').at(-1)?.attributes.href ?? '';
    expect(decodeURI(link)).toBe(`${base}/changelog/V2 Changelog`);
    expect(await statusOf(`${base}/changelog/V2%20Changelog`)).toBe(200);
    expect(output.page(`${base}/changelog/V2 Changelog.html`.slice(1)).one('main h1').text).toBe('V2 Changelog');
  });

  it('R057 has no archive, and no tags', async () => {
    expect(await statusOf(`${base}/changelog/archive`)).toBe(404);
    expect(await statusOf(`${base}/changelog/tags`)).toBe(404);
  });

  it('R220 shows 20 releases on a page, in the order of their history', () => {
    const pages = [1, 2, 3, 4, 5, 6].map((page) => versionsOn(output.page(listFile(page))));
    expect(pages.map((versions) => versions.length)).toEqual([20, 20, 20, 20, 20, 4]);
    expect(pages.flat()).toEqual(CHANGELOG_VERSIONS.map(([version]) => version));
  });
});

describe('an entry of the changelog', () => {
  const page = output.page('changelog/3.6.2.html');

  it('stands between its neighbours', () => {
    const links = page.all('.pagination-nav__link').map(({ attributes }) => attributes.href);
    expect(links).toEqual(['/changelog/3.6.3', '/changelog/3.6.1']);
  });

  it('keeps the order of the file where a day has several', () => {
    const links = output.page('changelog/3.3.1.html').all('.pagination-nav__link');
    expect(links.map(({ attributes }) => attributes.href)).toEqual(['/changelog/3.3.2', '/changelog/3.3.0']);
  });

  it('has its sections in the table of contents, and all releases beside it', () => {
    const sections = page.all('.table-of-contents__link').map(({ text }) => text);
    expect(sections).toEqual(['What changed', 'On a Dactyl site']);
    const years = page.all('.dactyl-blog-sidebar a').map(({ attributes }) => attributes.href);
    expect(years).toHaveLength(CHANGELOG_VERSIONS.length);
  });

  it('is HTML alone, as are the lists', () => {
    for (const file of ['changelog/3.6.2.html', 'changelog.html', 'zh/changelog/page/2.html'])
      expect(output.read(file), file).not.toContain('<!--island:');
  });
});

it('The changelog has feeds of its own', () => {
  const entry = 'https://dactyl.example/changelog/3.6.3';
  for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
    expect(output.read(`changelog/${feed}`)).toContain(entry);
    expect(output.read('changelog.html')).toContain(`/changelog/${feed}`);
  }
});
