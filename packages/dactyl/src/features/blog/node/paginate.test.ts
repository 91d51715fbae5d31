import { describe, expect, it } from 'vitest';
import { normalizeUrl } from '../../../shared/url.js';
import type { BlogPost } from './content-types.js';
import { paginate } from './paginate.js';

const posts = (count: number): BlogPost[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    content: '',
    metadata: {
      permalink: `/${index}`,
      source: '',
      title: '',
      description: '',
      date: new Date(0),
      tags: [],
      hasTruncateMarker: false,
      authors: [],
      frontMatter: {},
      unlisted: false,
    },
  }));

const pages = (count: number, postsPerPage: number | 'ALL') =>
  paginate({
    posts: posts(count),
    basePath: '/blog',
    pageBasePath: 'page',
    postsPerPage,
    blogTitle: 'T',
    blogDescription: 'D',
    permalink: (...parts) => normalizeUrl(parts),
  });

describe('paginate', () => {
  it('links pages with those before and after them', () => {
    expect(pages(3, 2)).toEqual([
      {
        metadata: {
          permalink: '/blog',
          page: 1,
          postsPerPage: 2,
          totalPages: 2,
          totalCount: 3,
          previousPage: undefined,
          nextPage: '/blog/page/2',
          blogTitle: 'T',
          blogDescription: 'D',
        },
        items: ['0', '1'],
      },
      {
        metadata: expect.objectContaining({ permalink: '/blog/page/2', previousPage: '/blog', nextPage: undefined }),
        items: ['2'],
      },
    ]);
  });

  it.each([
    { count: 4, postsPerPage: 2, sizes: [2, 2] },
    { count: 5, postsPerPage: 'ALL' as const, sizes: [5] },
    { count: 0, postsPerPage: 10, sizes: [0] },
    { count: 0, postsPerPage: 'ALL' as const, sizes: [0] },
  ])('cuts $count posts by $postsPerPage', ({ count, postsPerPage, sizes }) => {
    const found = pages(count, postsPerPage);
    expect(found.map((page) => page.items.length)).toEqual(sizes);
    expect(found[0]?.metadata.totalPages).toBe(sizes.length);
  });
});
