import { describe, expect, it } from 'vitest';
import type { TranslationFile } from '../../../node/plugin-api/types.js';
import { docsTranslationFiles, translateDocs } from './translate.js';
import type { DocMetadata } from './types.js';
import type { DocsContent, LoadedVersion, SidebarItem, Sidebars } from './content-types.js';

const doc = (id: string, fields: Partial<DocMetadata> = {}): DocMetadata => ({
  id,
  title: `Title of ${id}`,
  description: '',
  source: `@site/docs/${id}.md`,
  sourceDirName: '.',
  slug: `/${id}`,
  permalink: `/docs/${id}`,
  draft: false,
  unlisted: false,
  tags: [],
  version: 'current',
  frontMatter: {},
  ...fields,
});

function version(sidebars: Sidebars, fields: Partial<LoadedVersion> = {}): LoadedVersion {
  return {
    versionName: 'current',
    label: 'Next',
    path: '/docs',
    tagsPath: '/docs/tags',
    banner: null,
    badge: false,
    noIndex: false,
    className: '',
    isLast: true,
    contentPath: '/site/docs',
    contentPathLocalized: '/site/i18n/fr/docs',
    sidebarFilePath: undefined,
    docs: ['a', 'b', 'c'].map((id) => doc(id)),
    drafts: [],
    sidebars,
    ...fields,
  };
}

const category = (label: string, fields: Partial<Extract<SidebarItem, { type: 'category' }>> = {}): SidebarItem => ({
  type: 'category',
  label,
  items: [],
  collapsible: true,
  collapsed: true,
  ...fields,
});

const index = (slug: string, texts: { title?: string; description?: string }) => ({
  type: 'generated-index' as const,
  slug,
  permalink: `/docs${slug}`,
  ...texts,
});

it('translates badges that stand in sidebars, and leaves those of docs to their front matter', () => {
  const sidebars: Sidebars = {
    docs: [
      category('API', { badge: { text: 'New', kind: 'tip' } }),
      { type: 'doc', id: 'a', badge: 'Old' },
      { type: 'doc', id: 'b' },
    ],
  };
  const content = { loadedVersions: [version(sidebars)] };
  const [file] = docsTranslationFiles(content);
  expect(Object.keys(file?.content ?? {}).filter((id) => id.endsWith('.badge'))).toEqual([
    'sidebar.docs.category.API.badge',
    'sidebar.docs.doc.a.badge',
  ]);
  const inFrench = { 'sidebar.docs.category.API.badge': { message: 'Nouveau' } };
  const translated = translateDocs(content, { current: { path: 'current', content: inFrench } }, '/site');
  expect(translated.loadedVersions[0]?.sidebars['docs']).toMatchObject([
    { badge: { text: 'Nouveau', kind: 'tip' } },
    { badge: { text: 'Old' } },
    { id: 'b' },
  ]);
});

it('message ids contain the key of an item instead of its label', () => {
  const link = index('/api', { title: 'All', description: 'Of it' });
  const sidebars: Sidebars = {
    docs: [
      category('API', { key: 'rest', link }),
      category('API', { key: 'graph' }),
      { type: 'link', label: 'Code', href: 'https://e.example', key: 'source' },
      { type: 'doc', id: 'a', label: 'A', translatable: true, key: 'first' },
    ],
  };
  const [file] = docsTranslationFiles({ loadedVersions: [version(sidebars)] });
  expect(Object.keys(file?.content ?? {})).toEqual([
    'version.label',
    'sidebar.docs.category.rest',
    'sidebar.docs.category.rest.link.generated-index.title',
    'sidebar.docs.category.rest.link.generated-index.description',
    'sidebar.docs.category.graph',
    'sidebar.docs.link.source',
    'sidebar.docs.doc.first',
  ]);
});

const SIDEBARS: Sidebars = {
  docs: [
    { type: 'doc', id: 'a', label: 'First', translatable: true },
    { type: 'ref', id: 'b', label: 'Second', translatable: true },
    { type: 'doc', id: 'c', label: 'From its front matter' },
    { type: 'link', label: 'Blog', href: '/blog', description: 'Not translated' },
    { type: 'html', value: '<b>Not translated</b>' },
    category('Guides', {
      link: index('/guides', { title: 'All guides', description: 'Guides of all kinds' }),
      customProps: { text: 'Not translated' },
      items: [category('Deep', { link: { type: 'doc', id: 'b' }, items: [{ type: 'doc', id: 'c' }] })],
    }),
  ],
  api: [category('Guides', { items: [{ type: 'doc', id: 'a' }] })],
};

