import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { describe, expect, it, vi } from 'vitest';
import { feedFailures, runFeeds } from '../../../../../test/run-feeds.js';
import type { CreateFeedItems } from './types.js';

describe('feeds with items of a site', () => {
  it('give it the posts of the feed and the usual items, and take what it returns', async () => {
    const createFeedItems = vi.fn<CreateFeedItems>(async ({ blogPosts, defaultCreateFeedItems, ...rest }) => {
      const items = await defaultCreateFeedItems({ blogPosts: blogPosts.slice(1), ...rest });
      return items.map((item) => ({
        ...item,
        id: 'urn:x:1',
        link: '/moved',
        image: 'img/a.jpg',
        video: { url: '/film.ogv', length: 5 },
        contributor: [{ name: 'Helper' }],
        published: new Date('2020-01-01'),
      }));
    });
    const site = await runFeeds({ feedOptions: { type: 'all', createFeedItems } });
    expect(createFeedItems.mock.lastCall?.[0].blogPosts).toHaveLength(2);
    const rss = site.read('blog/rss.xml');
    expect(rss).toContain('<guid isPermaLink="false">urn:x:1</guid>');
    expect(rss).toContain('<link>https://test.example/moved</link>');
    expect(rss).toContain('<pubDate>Wed, 01 Jan 2020 00:00:00 GMT</pubDate>');
    expect(rss).toContain('<enclosure url="https://test.example/film.ogv" length="5" type="video/ogg"/>');
    const [entry] = parseAtomFeed(site.read('blog/atom.xml')).entries ?? [];
    expect(entry?.contributors).toEqual([{ name: 'Helper' }]);
    expect(entry?.links?.slice(1).map(({ href, type }) => [href, type])).toEqual([
      ['https://test.example/film.ogv', 'video/ogg'],
      ['https://test.example/img/a.jpg', 'image/jpeg'],
    ]);
    expect(parseJsonFeed(site.read('blog/feed.json')).items?.[0]).toMatchObject({
      image: 'https://test.example/img/a.jpg',
      attachments: [{ url: 'https://test.example/film.ogv', mime_type: 'video/ogg', size_in_bytes: 5 }],
    });
  });

  it.each<[string, () => unknown, string[]]>([
    ['nothing', () => undefined, ['must return an array, but returned undefined.']],
    [
      'no items',
      () => [null, 'x'],
      ['returned an item that is null (item 1).', 'returned an item that is "x" (item 2).'],
    ],
    [
      'an item without link',
      () => [{ title: 'a', date: new Date(0) }],
      ['returned an item that has the link undefined (item 1).'],
    ],
    [
      'a date as text',
      () => [{ title: 'a', link: 'b', date: '2024-01-01' }],
      ['returned an item that has the date "2024-01-01", which is not a Date (item 1).'],
    ],
    [
      'an id that is a number',
      () => [{ title: 'a', link: 'b', date: new Date(0), id: 5 }],
      ['returned an item that has the id 5, which is not text (item 1).'],
    ],
    [
      'an author that is not an object',
      () => [{ title: 'a', link: 'b', date: new Date(0), author: ['Me'] }],
      ['returned an item that has the author an array, which is not a list of objects (item 1).'],
    ],
    [
      'an author whose name is not text',
      () => [{ title: 'a', link: 'b', date: new Date(0), author: [{ name: 5 }] }],
      ['returned an item that has the author with the name 5, which is not text (item 1).'],
    ],
    [
      'an image that is null',
      () => [{ title: 'a', link: 'b', date: new Date(0), image: null }],
      ['returned an item that has the image null, which is neither an address nor an object with a "url" (item 1).'],
    ],
    [
      'a date that is none',
      () => [{ title: 'a', link: 'b', date: new Date('x') }],
      ['returned an item that has a date that is not valid (item 1).'],
    ],
  ])('say what is wrong with %s', async (_, createFeedItems, expected) => {
    const messages = await feedFailures({ feedOptions: { createFeedItems } });
    expect(messages).toEqual(expected.map((message) => `"feedOptions.createFeedItems" ${message}`));
  });

  it('name the option when its function fails', async () => {
    const createFeedItems = () => {
      throw new TypeError('x is undefined');
    };
    expect(await feedFailures({ feedOptions: { createFeedItems } })).toEqual([
      '"feedOptions.createFeedItems" failed: x is undefined',
    ]);
  });
});
