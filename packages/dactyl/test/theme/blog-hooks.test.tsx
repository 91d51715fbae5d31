/** The public hooks and components of the blog, where no page of a site shows them. */
import { expect, describe, it } from 'vitest';
import {
  BlogSidebarItemList,
  groupBlogSidebarItemsByYear,
  useBlogMetadata,
  useBlogPost,
  useVisibleBlogSidebarItems,
} from '../../src/features/blog/react/client.js';
import type { BlogSidebarItem } from '../../src/features/blog/react/types.js';
import { renderPage } from './render-page.js';

const item = (title: string, date: string, unlisted = false): BlogSidebarItem => ({
  title,
  permalink: `/blog/${title}`,
  date,
  unlisted,
});

describe('hooks of the blog', () => {
  it('say what they need when they are called elsewhere', () => {
    const Post = () => <p>{useBlogPost().metadata.title}</p>;
    const Blog = () => <p>{useBlogMetadata().blogTitle}</p>;
    expect(() => renderPage(<Post />)).toThrow(/useBlogPost.*BlogPostProvider/s);
    expect(() => renderPage(<Blog />)).toThrow(/has no blog metadata/);
  });

  it('show an unlisted post on its own page only, whatever the slash at the end', () => {
    const items = [item('seen', '2024-01-01'), item('hidden', '2024-01-02', true)];
    const Titles = () => useVisibleBlogSidebarItems(items).map(({ title }) => <b key={title}>{title}</b>);
    expect(renderPage(<Titles />, { pathname: '/blog/seen' }).html).toBe('<b>seen</b>');
    expect(renderPage(<Titles />, { pathname: '/blog/hidden/' }).html).toBe('<b>seen</b><b>hidden</b>');
  });
});

describe('groupBlogSidebarItemsByYear', () => {
  it('has the newest year first, whatever the order of the items, which stays in each', () => {
    const items = [item('c', '2022-05-05'), item('a', '2024-01-01'), item('d', '2022-01-01'), item('b', '2023-01-01')];
    const years = groupBlogSidebarItemsByYear(items).map(([year, of]) => [year, of.map(({ title }) => title).join('')]);
    expect(years).toEqual([
      ['2024', 'a'],
      ['2023', 'b'],
      ['2022', 'cd'],
    ]);
  });

  it('takes years as they are in UTC, like the dates of posts', () => {
    const [first] = groupBlogSidebarItemsByYear([item('a', '2024-12-31T23:30:00.000Z')]);
    expect(first?.[0]).toBe('2024');
  });
});

describe('BlogSidebarItemList', () => {
  it('is a list of links with the classes that it is given', () => {
    const list = (
      <BlogSidebarItemList
        items={[item('one', '2024-01-01')]}
        ulClassName="list"
        liClassName="entry"
        linkClassName="link"
        linkActiveClassName="link--here"
      />
    );
    const { html } = renderPage(list, { pathname: '/blog/one' });
    expect(html).toMatch(/^<ul class="list"><li class="entry"><a .*href="\/blog\/one".*>one<\/a><\/li><\/ul>$/);
    expect(html).toMatch(/class="link link--here"/);
  });
});
