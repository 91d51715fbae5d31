/** Tags of posts: what a post shows, the list, and pages for each. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogOf, blogSite, linksOf, listedTitles, postOf, readRecord, type BlogRecord, textsOf } from './blog-site.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

let output: Output;
let log: string;
let record: BlogRecord;

beforeAll(async () => {
  ({ output, log } = await blogSite());
  record = readRecord(output);
});

const page = (folder: string): HtmlElement => output.page(`${folder}/index.html`);

describe('tags of a post', () => {
  it('R208 are shown below it, linking to their pages', () => {
    expect(linksOf(page('blog/2024/01/05/named-date'), '.theme-blog-footer-tags-row a')).toEqual([
      ['Releases', '/base/blog/tags/release'],
      ['Howto', '/base/blog/tags/howto'],
      ['Free Text', '/base/blog/tags/free-text'],
    ]);
    expect(page('blog/zone').all('.theme-blog-footer-tags-row')).toEqual([]);
  });

  it('come from the tags file, or are made of what is written', () => {
    expect(postOf(blogOf(record), '/2024/01/05/named-date').tags).toEqual([
      { label: 'Releases', permalink: '/base/blog/tags/release', description: 'What is new.', inline: false },
      { label: 'Howto', permalink: '/base/blog/tags/howto', inline: false },
      { label: 'Free Text', permalink: '/base/blog/tags/free-text', inline: true },
    ]);
    expect(postOf(blogOf(record), '/2024/01/08/mixed').tags[0]).toEqual({
      label: 'Own',
      permalink: '/base/blog/tags/own-address',
      inline: true,
    });
  });

  it('are warned about where the tags file does not define them', () => {
    expect(log).toContain('does not define "Free Text", used in');
    expect(log).not.toContain('"weekly"');
  });
});

describe('the list of tags', () => {
  it('has each tag of a listed post, with the number of posts', () => {
    const list = page('blog/tags');
    expect(list.one('h1').text).toBe('Tags');
    expect(
      list.all('main article').map((group) => [...textsOf(group, 'h2'), ...textsOf(group, 'a[rel="tag"]')]),
    ).toEqual([
      ['F', 'Free Text1'],
      ['G', 'Guides1'],
      ['H', 'Howto6'],
      ['O', 'Own1'],
      ['R', 'Releases2'],
    ]);
  });
});

describe('the page of a tag', () => {
  it('lists its posts, on several pages when there are many', () => {
    expect(page('blog/tags/howto').one('h1').text).toBe('6 posts tagged with "Howto"');
    expect(listedTitles(page('blog/tags/howto'))).toEqual([
      'Date in front matter',
      'Two dates',
      'Below a folder',
      'mixed',
      'Slashes',
    ]);
    expect(listedTitles(page('blog/tags/howto/page/2'))).toEqual(['Named date']);
    expect(output.has('blog/tags/howto/page/3/index.html')).toBe(false);
    expect(output.has('blog/tags/release/page/2/index.html')).toBe(false);
  });

  it('says what the tag is about, and leads to all tags', () => {
    const tag = page('blog/tags/release').one('main');
    expect(tag.text).toContain('What is new.');
    expect(tag.one('header a').attributes['href']).toBe('/base/blog/tags');
    expect(record.routes.find(({ path }) => path === '/base/blog/tags/release')?.props?.['tag']).toEqual({
      label: 'Releases',
      permalink: '/base/blog/tags/release',
      description: 'What is new.',
      count: 2,
      allTagsPath: '/base/blog/tags',
      unlisted: false,
    });
  });

  it('is where the tags file says', () => {
    expect(listedTitles(page('blog/tags/all-guides'))).toEqual(['In a folder']);
    expect(output.has('blog/tags/guide/index.html')).toBe(false);
  });
});
