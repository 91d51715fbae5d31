import { describe, expect, it } from 'vitest';
import { withNavigation } from './navigation.js';
import type { DocFrontMatter, DocMetadata } from './types.js';
import type { SidebarItem, Sidebars } from './content-types.js';

function doc(id: string, frontMatter: DocFrontMatter = {}, unlisted = false): DocMetadata {
  return {
    id,
    title: id.toUpperCase(),
    description: '',
    source: `@site/docs/${id}.md`,
    sourceDirName: '.',
    slug: `/${id}`,
    permalink: `/docs/${id}`,
    draft: false,
    unlisted,
    tags: [],
    version: 'current',
    frontMatter,
  };
}

const item = (id: string, label?: string): SidebarItem => ({ type: 'doc', id, ...(label ? { label } : {}) });

function category(label: string, items: SidebarItem[], link?: { type: 'doc'; id: string } | string): SidebarItem {
  const generated = { type: 'generated-index' as const, slug: `/${String(link)}`, permalink: `/docs/${String(link)}` };
  return {
    type: 'category',
    label,
    items,
    collapsible: true,
    collapsed: true,
    ...(link === undefined ? {} : { link: typeof link === 'string' ? generated : link }),
  };
}

function navigate(docs: DocMetadata[], sidebars: Sidebars) {
  const all = withNavigation({ docs, sidebars, draftIds: new Set(['draft']), siteDir: '/site' });
  return Object.fromEntries(
    all.map(({ id, sidebar, previous, next }) => [id, [sidebar, previous?.title, next?.title]]),
  );
}

describe('withNavigation', () => {
  it('goes through categories with pages, and past refs, links and unlisted docs', () => {
    const sidebars: Sidebars = {
      s: [
        item('a', 'First'),
        { type: 'ref', id: 'e' },
        { type: 'link', label: 'x', href: 'https://x.example' },
        category('Cat', [item('b'), item('hidden')], 'cat'),
        category('No page', [item('c')]),
        category('Doc page', [item('e')], { type: 'doc', id: 'd' }),
      ],
    };
    expect(navigate([...'abcde'].map((id) => doc(id)).concat(doc('hidden', {}, true)), sidebars)).toEqual({
      a: ['s', undefined, 'Cat'],
      b: ['s', 'Cat', 'C'],
      c: ['s', 'B', 'D'],
      d: ['s', 'C', 'E'],
      e: ['s', 'D', undefined],
      hidden: ['s', undefined, undefined],
    });
  });

  it('names neighbours by pagination label, sidebar label, item label, title', () => {
    const docs = [
      doc('a', { pagination_label: 'PL', sidebar_label: 'SL' }),
      doc('b', { sidebar_label: 'SL' }),
      doc('c'),
      doc('d'),
    ];
    const next = navigate(docs, { s: [item('d'), item('a', 'IL'), item('d'), item('b', 'IL'), item('c', 'IL')] });
    expect(next['b']).toEqual(['s', 'D', 'IL']);
    expect(navigate(docs, { s: [item('d'), item('a', 'IL')] })['d']).toEqual(['s', undefined, 'PL']);
    expect(navigate(docs, { s: [item('d'), item('b', 'IL')] })['d']).toEqual(['s', undefined, 'SL']);
  });

  it('lets front matter choose sidebar and neighbours', () => {
    const docs = [
      doc('a', { displayed_sidebar: 't' }),
      doc('b', { displayed_sidebar: null }),
      doc('c', { pagination_next: null, pagination_prev: 'a' }),
      doc('d', { pagination_next: 'hidden', pagination_prev: 'draft' }),
      doc('hidden', {}, true),
    ];
    expect(navigate(docs, { s: [...'abcd'].map((id) => item(id)), t: [item('c')] })).toMatchObject({
      a: ['t', undefined, undefined],
      b: [undefined, undefined, undefined],
      c: ['t', 'A', undefined],
      d: ['s', undefined, undefined],
    });
  });

  it('associates a doc with the last sidebar that holds it', () => {
    expect(navigate([doc('a')], { s: [item('a')], t: [item('a')] })['a']?.[0]).toBe('t');
  });

  it.each([
    [{ displayed_sidebar: 'tutorials' }, 'The doc asks for the sidebar "tutorials", which does not exist.'],
    [{ pagination_next: 'x' }, '"pagination_next" names the doc "x", which does not exist.'],
  ])('rejects %j', (frontMatter, message) => {
    expect(() => navigate([doc('a', frontMatter)], { tutorial: [item('a')] })).toThrow(message);
  });
});
