import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../../node/base/front-matter.js';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
import { checkDocFrontMatter } from './front-matter.js';

function check(yaml: string) {
  const text = { file: '/site/docs/a.md', source: `---\n${yaml}\n---\n` };
  return checkDocFrontMatter(readFrontMatter(text).frontMatter, text);
}

/** Keys that are wrong, in the order of lines. */
function wrongKeys(yaml: string): (string | undefined)[] {
  try {
    check(yaml);
    return [];
  } catch (error) {
    if (error instanceof SiteErrors) return error.errors.map(({ details }) => details.key);
    if (error instanceof SiteError) return [error.details.key];
    throw error;
  }
}

describe('front matter of docs', () => {
  it.each([
    // Numbers, dates and booleans that YAML makes of bare words.
    ['id: 2024', { id: '2024' }],
    ['title: 2024-05-01', { title: '2024-05-01' }],
    ['title: 1.5', { title: '1.5' }],
    ['sidebar_label: 2', { sidebar_label: '2' }],
    ['slug: 10', { slug: '10' }],
    ['keywords: [1, two]', { keywords: ['1', 'two'] }],
    ['hide_title: "true"', { hide_title: true }],
    ['draft: "False"', { draft: false }],
    ['sidebar_position: "1.5"', { sidebar_position: 1.5 }],
    ['sidebar_position: -1', { sidebar_position: -1 }],
    // Empty where that means something.
    ['title: ""', { title: '' }],
    ['description: ""', { description: '' }],
    ['custom_edit_url: ""', { custom_edit_url: '' }],
    ['custom_edit_url: null', { custom_edit_url: null }],
    ['displayed_sidebar: null', { displayed_sidebar: null }],
    ['pagination_next: null\npagination_prev: null', { pagination_next: null, pagination_prev: null }],
    ['tags: []', { tags: [] }],
    // Shapes.
    ['image: ./img/a.png', { image: './img/a.png' }],
    ['sidebar_custom_props: {a: {b: 1}}', { sidebar_custom_props: { a: { b: 1 } } }],
    ["applies_to: {since: '2.1', until: '3.10'}", { applies_to: { since: '2.1', until: '3.10' } }],
    ["applies_to: {versions: ['2.1']}", { applies_to: { versions: ['2.1'] } }],
    ['sidebar_badge: New', { sidebar_badge: 'New' }],
    ['sidebar_badge: 2.1', { sidebar_badge: 2.1 }],
    ['sidebar_badge: {text: Beta, kind: warning}', { sidebar_badge: { text: 'Beta', kind: 'warning' } }],
    ['tags: [a, {label: B, permalink: /b}]', { tags: ['a', { label: 'B', permalink: '/b' }] }],
    ['last_update: {author: Core team}', { last_update: { author: 'Core team' } }],
    ['mdx: {format: md}', { mdx: { format: 'md' } }],
    ['toc_min_heading_level: 2\ntoc_max_heading_level: 2', { toc_min_heading_level: 2, toc_max_heading_level: 2 }],
    // What the plugin does not know is kept, and nothing is added.
    ['own: {key: [1]}', { own: { key: [1] } }],
    ['', {}],
  ])('takes %j', (yaml, expected) => {
    expect(check(yaml)).toEqual(expected);
  });

  it.each([
    'id: a/b',
    'id: ""',
    'slug: ""',
    'title: [a]',
    'description: {a: b}',
    'hide_title: yes please',
    'hide_table_of_contents: 0',
    'keywords: a',
    'image: an image',
    'sidebar_label: ""',
    'sidebar_position: first',
    'sidebar_class_name: ""',
    'applies_to: {}',
    'applies_to: "2.1"',
    'applies_to: {since: "2.1", versions: ["2.2"]}',
    'sidebar_badge: ""',
    'sidebar_badge: [New]',
    'sidebar_badge: {kind: tip}',
    'sidebar_custom_props: text',
    'displayed_sidebar: ""',
    'pagination_label: ""',
    'pagination_next: false',
    'pagination_prev: ""',
    'custom_edit_url: no address',
    'parse_number_prefixes: 1',
    'tags: a',
    'draft: maybe',
    'unlisted: 2',
    'last_update: today',
    'toc_min_heading_level: 1',
    'toc_max_heading_level: 7',
    'toc_max_heading_level: 2.5',
  ])('does not take %j', (yaml) => {
    expect(wrongKeys(yaml)).toEqual([yaml.split(':')[0]]);
  });

  it('names the key of "applies_to" that is wrong', () => {
    expect(wrongKeys('applies_to: {since: 3.10}')).toEqual(['applies_to.since']);
    expect(wrongKeys('applies_to: {from: "2.1"}')).toEqual(['applies_to.from']);
  });

  it.each([
    ['kind: wraning', 'kind', 'must be one of "note", "tip", "info", "warning", "danger", found "wraning"', 'warning'],
    ['knid: tip', 'knid', 'is not known here', 'kind'],
  ])('names the line of %j in a badge, and what was meant', (field, key, message, meant) => {
    expect(() => check(`title: A\nsidebar_badge:\n  text: Beta\n  ${field}`)).toThrow(
      expect.objectContaining({
        message: `Invalid front matter: "sidebar_badge.${key}" ${message}.`,
        details: expect.objectContaining({ line: 5, hint: `Did you mean "${meant}"?` }),
      }),
    );
  });

  it('tells all wrong keys of a file together, the rules between keys too', () => {
    const yaml = 'id: a/b\ndraft: true\nunlisted: true\ntags: a\nlast_update: {}\nown: kept';
    expect(wrongKeys(yaml)).toEqual(['id', 'unlisted', 'tags', 'last_update']);
  });
});
