import { createHash } from 'node:crypto';
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
      label: 'Now',
      path: '/docs',
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
    {
      isLast: false,
      label: '1.x',
      path: '/docs/1',
      docs: [{ ...doc('old', 'Old'), permalink: '/docs/1/old' }],
      sidebars: {},
    },
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

describe('a skill', () => {
  it('tells agents where to read, and is where they look for it', async () => {
    const read = await runPostBuild(llmsTxt, { ...RUN, options: { skill: true, include: ['/docs/intro'] } });
    const skill = read('.well-known/agent-skills/site/SKILL.md') ?? '';
    expect(skill).toMatch(
      /^---\nname: site\ndescription: "For tests\. Read this documentation [^"]*Site\."\n---\n\n# Site\n/,
    );
    expect(skill).toContain('- [Intro](https://test.example/docs/intro.md): What it is.');
    expect(read('skill.md')).toBe(skill);
    const digest = createHash('sha256').update(skill).digest('hex');
    expect(JSON.parse(read('.well-known/agent-skills/index.json') ?? '')).toMatchObject({
      skills: [
        { name: 'site', type: 'skill-md', url: '/.well-known/agent-skills/site/SKILL.md', digest: `sha256:${digest}` },
      ],
    });
  });

  it('keeps within the limit of lists: descriptions of pages go', async () => {
    const whole = (await runPostBuild(llmsTxt, { ...RUN, options: { skill: true } }))('skill.md') ?? '';
    const options = { skill: true, listLimit: (Buffer.byteLength(whole) - 1) / 1000 };
    const cut = (await runPostBuild(llmsTxt, { ...RUN, options }))('skill.md');
    expect(cut).toBe(whole.replace(': A post', ''));
  });

  it('can have a name, a description and instructions of its own', async () => {
    const options = { skill: { name: 'birds', description: 'On birds.', instructions: 'agents.md' } };
    const read = await runPostBuild(llmsTxt, {
      ...RUN,
      options,
      files: { ...twins, 'agents.md': 'Never wake one.\n' },
    });
    expect(read('.well-known/agent-skills/birds/SKILL.md')).toMatch(/^---\nname: birds\ndescription: "On birds\."/);
    expect(read('skill.md')).toContain('\n\nNever wake one.\n\n');
    await expect(runPostBuild(llmsTxt, { ...RUN, options })).rejects.toThrow('do not exist: "agents.md"');
    await expect(runPostBuild(llmsTxt, { ...RUN, options: { skill: { name: 'A b' } } })).rejects.toThrow(
      /small letters/,
    );
  });
});

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

- [Site 1.x](https://test.example/docs/1/llms.txt)
- [中文](https://test.example/zh/llms.txt)
`);
  });

  it('has one for each older version, below its address', async () => {
    const read = await runPostBuild(llmsTxt, RUN);
    expect(read('docs/1/llms.txt')).toBe(
      '# Site 1.x\n\n> For tests\n\n## Site\n\n- [Old](https://test.example/docs/1/old.md)\n',
    );
    const without = await runPostBuild(llmsTxt, { ...RUN, options: { versions: false } });
    expect(without('docs/1/llms.txt')).toBeUndefined();
    expect(without('llms.txt')).not.toContain('## Optional');
  });

  it('keeps within a limit: descriptions go first, from the end, and texts are named instead of written', async () => {
    const whole = (await runPostBuild(llmsTxt, RUN))('llms.txt') ?? '';
    const cut = (await runPostBuild(llmsTxt, { ...RUN, options: { listLimit: (whole.length - 1) / 1000 } }))(
      'llms.txt',
    );
    expect(cut).toBe(whole.replace(': A post', ''));
    const read = await runPostBuild(llmsTxt, { ...RUN, options: { fullLimit: 0.2, include: ['/news/**', '/about'] } });
    expect(read('llms-full.txt')).toBe(
      '# Title of /about\n\n<https://test.example/about>\n\nText.\n\n---\n\nPages that are not in this file, because it would be too long: 1. llms.txt lists them.\n',
    );
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