function messages(content: DocsContent): Record<string, string>[] {
  return docsTranslationFiles(content).map(({ content: texts }) =>
    Object.fromEntries(Object.entries(texts).map(([id, { message }]) => [id, message])),
  );
}

/** Content in a language that says everything in brackets. */
function translate(content: DocsContent): DocsContent {
  const files: [string, TranslationFile][] = docsTranslationFiles(content).map((file) => [
    file.path,
    {
      path: file.path,
      content: Object.fromEntries(
        Object.entries(file.content).map(([id, { message }]) => [id, { message: `[${message}]` }]),
      ),
    },
  ]);
  return translateDocs(content, Object.fromEntries(files), '/site');
}

describe('messages of the docs', () => {
  it('are the labels of the version and of its sidebars', () => {
    expect(messages({ loadedVersions: [version(SIDEBARS)] })).toEqual([
      {
        'version.label': 'Next',
        'sidebar.docs.doc.First': 'First',
        'sidebar.docs.doc.Second': 'Second',
        'sidebar.docs.link.Blog': 'Blog',
        'sidebar.docs.category.Guides': 'Guides',
        'sidebar.docs.category.Guides.link.generated-index.title': 'All guides',
        'sidebar.docs.category.Guides.link.generated-index.description': 'Guides of all kinds',
        'sidebar.docs.category.Deep': 'Deep',
        'sidebar.api.category.Guides': 'Guides',
      },
    ]);
  });

  it('lie in a file per version, and each says what it is for', () => {
    const versions = [version({}), version(SIDEBARS, { versionName: '1.0', label: '1.0' })];
    const files = docsTranslationFiles({ loadedVersions: versions });
    expect(files.map((file) => file.path)).toEqual(['current', 'version-1.0']);
    const descriptions = files.flatMap((file) => Object.values(file.content).map(({ description }) => description));
    expect(descriptions.every((description) => description !== undefined && description !== '')).toBe(true);
  });

  it('have ids of their own where categories of one label have different texts', () => {
    const sidebars = {
      docs: ['One', 'Two', 'One', 'Three'].map((description) => category('A', { link: index('/a', { description }) })),
    };
    const content = { loadedVersions: [version(sidebars)] };
    const id = 'sidebar.docs.category.A.link.generated-index.description';
    expect(messages(content)[0]).toEqual({
      'version.label': 'Next',
      'sidebar.docs.category.A': 'A',
      [id]: 'One',
      [`${id}.2`]: 'Two',
      [`${id}.3`]: 'Three',
    });
    expect(translate(content).loadedVersions[0]?.sidebars['docs']).toMatchObject(
      ['[One]', '[Two]', '[One]', '[Three]'].map((description) => ({ label: '[A]', link: { description } })),
    );
  });
});

describe('translated docs', () => {
  it('have every message in its place, and nothing else changed', () => {
    const [translated] = translate({ loadedVersions: [version(SIDEBARS)] }).loadedVersions;
    const texts = /"(First|Second|Blog|Guides|All guides|Guides of all kinds|Deep)"/g;
    expect(translated?.label).toBe('[Next]');
    expect(translated?.sidebars).toEqual(JSON.parse(JSON.stringify(SIDEBARS).replace(texts, '"[$1]"')));
  });

  it('are the same where nothing is translated', () => {
    const content = { loadedVersions: [version(SIDEBARS)] };
    const files = Object.fromEntries(docsTranslationFiles(content).map((file) => [file.path, file]));
    const [same] = translateDocs(content, files, '/site').loadedVersions;
    expect(same?.sidebars).toEqual(SIDEBARS);
    expect(translateDocs(content, {}, '/site')).toEqual(content);
  });

  it('show translated labels in the links to neighbours', () => {
    const [translated] = translate({ loadedVersions: [version(SIDEBARS)] }).loadedVersions;
    const neighbours = (id: string) => translated?.docs.find((one) => one.id === id);
    expect(neighbours('b')?.previous).toEqual({ title: '[Guides]', permalink: '/docs/guides' });
    expect(neighbours('a')?.sidebar).toBe('api');
  });
});
