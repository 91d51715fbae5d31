import { createHash } from 'node:crypto';
import { constants, deflateRawSync, inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createSearch } from './create-search.js';
import { pageFilter, type ChosenFilters } from './filter-pages.js';
import { createPageIndexer } from './index-page.js';
import type { SearchPage, SearchSection } from './types.js';
import { writeIndex, type IndexInput } from './write-index.js';

const section = (heading: string, text: string, level = 2): SearchSection => ({
  level,
  heading,
  anchor: heading.toLowerCase().replaceAll(' ', '-'),
  text,
});

function page(url: string, title: string, sections: SearchSection[], tag = 'docs-default-current'): SearchPage {
  return {
    url,
    tag,
    kind: 'doc',
    category: 'Guides',
    title,
    sections: [{ level: 1, heading: '', anchor: '', text: '' }, ...sections],
  };
}

const PAGES: SearchPage[] = [
  page('/docs/sidebar', 'Sidebar', [
    section('Items', 'A sidebar holds docs and categories.'),
    section('Labels', 'The label of a doc in the sidebar.', 3),
  ]),
  page('/docs/navbar', 'Navbar', [section('Items', 'The navbar has links; it is not the sidebar.')]),
  page('/docs/代码', '代码块', [section('标题', '每个代码块都可以有标题。')]),
  page('/docs/themeConfig', 'Theme', [section('Colours', 'Set themeConfig.colorMode & <T> as you like.')]),
  page('/blog/first', 'First post', [section('News', 'The sidebar is new.')], 'default'),
  page('/docs/1.0/sidebar', 'Sidebar', [section('Items', 'The sidebar of the past.')], 'docs-default-1.0'),
];

const hash = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 10);
const compress = (text: string) => deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH });

function open(pages: readonly SearchPage[] = PAGES, more: Partial<IndexInput> = {}) {
  const indexPage = createPageIndexer();
  const files = writeIndex({
    pages: pages.map((indexed) => ({ page: indexed, terms: indexPage(indexed) })),
    latest: { default: 'current' },
    hash,
    ...more,
  });
  const byName = new Map(files.map(({ file, content }) => [file, content]));
  const reads: string[] = [];
  const search = createSearch(async (file, member) => {
    reads.push(member ? `${file} ${member.from}` : file);
    const content = byName.get(file);
    if (content === undefined) throw new Error(`No file ${file}`);
    if (typeof content === 'string') return JSON.parse(content);
    return JSON.parse(inflateRawSync(content().subarray(member?.from, member?.to)).toString());
  });
  const urls = async (query: string, facets = ['default', 'docs-default-current']) =>
    (await search.search(query, { facets })).hits.map(({ url }) => url);
  return { search, urls, reads, files };
}

