/** Authors: those of a post, their list, and pages for those who have one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { blogOf, blogSite, listedTitles, postOf, readRecord, type BlogRecord, textsOf } from './blog-site.js';
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
const authors = (id: string) => postOf(blogOf(record), id).authors;

const CORE = {
  key: 'core',
  name: 'Core team',
  title: 'Builds it',
  url: 'https://core.example',
  description: 'Those who build it.',
  imageURL: '/base/img/core.svg',
  page: { permalink: '/base/blog/authors/core' },
  socials: {
    github: 'https://github.com/core-team',
    x: 'https://x.com/core',
    stackoverflow: 'https://stackoverflow.com/users/123',
    mastodon: 'https://social.example/@core',
  },
};

describe('authors of a post', () => {
  it('are taken from the authors file by their keys', () => {
    expect(authors('/2024/01/05/named-date')).toEqual([CORE]);
    expect(authors('/2024/01/07/slashes').map(({ key }) => key)).toEqual(['core', 'docsTeam']);
  });

  it('may be written in place, and change what the file says', () => {
    expect(authors('/2024/01/09/folder')).toEqual([
      { key: null, page: null, name: 'A guest team', url: 'https://guests.example', imageURL: './pixel.png' },
      {
        key: 'docsTeam',
        name: 'Docs team',
        email: 'docs@team.example',
        title: 'Guests here',
        page: { permalink: '/base/blog/authors/the-docs-team' },
      },
    ]);
  });

  it('may be one, under the older keys', () => {
    expect(authors('/2024/01/10/notes/below-a-folder')).toEqual([
      {
        key: null,
        page: null,
        name: 'Writing team',
        title: 'Writes',
        url: 'https://writers.example',
        imageURL: '/base/img/core.svg',
      },
    ]);
  });

  it('R207 are shown with their pictures and links: their page, else their address, else their mailbox', () => {
    const shown = (path: string) =>
      page(`blog/${path}`)
        .one('main header')
        .all('.avatar')
        .map((author) => [author.one('.avatar__name').text, author.all('a')[0]?.attributes['href']]);
    expect(shown('2024/01/07/slashes')).toEqual([
      ['Core team', '/base/blog/authors/core'],
      ['Docs team', '/base/blog/authors/the-docs-team'],
    ]);
    expect(shown('2024/01/09/folder')[0]).toEqual(['A guest team', 'https://guests.example']);
    expect(shown('2024/01/10/notes/below-a-folder')[0]).toEqual(['Writing team', 'https://writers.example']);
    const image = page('blog/2024/01/09/folder').one('main header img').attributes['src'] ?? '';
    expect(image).toMatch(/^\/base\/assets\/images\/pixel-/);
    expect(output.has(image.replace('/base/', ''))).toBe(true);
  });

  it('are reported once, as quietly as the option says, when no file knows them', () => {
    expect(log.match(/does not hold all authors/g)).toHaveLength(1);
    expect(log).toContain('blog/2024-01-09-folder/index.md: "A guest team"');
    expect(log).not.toMatch(/warning .*does not hold all authors/);
  });
});

describe('the list of authors', () => {
  it('has all of the authors file, with the number of their listed posts', () => {
    const list = page('blog/authors');
    expect(list.one('h1').text).toBe('Authors');
    expect(list.all('main li').map((item) => item.one('h2').text)).toEqual([
      'Core team',
      'Docs team',
      'A team without posts',
      'Guests',
    ]);
    const route = record.routes.find(({ path }) => path === '/base/blog/authors');
    expect(route?.props?.['authors']).toMatchObject([
      { ...CORE, count: 2 },
      { key: 'docsTeam', count: 2 },
      { key: 'silent', count: 0 },
      { key: 'guests', count: 0, page: null },
    ]);
    expect(route?.hasBlogMetadata).toBe(true);
  });
});

describe('the page of an author', () => {
  it('lists the posts of this author, without unlisted ones', () => {
    expect(listedTitles(page('blog/authors/core'))).toEqual(['Slashes', 'Named date']);
    expect(page('blog/authors/core').one('main a[href="/base/blog/authors"]').text).toBe('View all authors');
  });

  it('is at the address that the authors file gives, and not there for authors without one', () => {
    expect(listedTitles(page('blog/authors/the-docs-team'))).toEqual(['In a folder', 'Slashes']);
    expect(output.has('blog/authors/docs-team/index.html')).toBe(false);
    expect(output.has('blog/authors/guests/index.html')).toBe(false);
  });

  it('says that an author has no posts', () => {
    const silent = page('blog/authors/silent').one('main');
    expect(textsOf(silent, 'article')).toEqual([]);
    expect(silent.text).toContain('No posts by this author yet.');
  });
});
