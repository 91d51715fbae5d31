import { describe, expect, it } from 'vitest';
import type { CompiledMarkdown, Reference } from '../markdown/types.js';
import type { SiteError } from '../base/site-error.js';
import type { SiteData } from '../../shared/render.js';
import { contentKey } from './compile-content.js';
import type { ContentUse } from './engine-types.js';
import { linkUse, type ContentFacts, type LinkParts } from './link-uses.js';

// The fields that are read.
const site = (trailingSlash?: boolean) =>
  ({ i18n: { currentLocale: 'en' }, siteConfig: { baseUrl: '/base/', trailingSlash } }) as unknown as SiteData;

const assets = {
  find: (url: string) =>
    url.startsWith('./there')
      ? { file: `/site/${url.slice(2)}`, missing: [] }
      : { file: undefined, missing: ['/site/x'] },
  emit: (file: string) => ({
    url: '/base/assets/there-1.pdf',
    output: 'assets/there-1.pdf',
    ...(file.includes('torn') && { problem: 'torn' }),
  }),
  emitStyleSheet: () => ({ url: '', outputs: [] }),
  suggest: () => 'near.png',
};

/** What one reference of a page becomes. */
function link(
  reference: Pick<Reference, 'kind' | 'url' | 'isOptional'>,
  options: { trailingSlash?: boolean; known?: string; rewritten?: string; onBroken?: LinkParts['onBrokenImages'] } = {},
) {
  const lists = { links: [], anchors: [], assets: [], missing: [], warnings: [], brokenImages: [], unchecked: [] };
  const facts: ContentFacts & { html?: string } = lists;
  const compiled = {
    body: { kind: 'html', html: '<a href="dactyl-ref:0">' },
    references: [{ ...reference, line: 1, column: 1 }],
    anchors: ['a'],
    frontMatter: {},
    contentTitle: undefined,
    toc: [],
    tocInserts: [],
    warnings: [],
  } as unknown as CompiledMarkdown; // the fields that are read
  const use = {
    id: '/site/a.md',
    file: '/site/a.md',
    metadata: {},
    assets: {},
    links: (options.known === undefined ? {} : { 0: options.known }) as ContentUse['links'], // one of the two
    imports: {},
    ...(options.rewritten !== undefined && { rewritten: { 0: options.rewritten } }),
  };
  const parts = {
    ...(options.onBroken && { onBrokenImages: options.onBroken }),
    siteDir: '/site',
    site: site(options.trailingSlash),
    assets,
    pathname: '/base/docs/a',
    compiled: new Map([[contentKey('en', use.id), compiled]]),
  };
  const { body } = linkUse(use, parts, facts);
  return { ...facts, html: body.kind === 'html' ? body.html : '' };
}

describe('a link of a page', () => {
  it.each([
    ['/docs/b', '/base/docs/b/', '/base/docs/b'],
    ['/base/docs/b/', '/base/docs/b/', '/base/docs/b'],
    ['../b#x', '../b/#x', '../b#x'],
    ['?x=1', '?x=1', '?x=1'],
    ['#x', '#x', '#x'],
  ])('%s is checked as %s or %s', (url, withSlash, without) => {
    expect(link({ kind: 'link', url }, { trailingSlash: true }).links).toEqual([withSlash]);
    expect(link({ kind: 'link', url }, { trailingSlash: false }).links).toEqual([without]);
  });

  it('to a Markdown file leads where its plugin said', () => {
    expect(link({ kind: 'link', url: './b.md' }, { known: '/base/docs/b' }).links).toEqual(['/base/docs/b']);
  });

  it('that a function of the site has rewritten is read like any other', () => {
    const { html, links } = link({ kind: 'link', url: './b.md' }, { rewritten: '/docs/c' });
    expect([html, links]).toEqual(['<a href="/base/docs/c">', ['/base/docs/c']]);
  });

  it.each(['pathname:///files/x', 'https://elsewhere.example', 'mailto:a@b.example'])('%s is not checked', (url) => {
    expect(link({ kind: 'link', url }).links).toEqual([]);
  });

  it('to a file is an asset when the file is there', () => {
    const there = link({ kind: 'link', url: './there.pdf?x' });
    expect([there.links, there.assets]).toEqual([[], [{ file: '/site/there.pdf?x', output: 'assets/there-1.pdf' }]]);
    const absent = link({ kind: 'link', url: './absent.pdf' });
    expect([absent.links, absent.missing]).toEqual([['./absent.pdf'], ['/site/x']]);
  });
});

describe('a file that is not there', () => {
  it.each([
    [{ kind: 'image' as const, url: './absent.png' }, 'The image "./absent.png" was not found.', 'this file'],
    [{ kind: 'image' as const, url: '/absent.png' }, 'The image "/absent.png" was not found.', 'static folders'],
  ])('is an error with its place and a near name', (reference, message, rule) => {
    const error = failure(() => link(reference));
    expect(error).toMatchObject({ message, details: { file: '/site/a.md', line: 1, column: 1 } });
    expect(error?.details.hint).toMatch(/^Did you mean "near\.png"\? /);
    expect(error?.details.hint).toContain(rule);
  });

  it('is reported and left as it is written where the configuration says so', () => {
    const image = { kind: 'image' as const, url: './absent.png' };
    const warned = link(image, { onBroken: 'warn' });
    expect(warned.brokenImages).toMatchObject([{ message: 'The image "./absent.png" was not found.' }]);
    expect(warned.html).toBe('<a href="./absent.png">');
    // Nothing looks for it once more.
    expect(warned.unchecked).toEqual(['./absent.png']);
    expect(link(image, { onBroken: 'ignore' })).toMatchObject({ brokenImages: [], html: '<a href="./absent.png">' });
    expect(link({ kind: 'image', url: '' }, { onBroken: 'log' }).brokenImages).toMatchObject([
      { message: 'This image has no URL.' },
    ]);
  });

  it('has the URL that a function of the site gives', () => {
    const image = { kind: 'image' as const, url: './absent.png' };
    const asked: unknown[] = [];
    const html = link(image, { onBroken: (args) => (asked.push(args.sourceFilePath), '/none.png') }).html;
    expect([html, asked]).toEqual(['<a href="/base/none.png">', ['a.md']]);
    expect(link(image, { onBroken: () => {} }).html).toBe('<a href="./absent.png">');
  });

  it('may be written as Windows writes paths', () => {
    const error = failure(() => link({ kind: 'image', url: '..%5Cimg%5Cb.png' }));
    expect(error?.details.hint).toContain('Write "../img/b.png"');
  });

  it('may be an image in raw HTML', () => {
    expect(link({ kind: 'image', url: './absent.png', isOptional: true }).missing).toEqual(['/site/x']);
  });
});

it('an image that cannot be read is a warning', () => {
  expect(link({ kind: 'image', url: './there-torn.png' }).warnings).toEqual([
    { file: '/site/a.md', line: 1, column: 1, message: expect.stringContaining('(torn)') as string },
  ]);
});

function failure(run: () => unknown): SiteError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    return error as SiteError; // what `linkUse` throws
  }
}