describe('the embedded search', () => {
  it('finds what is in titles, then in headings, then in the text', async () => {
    const { urls } = open();
    const found = await urls('sidebar');
    expect(found[0]).toBe('/docs/sidebar');
    expect(found).toContain('/docs/navbar#items');
    expect((await urls('labels'))[0]).toBe('/docs/sidebar#labels');
  });

  it('takes pins for what every object has, and files with the same hash apart', async () => {
    const pins = ['constructor', '__proto__'].map((query) => ({ queries: [query], url: '/docs/navbar' }));
    const sha = (text: string) => createHash('sha1').update(text).digest('hex');
    // The hashes of all contents, which begin with a bracket, are the same.
    const { urls, files } = open(PAGES, { pins, hash: (text) => (/^[[{]/.test(text) ? 'same' : sha(text)) });
    expect((await urls('Constructor'))[0]).toBe('/docs/navbar');
    expect((await urls('labels'))[0]).toBe('/docs/sidebar#labels');
    expect(new Set(files.map(({ file }) => file)).size).toBe(files.length);
  });

  it('searches only what the facets name', async () => {
    const { urls } = open();
    expect(await urls('sidebar', ['docs-default-1.0'])).toEqual(['/docs/1.0/sidebar']);
    expect(await urls('sidebar', ['default'])).toEqual(['/blog/first#news']);
    expect(await urls('sidebar', ['docs-default-9', '__proto__'])).toEqual([]);
  });

  it('finds words that are unfinished, misspelt or part of a name', async () => {
    const { urls } = open();
    expect((await urls('sideb'))[0]).toBe('/docs/sidebar');
    expect((await urls('navbra'))[0]).toBe('/docs/navbar');
    expect(await urls('colormode')).toEqual(['/docs/themeConfig#colours']);
    expect((await urls('config'))[0]).toBe('/docs/themeConfig#colours');
  });

  it('finds Chinese, also one character', async () => {
    const { urls } = open();
    expect(await urls('代码块')).toEqual(['/docs/代码']);
    expect(await urls('标题')).toEqual([`/docs/代码#${encodeURIComponent('标题')}`]);
    expect(await urls('块')).toContain('/docs/代码');
  });

  it('finds other forms of a word, and synonyms', async () => {
    const { urls } = open([...PAGES, page('/docs/i18n', 'Internationalization', [])]);
    expect((await urls('labeling'))[0]).toBe('/docs/sidebar#labels');
    expect(await urls('i18n')).toEqual(['/docs/i18n']);
    expect((await open(PAGES, { synonyms: [['menu at the side', 'sidebar']] }).urls('menu at the side'))[0]).toBe(
      '/docs/sidebar',
    );
  });

  it('finds names in code, whole and in parts', async () => {
    const { urls } = open([
      ...PAGES,
      page('/docs/a', 'A', [section('Options', 'Set docs.versions to true.')]),
      page('/docs/b', 'B', [section('Options', 'The docs of all versions.')]),
    ]);
    expect((await urls('docs.versions'))[0]).toBe('/docs/a#options');
    expect((await urls('theme config'))[0]).toMatch('/docs/themeConfig');
  });

  it('finds words with their signs, and not what has the letters alone', async () => {
    const { urls } = open([
      page('/docs/a', 'A', [section('Languages', 'Written in C++, not in C# or .NET.')]),
      page('/docs/b', 'B', [section('Plan', 'Plan C: the net of the dev server, at the scope of acme.')]),
      page('/docs/c', 'C', [section('Packages', 'Install @acme/net and run it with --dev-server.')]),
    ]);
    expect(await urls('C++')).toEqual(['/docs/a#languages']);
    expect(await urls('c#')).toEqual(['/docs/a#languages']);
    expect((await urls('.NET'))[0]).toBe('/docs/a#languages');
    expect((await urls('@acme/net'))[0]).toBe('/docs/c#packages');
    expect((await urls('--dev-s'))[0]).toBe('/docs/c#packages');
    expect((await urls('dev server'))[0]).toBe('/docs/b#plan');
  });

  it('prefers the section that explains a name to those that mention it', async () => {
    const table = { ...section('Table', 'onLinks what happens to links'), names: 'onLinks' };
    const { urls } = open([
      page('/docs/a', 'A', [section('Hint', 'See onLinks, onLinks.')]),
      page('/docs/b', 'B', [table]),
    ]);
    expect((await urls('onLinks'))[0]).toBe('/docs/b#table');
  });

  it('mends words of which the first letters are wrong', async () => {
    const { urls } = open();
    expect((await urls('isdebar'))[0]).toBe('/docs/sidebar');
    expect((await urls('sidbear labels'))[0]).toBe('/docs/sidebar#labels');
  });

  it('ranks what is multiplied, and puts pinned pages first', async () => {
    const twins = [page('/docs/a', 'Harbour', []), page('/docs/b', 'Harbour', [])];
    const indexPage = createPageIndexer();
    const pages = twins.map((twin, index) => ({ page: twin, terms: indexPage(twin), factor: index + 1 }));
    expect(await open([], { pages }).urls('harbour')).toEqual(['/docs/b', '/docs/a']);
    const pins = [{ queries: ['Port  town', 'harbour'], url: '/docs/sidebar#labels' }];
    const { urls } = open([...PAGES, ...twins], { pins });
    expect(await urls('harbour')).toEqual(['/docs/sidebar#labels', '/docs/a', '/docs/b']);
    expect((await urls('port town'))[0]).toBe('/docs/sidebar#labels');
    expect(await urls('port town', ['default'])).not.toContain('/docs/sidebar#labels');
  });

  it('finds a page by keywords that it does not show', async () => {
    const indexPage = createPageIndexer();
    const [first] = PAGES;
    if (!first) throw new Error('There are pages.');
    const { urls } = open([], { pages: [{ page: first, terms: indexPage(first, ['left column']) }] });
    expect(await urls('left column')).toEqual(['/docs/sidebar']);
  });

  it('gives a long section once, with the part of it that answers', async () => {
    const parts = ['needle one', 'needle needle two'].map((text) => section('Long', text));
    const { search } = open([page('/docs/long', 'Page', parts)]);
    const { hits, total } = await search.search('needle', { facets: ['docs-default-current'] });
    expect(total).toBe(1);
    expect(hits.map(({ url, excerpt }) => [url, excerpt?.text])).toEqual([['/docs/long#long', 'needle needle two']]);
    expect(hits[0]?.headings.map(({ text }) => text.text)).toEqual(['Page', 'Long']);
  });

  it('says under which headings a hit stands, and marks what was found', async () => {
    const { search } = open();
    const { hits, total } = await search.search('label doc', { facets: ['docs-default-current'], hitsPerPage: 1 });
    expect(total).toBe(1);
    expect(hits).toHaveLength(1);
    expect(hits[0]?.headings.map(({ level, text }) => [level, text.text])).toEqual([
      [1, 'Sidebar'],
      [2, 'Items'],
      [3, 'Labels'],
    ]);
    expect(hits[0]?.excerpt).toEqual({
      text: 'The label of a doc in the sidebar.',
      marks: [
        [4, 9],
        [15, 18],
      ],
    });
  });

  it('leaves text as it is', async () => {
    const { search } = open();
    const { hits } = await search.search('themeConfig', { facets: ['docs-default-current'] });
    expect(hits[0]?.excerpt?.text).toBe('Set themeConfig.colorMode & <T> as you like.');
  });

  it('R261 answers a query of any content', async () => {
    const { search } = open();
    for (const query of [
      '',
      '   ',
      '%',
      '%E0%A4%A',
      '<script>alert(1)</script>',
      '😀👩‍👩‍👧',
      '\ud800',
      '__proto__',
      'a'.repeat(50_000),
      '字'.repeat(50_000),
      '(((',
      '[a-z]+.*?$^',
      'constructor hasOwnProperty toString',
      '\udc00\ud800 代\ud800码',
      'a.b.c:d@e/f',
      '\u0000\u200b\ufeff',
      'ﬁ ﷺ Ⅷ',
      '\\',
    ]) {
      const { hits } = await search.search(query, { facets: ['default', 'docs-default-current'] });
      expect(Array.isArray(hits)).toBe(true);
    }
  });

  it('gives the results of further pages', async () => {
    const { search } = open();
    const ask = (number: number) =>
      search.search('sidebar', { facets: ['default', 'docs-default-current'], page: number, hitsPerPage: 2 });
    const [first, second] = [await ask(0), await ask(1)];
    expect(first.total).toBe(second.total);
    expect(first.hits.map(({ id }) => id)).not.toContain(second.hits[0]?.id);
  });

  it('reads only what it needs, once', async () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      page(`/docs/${index}`, `Page ${index}`, [section('Text', `word${index} and others ${'filler '.repeat(40)}`)]),
    );
    const { urls, reads, files } = open(many, { shardSize: 2000, chunkSize: 2000 });
    expect((await urls('word123'))[0]).toBe('/docs/123#text');
    expect(files.length).toBeGreaterThan(40);
    expect(reads.length).toBeLessThan(20);
    const before = reads.length;
    await urls('word123');
    expect(reads).toHaveLength(before);
    expect((await urls('word29'))[0]).toBe('/docs/29#text');
  });

  it('asks again for what could not be read', async () => {
    const { files } = open();
    let isOnline = false;
    const search = createSearch(async (file) => {
      if (!isOnline) throw new Error('offline');
      return JSON.parse(String(files.find((written) => written.file === file)?.content));
    });
    await expect(search.search('sidebar', { facets: ['default'] })).rejects.toThrow('offline');
    isOnline = true;
    expect((await search.search('sidebar', { facets: ['default'] })).total).toBe(1);
  });
});

