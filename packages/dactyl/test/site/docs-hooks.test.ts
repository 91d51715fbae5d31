/** What hooks of the docs plugin tell components, inside and outside of the docs, on a site with two instances. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docsSite, shownData } from './docs-site.js';
import type { Output } from './output.js';

let output: Output;

beforeAll(async () => {
  ({ output } = await docsSite());
});

describe('in a doc', () => {
  const shown = (name: string, locale = '') => shownData(output.page(`${locale}docs/next/tagged/index.html`), name);

  it('useDoc gives what the doc exports', () => {
    expect(shown('doc')).toMatchObject({
      contentTitle: 'Tagged',
      toc: [],
      assets: {},
      frontMatter: { last_update: { author: 'Ada' } },
      metadata: {
        id: 'tagged',
        title: 'Tagged',
        description: '',
        source: '@site/docs/tagged.mdx',
        sourceDirName: '.',
        slug: '/tagged',
        permalink: '/docs/next/tagged',
        draft: false,
        unlisted: false,
        editUrl: 'https://git.example/site/edit/main/docs/tagged.mdx',
        version: 'current',
        lastUpdatedBy: 'Ada',
        lastUpdatedAt: Date.UTC(2024, 0, 5),
        sidebar: 'guide',
        previous: { title: 'Generated', permalink: '/docs/next/category/generated' },
        next: { title: 'Chosen', permalink: '/docs/next/guides/chosen' },
      },
    });
  });

  it('others give version, sidebar, the way to the doc, and docs by id', () => {
    expect(shown('version')).toMatchObject({
      pluginId: 'default',
      version: 'current',
      label: 'Unreleased',
      banner: 'unreleased',
      badge: true,
      noIndex: false,
      className: 'docs-version-current',
      isLast: false,
      docs: { tagged: { id: 'tagged', title: 'Tagged', description: '', sidebar: 'guide' } },
    });
    expect(shown('sidebar')).toMatchObject({
      name: 'guide',
      items: [{ label: 'Welcome' }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(shown('breadcrumbs')).toMatchObject([
      { type: 'category', label: 'Generated', href: '/docs/next/category/generated' },
      { type: 'link', label: 'Tagged', docId: 'tagged' },
    ]);
    expect(shown('docById')).toEqual({
      id: 'guides/start',
      title: 'Start',
      description: 'The first guide.',
      sidebar: 'guide',
    });
    expect(shown('noDocById')).toBeNull();
  });

  it('they know instance, version and doc of the page, and that it is in no other instance', () => {
    expect(shown('activePlugin')).toBe('default');
    expect(shown('activePluginAndVersion')).toEqual(['default', 'current']);
    expect(shown('activeVersion')).toBe('current');
    expect(shown('activeVersionOfCommunity')).toBeNull();
    const doc = { id: 'tagged', path: '/docs/next/tagged', sidebar: 'guide' };
    expect(shown('activeDocContext')).toEqual({
      version: 'current',
      activeDoc: doc,
      alternateDocVersions: { current: doc },
    });
  });

  it('they suggest the last version, also where it has not this doc', () => {
    expect(shown('suggestions')).toMatchObject({ latestVersionSuggestion: { name: '2.0' } });
    expect(shown('suggestions')).not.toHaveProperty('latestDocSuggestion');
  });

  it('they answer in the language of the page', () => {
    expect(shown('version', 'fr/')).toMatchObject({ label: 'Prochaine' });
    expect(shown('docById', 'fr/')).toMatchObject({ title: 'Commencer' });
    expect(shown('activeVersion', 'ar/')).toBe('current');
  });
});

describe('outside of the docs', () => {
  it.each<[string, unknown]>([
    ['activePlugin', null],
    ['versions', ['current', '2.0', '1.0']],
    ['latest', '2.0'],
    ['latestOfCommunity', 'current'],
    ['candidates', ['2.0']],
    ['preferred', null],
    ['layoutDoc', { id: 'team', path: '/community/', sidebar: 'community' }],
    ['layoutDraft', null],
    ['layoutSidebar', { link: { path: '/community/', label: 'team' } }],
    ['searchTags', ['docs-default-2.0', 'docs-community-current']],
    ['searchTag', 'docs-community-1.0'],
  ])('%s is %j', (name, value) => {
    expect(shownData(output.page('data/index.html'), name)).toEqual(value);
  });

  it('one instance can be asked for', () => {
    expect(shownData(output.page('data/index.html'), 'community')).toMatchObject({
      path: '/community',
      versions: [{ name: 'current', isLast: true, draftIds: ['late'] }, { name: '1.0' }],
    });
  });
});
