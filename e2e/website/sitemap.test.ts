/** What the website tells search engines and language models, read from the files. */
import { SaxesParser } from 'saxes';
import { describe, expect, inject, it } from 'vitest';
import { checkStructuredData, breadcrumbProblems } from '../setup/structured-data.js';
import { openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const HOST = 'https://dactyl.example';
const output = openWebsiteOutput();
/** Not parsed: that takes ten seconds. */
const pages = pageFiles(output).map((file) => ({ file, html: output.read(file) }));
const isNoIndex = (html: string) => /<meta [^>]*name="robots"[^>]* content="[^"]*noindex/.test(html);

interface Item {
  loc: string;
  lastmod?: string;
}

/** The items of a sitemap, by a parser that allows no mistake. */
function readSitemap(file: string): Item[] {
  const items: Record<string, string>[] = [];
  const parser = new SaxesParser({ xmlns: true });
  let name = '';
  parser.on('opentag', (tag) => {
    ({ name } = tag);
    expect(tag.uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    if (name === 'url') items.push({});
  });
  parser.on('text', (text) => {
    const item = items.at(-1);
    if (item && text.trim() !== '') item[name] = text;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(output.read(file)).close();
  // The cast: each has a place, or the first expectation below fails.
  return items as unknown as Item[];
}

const SITEMAPS = [
  { file: 'sitemap.xml', home: `${HOST}/` },
  { file: 'zh/sitemap.xml', home: `${HOST}/zh/` },
];
const urls = SITEMAPS.flatMap(({ file }) => readSitemap(file).map(({ loc }) => loc));
const paths = new Set(urls.map((url) => decodeURI(url.slice(HOST.length))));
const both = (path: string) => [path, `/zh${path}`];

describe('the sitemaps', () => {
  it.each(SITEMAPS)(
    '$file lists the pages of its language once, with the day of their last change',
    ({ file, home }) => {
      const items = readSitemap(file);
      const listed = items.map(({ loc }) => loc);
      expect(new Set(listed).size).toBe(listed.length);
      expect(listed.length).toBeGreaterThan(150);
      expect(listed.filter((url) => !url.startsWith(home))).toEqual([]);
      const dated = items.filter(({ lastmod }) => lastmod !== undefined);
      expect(dated.length).toBeGreaterThan(50);
      for (const { lastmod } of dated) expect(lastmod).toMatch(/^20\d\d-\d\d-\d\d$/);
    },
  );

  it('R021 agree with the canonical addresses of pages, and only home pages end in a slash', () => {
    const canonical = pages.flatMap(({ file, html }) => {
      const [, url] = /<link [^>]*rel="canonical" href="([^"]*)"/.exec(html) ?? [];
      const isPage = html.includes('id="__docusaurus"') && !isNoIndex(html) && !file.endsWith('404.html');
      return isPage && url !== undefined ? [decodeURI(url)] : [];
    });
    const ends = [...canonical, ...urls].filter((url) => url.endsWith('/'));
    expect([...new Set(ends)].toSorted()).toEqual(SITEMAPS.map(({ home }) => home).toSorted());
    const known = new Set(canonical);
    expect(urls.map(decodeURI).filter((url) => !known.has(url))).toEqual([]);
    // What is written is PATH.html, so that these addresses need no rule of the server.
    for (const path of paths) expect(output.has(fileOf(path)), path).toBe(true);
  });

  it('R222 R226 R122 R115 list ordinary pages, and none that keep themselves from search engines', () => {
    for (const path of ['/docs', '/docs/installation', '/blog', '/versions', '/style-guide'].flatMap(both))
      expect(paths, path).toContain(path);
    const hidden = ['/tests/blog/unlisted-post', '/examples/noIndex', '/tests/pages/unlisted', '/search', '/404.html'];
    for (const path of hidden.flatMap(both)) expect(paths, path).not.toContain(path);
    expect([...paths].filter((path) => isNoIndex(output.read(fileOf(path))))).toEqual([]);
    expect([...paths].filter((path) => /^(?:\/zh)?\/tests\/docs/.test(path))).toEqual([]);
  });

  it('R115 leave out the page that shows how to stay away from them, as the search and the lists for models do', () => {
    for (const [file, title] of [
      ['examples/noIndex.html', 'A page that is not indexed'],
      ['zh/examples/noIndex.html', '不被收录的页面'],
    ] as const) {
      const page = output.page(file);
      expect(page.one('h1').text).toBe(title);
      expect(page.one('meta[name="robots"]').attributes.content).toBe('noindex');
      expect([...page.one('article').text.matchAll(/\p{Script=Han}|[\w'-]+/gu)].length).toBeGreaterThan(150);
    }
    for (const { file } of SITEMAPS) expect(output.read(file)).not.toContain('examples/noIndex');
    expect(output.read('sitemap.xml')).toContain('/examples/markdownPageExample');
    expect(output.read('llms.txt')).not.toContain('examples/noIndex');
    expect(output.read('llms-full.txt')).not.toContain('A page that is not indexed');
  });

  it('R327 leave out the test blog and the test pages, in both languages', () => {
    expect([...paths].filter((path) => /\/tests\/(?:blog|pages)/.test(path))).toEqual([]);
    expect(output.has('tests/blog.html')).toBe(true);
  });

  it('are named in robots.txt, which forbids nothing', () => {
    const lines = output.read('robots.txt').split('\n');
    expect(lines.filter((line) => /^(?:Allow|Disallow|Sitemap)/.test(line))).toEqual([
      'Allow: /',
      ...SITEMAPS.map(({ file }) => `Sitemap: ${HOST}/${file}`),
    ]);
  });
});

function fileOf(path: string): string {
  if (path === '/' || path === '/zh/') return `${path.slice(1)}index.html`;
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
}

describe('the languages', () => {
  it('R009 are declared with English as the default one', () => {
    for (const file of output.files().filter((name) => /^(?:zh\/)?assets\/data\/site-\w+\.json$/.test(name))) {
      // The cast: what the build writes for components of the browser.
      const { i18n } = JSON.parse(output.read(file)) as { i18n: { defaultLocale: string; locales: string[] } };
      expect([i18n.defaultLocale, i18n.locales]).toEqual(['en', ['en', 'zh']]);
    }
    const english = output.page('index.html');
    expect(english.attributes.lang).toBe('en');
    const [fallback] = english.all('link[hreflang="x-default"]');
    expect(fallback?.attributes.href).toBe(`${HOST}/`);
  });
});

describe('structured data', () => {
  it('is valid on every page', () => {
    const seen = new Map<string, number>();
    for (const { file, html } of pages) {
      for (const [, json = ''] of html.matchAll(/<script [^>]*type="application\/ld\+json">([^<]*)</g)) {
        const data: unknown = JSON.parse(json);
        expect(checkStructuredData(data), file).toEqual([]);
        const type = String((data as { '@type'?: unknown })['@type']); // an object, as was just checked
        seen.set(type, (seen.get(type) ?? 0) + 1);
      }
    }
    expect(seen.get('WebSite')).toBe(2);
    expect(seen.get('BlogPosting')).toBeGreaterThan(100);
    expect(seen.get('Blog')).toBeGreaterThan(2);
    expect(seen.get('TechArticle')).toBeGreaterThan(100);
    expect(seen.get('FAQPage')).toBe(2);
  });

  it('tells the way to docs, in either language', () => {
    for (const file of ['docs/installation.html', 'docs/sidebar/items.html', 'docs/api/themes/configuration.html'])
      for (const name of [file, `zh/${file}`]) expect(breadcrumbProblems(output.page(name)), name).toEqual([[]]);
  });

  it('says on home pages how the site is searched, by a page that exists', () => {
    for (const [file, home] of [
      ['index.html', `${HOST}/`],
      ['zh/index.html', `${HOST}/zh/`],
    ] as const) {
      const [script] = output.page(file).all('script[type="application/ld+json"]');
      expect(JSON.parse(script?.text ?? '')).toMatchObject({
        '@type': 'WebSite',
        url: home,
        name: 'Dactyl',
        potentialAction: { target: { urlTemplate: `${home}search?q={search_term_string}` } },
      });
    }
    expect(output.has('search.html') && output.has('zh/search.html')).toBe(true);
  });
});

describe('llms.txt', () => {
  it.each(['', 'zh/'])('lists texts that are there, and holds them in a second file: %s', (prefix) => {
    const list = output.read(`${prefix}llms.txt`);
    expect(list).toMatch(/^# Dactyl\n\n> .+\n\n## /);
    const links = [...list.matchAll(/^- \[(?:\\.|[^\]])+\]\((\S+?)\)/gm)].map(([, url = '']) => decodeURI(url));
    const texts = links.filter((url) => url.endsWith('.md'));
    expect(texts.length).toBeGreaterThan(60);
    for (const url of texts) expect(output.has(url.slice(HOST.length + 1)), url).toBe(true);
    expect(links.filter((url) => !url.endsWith('.md'))).toEqual([`${HOST}/${prefix === '' ? 'zh/' : ''}llms.txt`]);
    expect(list).not.toMatch(/\/tests\/|\/changelog/);
    const full = output.read(`${prefix}llms-full.txt`);
    expect(full).toContain(`<${HOST}/${prefix}docs/installation>`);
    expect(full.split('\n\n---\n\n# ').length).toBeGreaterThanOrEqual(texts.length);
  });

  it('has a skill beside it, where agents look for one', async () => {
    const index = await fetch(`${inject('builtSite')}/.well-known/agent-skills/index.json`);
    // The cast: a shape of which the test uses one field.
    const { skills } = (await index.json()) as { skills: { url: string }[] };
    expect(skills.map(({ url }) => url)).toEqual(['/.well-known/agent-skills/dactyl/SKILL.md']);
    const skill = await fetch(inject('builtSite') + (skills[0]?.url ?? ''));
    expect(await skill.text()).toMatch(/^---\nname: dactyl\ndescription: .+\n---\n/);
  });

  it('is served as text', async () => {
    const response = await fetch(`${inject('builtSite')}/llms.txt`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    await response.arrayBuffer();
  });
});
