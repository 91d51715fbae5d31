/** Each mistake in the front matter of a doc, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenDocs, printDocsError } from './print-docs-error.js';

const doc = (yaml: string): BrokenDocs => ({ files: { 'docs/a.md': `---\n${yaml}\n---\n\nText\n` } });

describe('front matter of a doc', () => {
  it.each<[string, BrokenDocs]>([
    ['an id with a slash', doc('id: guides/start')],
    ['draft and unlisted', doc('draft: true\nunlisted: true')],
    ['tags that are not a list', doc('title: A\ntags: one, two')],
    ['a tag that lacks its permalink', doc('tags:\n  - one\n  - label: Two')],
    ['an empty last update', doc('last_update: {}')],
    ['a last update that is no date', doc('last_update:\n  author: Core team\n  date: last week')],
    ['a last update with an unknown key', doc('last_update:\n  by: Core team')],
    ['levels of the table of contents the wrong way round', doc('toc_min_heading_level: 4\ntoc_max_heading_level: 3')],
    ['a level that no heading has', doc('toc_max_heading_level: 7')],
    ['texts that are none', doc('title: [a]\ndescription: {b: c}\nslug:')],
    ['texts that are empty', doc('sidebar_label: ""\npagination_label: ""\nsidebar_class_name: ""')],
    [
      'numbers, flags and objects that are none',
      doc('sidebar_position: first\nhide_title: 1\nsidebar_custom_props: a'),
    ],
    ['keywords that are not a list', doc('keywords: docs, errors')],
    ['an image that is not an address', doc('image: my image.png of')],
    ['a format that is unknown', doc('mdx:\n  format: markdown')],
    ['neighbours that are no ids', doc('pagination_next: false\npagination_prev: [a]\ndisplayed_sidebar: true')],
    ['YAML that does not parse', doc('title: A: B')],
    ['front matter without an end', { files: { 'docs/a.md': '---\ntitle: A\n\nText\n' } }],
    [
      'mistakes in several files',
      { files: { 'docs/a.md': '---\nid: a/b\n---\n', 'docs/b.md': '---\ntags: b\ndraft: 2\n---\n' } },
    ],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});

describe('what front matter names', () => {
  it.each<[string, BrokenDocs]>([
    ['a sidebar that does not exist', doc('displayed_sidebar: defaultSidbar')],
    ['a next doc that does not exist', doc('title: A\npagination_next: fien')],
    ['a previous doc that does not exist', doc('pagination_prev: guides/none')],
    ['a slug that is no path', doc('title: A\nslug: "/a?b=c"')],
    ['a slug with a domain', doc('slug: https://other.example/a')],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });

  it('a file name that makes no path', async () => {
    expect(await printDocsError({ files: { 'docs/what?.md': '# What?\n' } })).toMatchSnapshot();
  });
});
