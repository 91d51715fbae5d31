import { describe, expect, it } from 'vitest';
import type { SiteError } from '../base/site-error.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { ContentReport } from './engine-types.js';
import { contentUse } from './resolve-uses.js';

const known = new Map([
  ['./中文.md', '/docs/zh'],
  ['./as-it-is.md', undefined],
]);
const source = {
  contentDirs: ['/site/docs'],
  isPartial: (file: string) => file.includes('/_'),
  getMetadata: (file: string) => ({ source: file }),
  getAssets: () => ({ image: './cover.png', none: undefined }),
  resolveLink: (link: string) => (known.has(link) ? known.get(link) : null),
};
// The fields that are read.
const site = { siteDir: '/site' } as unknown as Site;
const localeWith = (onBrokenMarkdownLinks: unknown, imageCopies?: object) =>
  ({
    locale: 'en',
    markdown: [source],
    siteConfig: { markdown: { hooks: { onBrokenMarkdownLinks } } },
    imageCopies,
  }) as unknown as LocaleSite;

function report(file: string, own: Partial<ContentReport> = {}): [string, ContentReport] {
  return [file, { id: file, links: [], imports: [], frontMatter: {}, warnings: [], sourceHash: '', ...own }];
}

function useOf(reports: [string, ContentReport][], onBrokenMarkdownLinks: unknown = 'warn', imageCopies?: object) {
  const broken: SiteError[] = [];
  const job = { id: '/site/docs/a.mdx', locale: 'en', file: '/site/docs/a.mdx', processor: 0 };
  const place = {
    site,
    locale: localeWith(onBrokenMarkdownLinks, imageCopies),
    reports: new Map(reports),
    onBrokenLink: (error: SiteError) => void broken.push(error),
  };
  return { use: contentUse(job, place), broken };
}

describe('contentUse', () => {
  it('gives the URLs of Markdown files, query and hash kept, and reports those that are none', () => {
    const at = { line: 1, column: 2 };
    const links = [
      { index: 0, url: './%E4%B8%AD%E6%96%87.md?x#y', ...at },
      { index: 2, url: './as-it-is.md', ...at },
      { index: 3, url: './none.md', ...at },
      { index: 4, url: '@site/docs/as-it-is.md', ...at },
    ];
    const { use, broken } = useOf([report('/site/docs/a.mdx', { links })]);
    expect(use.links).toEqual({ 0: '/docs/zh?x#y' });
    expect(broken.map((error) => [error.message, error.details.line])).toEqual([
      ['The link "./none.md" leads to no Markdown file that is a page.', 1],
      ['The link "@site/docs/as-it-is.md" leads to no Markdown file that is a page.', 1],
    ]);
  });

  it('names the copy of an image of another host, where there is one', () => {
    const links = ['https://a.example/b c.svg', 'https://a.example/none.svg'].map((url, index) => ({
      index,
      url,
      line: 1,
      column: 1,
      isImage: true as const,
    }));
    const find = (url: string) => (url.endsWith('c.svg') ? '/site/third-party/b c.svg' : undefined);
    const { use, broken } = useOf([report('/site/docs/a.mdx', { links })], 'warn', { find });
    expect([use.rewritten, use.links, broken]).toEqual([{ 0: '@site/third-party/b%20c.svg' }, {}, []]);
  });

  it('reports a link without a target, and one to a file of the site that is not there', () => {
    const links = [
      { index: 0, url: '', line: 3, column: 4 },
      { index: 1, url: '@site/absent.pdf', line: 5, column: 6 },
    ];
    const { use, broken } = useOf([report('/site/docs/a.mdx', { links })]);
    expect([use.links, use.rewritten]).toEqual([{}, undefined]);
    expect(broken).toMatchObject([
      { message: 'This link has no target.', details: { file: '/site/docs/a.mdx', line: 3, column: 4 } },
      { message: 'The file "@site/absent.pdf" was not found.', details: { line: 5, column: 6 } },
    ]);
    expect(broken[0]?.details.hint).toContain('](./page.md)');
    expect(broken[1]?.details.hint).toContain('starts from the folder of the site');
  });

  it('hands broken links to the function of the site, which may write another URL', () => {
    const links = [
      { index: 0, url: './none.md', line: 3, column: 4 },
      { index: 1, url: './other.md', line: 5, column: 6 },
    ];
    const asked: unknown[] = [];
    const { use, broken } = useOf([report('/site/docs/a.mdx', { links })], (args: { url: string }) => {
      asked.push(args);
      return args.url === './none.md' ? '/elsewhere' : undefined;
    });
    expect([use.links, use.rewritten, broken]).toEqual([{}, { 0: '/elsewhere' }, []]);
    expect(asked[0]).toEqual({
      sourceFilePath: 'docs/a.mdx',
      url: './none.md',
      node: {
        type: 'link',
        url: './none.md',
        children: [],
        position: { start: { line: 3, column: 4 }, end: { line: 3, column: 4 } },
      },
    });
  });

  it('names the place when the function of the site throws or returns something else', () => {
    const links = [{ index: 0, url: './none.md', line: 3, column: 4 }];
    const reports = [report('/site/docs/a.mdx', { links })];
    const refuse = () => {
      throw new Error('not here');
    };
    expect(() => useOf(reports, refuse)).toThrow('"markdown.hooks.onBrokenMarkdownLinks" failed: not here');
    expect(() => useOf(reports, () => 5)).toThrow('must return a URL or nothing, but returned 5.');
  });

  it('asks the plugin of the file that a link from the folder of the site names', () => {
    const links = [{ index: 0, url: '@site/docs/%E4%B8%AD%E6%96%87.md#x', line: 1, column: 2 }];
    expect(useOf([report('/site/docs/a.mdx', { links })]).use.links).toEqual({ 0: '/docs/zh#x' });
  });

  it('gives what the plugin knows of the file, and the meaning of its imports', () => {
    const imports = ['./_part.mdx', './a.png', '@theme/Tabs'];
    const { use } = useOf([report('/site/docs/a.mdx', { imports }), report('/site/docs/_part.mdx')]);
    expect(use).toMatchObject({ metadata: { source: '/site/docs/a.mdx' }, assets: { image: './cover.png' } });
    expect(use.imports).toMatchObject({
      './_part.mdx': { kind: 'contentUse', use: { file: '/site/docs/_part.mdx', metadata: {} } },
      './a.png': { kind: 'assetFile', file: '/site/docs/a.png' },
      '@theme/Tabs': { kind: 'module', key: '@theme/Tabs' },
    });
  });

  it('takes a file that is imported twice, but none that imports itself', () => {
    const twice = [report('/site/docs/_b.mdx', { imports: ['./_c.mdx'] }), report('/site/docs/_c.mdx')];
    const imports = ['./_b.mdx', './_c.mdx'];
    expect(() => useOf([report('/site/docs/a.mdx', { imports }), ...twice])).not.toThrow();
    const circle = report('/site/docs/_c.mdx', { imports: ['./_b.mdx'] });
    expect(() => useOf([report('/site/docs/a.mdx', { imports }), ...twice, circle])).toThrow(
      'The file imports itself: _b.mdx → _c.mdx → _b.mdx.',
    );
  });
});