describe('the files of the index', () => {
  it('part long pages between sections, and hits still know the headings around them', async () => {
    const long = page('/docs/long', 'Long', [
      section('Part', 'filler '.repeat(100)),
      section('Inner', 'filler '.repeat(100), 3),
      section('Last', 'needle', 4),
    ]);
    const { search, files } = open([long], { chunkSize: 500 });
    expect(files.length).toBeGreaterThan(5);
    const { hits } = await search.search('needle', { facets: ['docs-default-current'] });
    expect(hits[0]?.headings.map(({ text }) => text.text)).toEqual(['Long', 'Part', 'Inner', 'Last']);
  });

  it('are few in packs, of which the same is read', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      page(`/docs/${index}`, `Page ${index}`, [section('Text', `word${index} and others ${'filler '.repeat(40)}`)]),
    );
    const sizes = { shardSize: 2000, chunkSize: 2000 };
    const apart = open(many, sizes);
    const packed = open(many, { ...sizes, packs: { hash, compress }, packSize: 2000, mostFiles: 10 });
    expect(packed.files.filter(({ file }) => file.endsWith('.bin')).length).toBeGreaterThan(1);
    expect(packed.files.length).toBeLessThan(apart.files.length / 2);
    for (const query of ['word12', 'word5', 'filler', 'wrod7'])
      expect(await packed.urls(query)).toEqual(await apart.urls(query));
    expect(packed.reads.length).toBe(apart.reads.length);
  });

  it('compress what a section more has changed, and are the same as without what is kept', () => {
    const many = Array.from({ length: 100 }, (_, index) =>
      page(`/docs/${index}`, `Page ${index}`, [
        section('Text', `word${index} word${index + 1} ${'filler '.repeat(40)}`),
      ]),
    );
    const sizes = { shardSize: 300, chunkSize: 2000, packSize: 2000, mostFiles: 10 };
    const write = (pages: SearchPage[], packs: IndexInput['packs']) =>
      open(pages, { ...sizes, packs }).files.map(({ file, content, members = [] }) => ({
        file,
        members,
        content: typeof content === 'string' ? content : Buffer.from(content()).toString('base64'),
      }));
    const before = write(many, { hash, compress });
    const kept = new Map<string, Uint8Array>();
    for (const { content, members } of before) {
      let from = 0;
      const bytes = Buffer.from(content, 'base64');
      for (const member of members) kept.set(member.hash, bytes.subarray(from, (from += member.size)));
    }
    let [compressed, all] = [0, 0];
    const count = (text: string) => (compressed++, compress(text));
    const edited = many.map((one, index) =>
      index === 50 ? { ...one, sections: [...one.sections, section('An edit', 'One paragraph more.')] } : one,
    );
    const store = { sizeOf: (name: string) => kept.get(name)?.length, bytesOf: (name: string) => kept.get(name) };
    const after = write(edited, { hash, compress: count, kept: store });
    expect(after).toEqual(write(edited, { hash, compress: (text) => (all++, compress(text)) }));
    expect(compressed).toBeGreaterThan(0);
    expect(compressed).toBeLessThan(all / 4);
  });

  it('are the same for the same pages', () => {
    expect(open().files).toEqual(open().files);
  });

  it('are there for a site without pages', async () => {
    const { urls } = open([]);
    expect(await urls('anything')).toEqual([]);
  });
});

