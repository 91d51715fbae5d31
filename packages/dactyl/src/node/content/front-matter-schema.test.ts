import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SiteError, SiteErrors } from '../base/site-error.js';
import {
  entrySchema,
  filledText,
  flag,
  number,
  sharedFields,
  strictText,
  tagList,
  text,
} from './front-matter-fields.js';
import { findKey } from './front-matter-lines.js';
import { checkFrontMatter } from './front-matter-schema.js';
import { readFrontMatter } from '../base/front-matter.js';

const schema = entrySchema({
  ...sharedFields,
  title: text.optional(),
  strict: strictText.optional(),
  slug: filledText.optional(),
  position: number.optional(),
  hidden: flag.optional(),
  tags: tagList.optional(),
  nested: z.object({ list: z.array(z.string()) }).optional(),
});

function check(yaml: string): unknown {
  const source = `---\n${yaml}\n---\n\nText\n`;
  const { frontMatter } = readFrontMatter({ file: '/a.md', source });
  return checkFrontMatter(schema, frontMatter, { file: '/a.md', source });
}

function failures(yaml: string): [string, number | undefined, string | undefined][] {
  try {
    check(yaml);
  } catch (error) {
    const errors = error instanceof SiteErrors ? error.errors : [error];
    return errors.map((one) => {
      if (!(one instanceof SiteError)) throw one;
      return [one.message, one.details.line, one.details.key];
    });
  }
  throw new Error('The front matter was accepted.');
}

describe('checkFrontMatter', () => {
  it.each([
    ['title: 2024', { title: '2024' }],
    ['title: ""', { title: '' }],
    ['title: 2024-01-05', { title: '2024-01-05' }],
    ['title: 2024-01-05T10:00:00Z', { title: '2024-01-05T10:00:00.000Z' }],
    ['hidden: "true"', { hidden: true }],
    ['position: "2.5"', { position: 2.5 }],
    ['toc_min_heading_level: "3"', { toc_min_heading_level: 3 }],
    ['tags: [a, 1, {label: B, permalink: /b}]', { tags: ['a', '1', { label: 'B', permalink: '/b' }] }],
    ['image: ./a.png', { image: './a.png' }],
    ['own: {a: 1}', { own: { a: 1 } }],
    ['redirect_from: [/a, "/b c/"]', { redirect_from: ['/a', '/b c/'] }],
    ['last_update: {date: 2024-01-05}', { last_update: { date: new Date('2024-01-05') } }],
  ])('accepts %s', (yaml, expected) => {
    expect(check(yaml)).toEqual(expected);
  });

  it.each([
    ['a: 1\ntitle: [x]', 'Invalid front matter: "title" must be text, found ["x"].', 3, 'title'],
    ['title:', 'Invalid front matter: "title" must be text, found nothing.', 2, 'title'],
    ['strict: 1', 'Invalid front matter: "strict" must be text, found 1.', 2, 'strict'],
    ['slug: ""', 'Invalid front matter: "slug" must not be empty, found "".', 2, 'slug'],
    ['tags: a, b', 'Invalid front matter: "tags" must be a list, as in "[one, two]", found "a, b".', 2, 'tags'],
    [
      'tags:\n  - a\n  - {b: c}',
      'Invalid front matter: "tags[1]" must be a name, or an object with "label" and "permalink", found {"b":"c"}.',
      4,
      'tags[1]',
    ],
    [
      'toc_max_heading_level: 7',
      'Invalid front matter: "toc_max_heading_level" must be at most 6, found 7.',
      2,
      'toc_max_heading_level',
    ],
    [
      'toc_min_heading_level: 4\ntoc_max_heading_level: 3',
      'Invalid front matter: "toc_min_heading_level" must not be above "toc_max_heading_level", found 4.',
      2,
      'toc_min_heading_level',
    ],
    [
      'publish_date: 2026-12-01\nexpiry_date: 2026-12-01',
      /"expiry_date" must be later than "publish_date"/,
      3,
      'expiry_date',
    ],
    ['publish_date: soon', /"publish_date" must be a date such as 2026-12-01/, 2, 'publish_date'],
    ['redirect_from: /a#b', /must be a path such as "\/old"/, 2, 'redirect_from'],
    ['redirect_from: [/a, ../b]', /must be a path such as "\/old"/, 2, 'redirect_from[1]'],
    ['draft: true\nunlisted: true', /"unlisted" and "draft" exclude each other/, 3, 'unlisted'],
    ['last_update: {}', /"last_update" must hold "author", "date" or both/, 2, 'last_update'],
    [
      'last_update: {date: soon}',
      /"last_update.date" must be a date such as 2024-01-05, found "soon"/,
      2,
      'last_update.date',
    ],
    ['image: "a b"', /"image" must be an address/, 2, 'image'],
  ])('rejects %s', (yaml, message, line, key) => {
    const [failure] = failures(yaml);
    expect(failure?.[0]).toMatch(message);
    expect(failure?.slice(1)).toEqual([line, key]);
  });

  it('reports all faults of a file together', () => {
    expect(failures('title: []\nhidden: 3').map(([, line]) => line)).toEqual([2, 3]);
    expect(failures('title: []\ndraft: true\nunlisted: true').map(([, line]) => line)).toEqual([2, 4]);
    const levels = 'toc_min_heading_level: 4\ntoc_max_heading_level: 3';
    expect(failures(`${levels}\ntags: x\nlast_update: {}`).map(([, line]) => line)).toEqual([2, 4, 5]);
  });
});

describe('findKey', () => {
  const source = '---\na: 1\nb:\n  c:\n    - x: 1\n      y: 2\n    - x: 3\n  "d": 4\nlist:\n- one\n- two\n---\n';
  it.each([
    [['a'], 2],
    [['b', 'c', 1, 'x'], 7],
    [['b', 'c', 0, 'y'], 6],
    [['b', 'd'], 8],
    [['list', 1], 11],
    [['b', 'missing'], 3],
    [['missing'], undefined],
  ])('%j', (path, line) => {
    expect(findKey(source, path)?.line).toBe(line);
  });
});
