import { describe, expect, it } from 'vitest';
import { runPostBuild, type PostBuildRun } from '../../../../test/run-post-build.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import llmsTxt from './index.js';

const doc = (id: string, title: string, description?: string) => ({ id, permalink: `/docs/${id}`, title, description });
const item = (id: string) => ({ type: 'doc', id });

const DOCS = {
  loadedVersions: [
    {
      isLast: true,
      docs: [
        doc('intro', 'Intro', 'What\n it is.'),
        doc('a', 'A [first]'),
        doc('b', 'B'),
        doc('c', 'C'),
        doc('lone', 'Lone'),
      ],
      sidebars: {
        one: [
          item('intro'),
          { type: 'html', value: '<b>' },
          {
            type: 'category',
            label: 'Guides',
            link: item('a'),
            items: [
              { type: 'category', label: 'Deep', items: [item('c')] },
              { type: 'link', label: 'x', href: '/x' },
              item('b'),
            ],
          },
        ],
        two: [item('b')],
      },
    },
    { isLast: false, docs: [{ ...doc('old', 'Old'), permalink: '/docs/1/old' }], sidebars: {} },
  ],
};
const BLOG = {
  blogTitle: 'News',
  blogPosts: [{ metadata: { permalink: '/news/x', title: 'X', description: 'A post' } }],
};
const PAGES = [
  { type: 'jsx', permalink: '/' },
  { type: 'mdx', permalink: '/about', title: 'About' },
];

const permalinks = ['/docs/intro', '/docs/a', '/docs/b', '/docs/c', '/docs/lone', '/docs/1/old', '/news/x', '/about'];
const twins = Object.fromEntries(
  permalinks.map((permalink) => [`build${permalink}.md`, `# Title of ${permalink}\n\nText.\n`]),
);
const RUN: PostBuildRun = {
  siteConfig: { title: 'Site', tagline: 'For tests', markdown: { twins: true } as never },
  files: twins,
  routes: [...permalinks, '/'].map((path): RouteConfig => ({ path, component: '@theme/X' })),
  allContent: {
    'docusaurus-plugin-content-blog': { default: BLOG },
    'docusaurus-plugin-content-docs': { default: DOCS },
    'docusaurus-plugin-content-pages': { default: PAGES },
    other: { default: { anything: 1 }, none: undefined },
  },
};

describe('llms.txt', () => {
  it('lists pages with a twin by sections, docs of the latest version first', async () => {
    const read = await runPostBuild(llmsTxt, {
      ...RUN,
      locales: { zh: { label: '中文', baseUrl: '/zh/' }, fr: { label: 'Français', baseUrl: '/fr/' } },
      otherPages: ['/zh/docs/intro'],
    });
    expect(read('llms.txt')).toBe(`# Site

> For tests

## Site

- [Intro](https://test.example/docs/intro.md): What it is.
- [Lone](https://test.example/docs/lone.md)
- [About](https://test.example/about.md)

## Guides

- [A \\[first\\]](https://test.example/docs/a.md)
- [C](https://test.example/docs/c.md)
- [B](https://test.example/docs/b.md)

## News

- [X](https://test.example/news/x.md): A post

## Optional

- [中文](https://test.example/zh/llms.txt)
`);
  });

  it('has the texts in a second file, each with its address', async () => {
    const read = await runPostBuild(llmsTxt, { ...RUN, options: { include: ['/news/**', '/about'] } });
    expect(read('llms-full.txt')).toBe(`# Title of /about

<https://test.example/about>

Text.

---

# Title of /news/x

<https://test.example/news/x>

Text.
`);
    expect((await runPostBuild(llmsTxt, { ...RUN, options: { full: false } }))('llms-full.txt')).toBeUndefined();
  });

  it('leaves out what search engines must not list, what the site excludes, and pages without a twin', async () => {
    const { 'build/docs/c.md': _, ...files } = twins;
    const read = await runPostBuild(llmsTxt, {
      ...RUN,
      files,
      hidden: ['/docs/a'],
      options: { exclude: ['/news/**', '/docs/lone'] },
    });
    const listed = [...(read('llms.txt') ?? '').matchAll(/test\.example(\/[^)]*)\.md/g)].map(([, path]) => path);
    expect(listed).toEqual(['/docs/intro', '/about', '/docs/b']);
    expect((await runPostBuild(llmsTxt, { ...RUN, hidden: permalinks }))('llms.txt')).toBeUndefined();
  });

  it('says what it needs', async () => {
    await expect(runPostBuild(llmsTxt, { ...RUN, siteConfig: {} })).rejects.toThrow(/does not write/);
    await expect(runPostBuild(llmsTxt, { ...RUN, options: { include: ['docs'] } })).rejects.toThrow(/include/);
    await expect(runPostBuild(llmsTxt, { ...RUN, options: { ful: true } })).rejects.toThrow(/"ful"/);
  });
});
