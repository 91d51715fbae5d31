import type { ComponentProps } from 'react';
import { BlogPostProvider } from '@docusaurus/plugin-content-blog/client';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BlogAuthor from '@theme/Blog/Components/Author';
import BlogPostItem from '@theme/BlogPostItem';
import TagsListByLetter from '@theme/TagsListByLetter';
import TagsListInline from '@theme/TagsListInline';
import { Specimen, type GroupSpec } from './specimen';
import styles from './style-guide.module.css';

type Author = ComponentProps<typeof BlogAuthor>['author'];
type PostContent = ComponentProps<typeof BlogPostProvider>['content'];

export function blogParts(): GroupSpec {
  return {
    id: 'blog',
    title: translate({ id: 'styleGuide.blog', message: 'Blog' }),
    sections: [
      {
        id: 'post',
        title: translate({ id: 'styleGuide.post', message: 'Post in a list' }),
        note: translate({ id: 'styleGuide.post.note', message: 'Title, date, authors, the beginning, tags.' }),
        specimens: <Post />,
      },
      {
        id: 'authors',
        title: translate({ id: 'styleGuide.authors', message: 'Authors' }),
        note: translate({
          id: 'styleGuide.authors.note',
          message: 'One with everything, as on the page of an author; then beside a post, with and without an image.',
        }),
        specimens: <Authors />,
      },
      {
        id: 'tags',
        title: translate({ id: 'styleGuide.tags', message: 'Tags' }),
        note: translate({ id: 'styleGuide.tags.note', message: 'Below a page, and in the list of all tags.' }),
        specimens: <Tags />,
      },
    ],
  };
}

function useAuthors(): [Author, Author, Author] {
  return [
    {
      key: 'core',
      name: translate({ id: 'styleGuide.authors.core', message: 'Core team' }),
      title: translate({ id: 'styleGuide.authors.core.title', message: 'Compiler and theme' }),
      description: translate({ id: 'styleGuide.authors.core.text', message: 'Keeps the pages small.' }),
      imageURL: useBaseUrl('/img/teams/core.svg'),
      url: '#authors',
      socials: {
        github: '#authors',
        mastodon: '#authors',
        email: '#authors',
      },
      page: null,
    },
    {
      key: 'docs',
      name: translate({ id: 'styleGuide.authors.docs', message: 'Docs team' }),
      imageURL: useBaseUrl('/img/teams/docs.svg'),
      page: null,
    },
    { key: null, name: translate({ id: 'styleGuide.authors.guest', message: 'A guest' }), page: null },
  ];
}

function useTags() {
  // Tags of a site lead to their own pages.
  const permalink = useBaseUrl('/style-guide');
  return ['harbour', 'landing', 'wind'].map((label, index) => ({
    label,
    permalink: `${permalink}?tag=${label}#tags`,
    count: index + 1,
  }));
}

function Post() {
  const [core, docs] = useAuthors();
  const tags = useTags().map((tag) => ({ ...tag, inline: true }));
  const content: PostContent = Object.assign(() => null, {
    frontMatter: {},
    metadata: {
      permalink: useBaseUrl('/blog'),
      source: '',
      title: translate({ id: 'styleGuide.post.title', message: 'A week of steady wind' }),
      description: '',
      date: '2026-11-21T00:00:00.000Z',
      tags,
      readingTime: 2.4,
      hasTruncateMarker: true,
      authors: [core, docs],
      frontMatter: {},
      unlisted: false,
    },
    assets: { authorsImageUrls: [] },
    toc: [],
  });
  return (
    <Specimen>
      <BlogPostProvider content={content}>
        <BlogPostItem>
          <p>
            {translate({
              id: 'styleGuide.post.text',
              message: 'On Monday the wind turned to the west, and it has stayed there since.',
            })}
          </p>
        </BlogPostItem>
      </BlogPostProvider>
    </Specimen>
  );
}

function Authors() {
  const authors = useAuthors();
  return (
    <>
      <Specimen>
        <BlogAuthor as="h2" author={authors[0]} count={12} />
      </Specimen>
      <Specimen className={styles.row}>
        {authors.map((author) => (
          <BlogAuthor key={author.name} author={author} />
        ))}
      </Specimen>
    </>
  );
}

function Tags() {
  const tags = useTags();
  return (
    <>
      <Specimen>
        <TagsListInline tags={tags} />
      </Specimen>
      <Specimen>
        <TagsListByLetter tags={tags} />
      </Specimen>
    </>
  );
}