describe('filters', () => {
  const filtered: SearchPage[] = [
    { ...page('/docs/a', 'Nets', []), section: 'Gear' },
    { ...page('/docs/b', 'Nets and ropes', []), section: 'Use' },
    { ...page('/docs/1.0/a', 'Nets', [], 'docs-default-1.0'), section: 'Gear' },
    { ...page('/blog/a', 'Nets', [], 'default'), kind: 'blog', category: 'Blog' },
    { ...page('/changes/1', 'Nets', [], 'default'), kind: 'changelog', category: 'Changes' },
  ];
  const labels: Record<string, string[]> = { '/docs/b': ['rope', 'net'], '/blog/a': ['net'] };
  const choices = { versions: {}, locales: [] };

  async function urlsWith(chosen: ChosenFilters) {
    const indexPage = createPageIndexer();
    const pages = filtered.map((one) => ({ page: one, terms: indexPage(one), labels: labels[one.url] ?? [] }));
    const { search, reads } = open([], { pages, choices, pins: [{ queries: ['nets'], url: '/docs/b' }] });
    const file = await search.readFilters();
    const accepts = file && pageFilter(file, chosen);
    const facets = ['default', 'docs-default-current', 'docs-default-1.0'];
    const { hits, total } = await search.search('nets', { facets, ...(accepts && { accepts }) });
    expect(total).toBe(hits.length);
    return { urls: hits.map(({ url }) => url).toSorted(), reads };
  }

  it.each<[ChosenFilters, string[]]>([
    [{}, ['/blog/a', '/changes/1', '/docs/1.0/a', '/docs/a', '/docs/b']],
    [{ section: 'Gear' }, ['/docs/1.0/a', '/docs/a']],
    [{ type: 'changelog' }, ['/changes/1']],
    [{ tag: 'net' }, ['/blog/a', '/docs/b']],
    [{ tag: 'net', type: 'doc' }, ['/docs/b']],
    [{ section: 'Blog', tag: 'rope' }, []],
    [{ section: 'None' }, []],
    [{ type: 'none' }, []],
  ])('limit results and pins (%o)', async (chosen, urls) => {
    expect((await urlsWith(chosen)).urls).toEqual(urls);
  });

  it('cost one file, and nothing where there is nothing to choose', async () => {
    const { reads } = await urlsWith({ tag: 'net' });
    expect(reads.slice(0, 2)).toEqual(['search-index.json', expect.stringMatching(/^assets\/search\//)]);
    // Fewer hits are in fewer chunks.
    expect(reads.length).toBeLessThanOrEqual((await urlsWith({})).reads.length);
    const { search, files } = open([page('/docs/a', 'Nets', [])], { choices });
    expect(await search.readFilters()).toBeUndefined();
    expect(JSON.parse(String(files.at(-1)?.content))).not.toHaveProperty('filters');
  });
});

it('refuses an index that names more sections than it has, instead of making room for them', async () => {
  const { files } = open();
  const damaged = createSearch(async (file) => {
    const content = JSON.parse(String(files.find((one) => one.file === file)?.content));
    return 'headingLengths' in content ? { ...content, sections: '_____B' } : content;
  });
  await expect(damaged.search('sidebar', { facets: ['default'] })).rejects.toThrow('The search index is damaged.');
});
