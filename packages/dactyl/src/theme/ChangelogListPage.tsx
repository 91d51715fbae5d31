import clsx from 'clsx';
import type { ComponentType } from 'react';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import ChangelogRelease from '@theme/ChangelogRelease';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { BlogPaginatedMetadata, BlogPostContent, BlogSidebarData } from '../features/blog/react/types.js';
import Head from '../react/Head.js';
import Translate from '../react/Translate.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { groupBy } from '../react/format/theme-common/group-by.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import styles from './ChangelogListPage/styles.css?url';

export interface Props {
  items: { content: BlogPostContent }[];
  sidebar?: BlogSidebarData;
  metadata: BlogPaginatedMetadata;
  /** What the changelog says above its releases; on the first page. */
  introduction?: ComponentType;
}

/** A page of the list of releases: years, and in each a line for every release. */
export default function ChangelogListPage({ items, sidebar, metadata, introduction: Introduction }: Props) {
  const { blogTitle, blogDescription, page, totalPages } = metadata;
  const coming = items.filter(({ content }) => isUnreleased(content));
  const released = items.filter(({ content }) => !isUnreleased(content));
  // They are in order already.
  const years = groupBy(released, ({ content }) => content.metadata.date.slice(0, 4));
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="changelog_list" />
      <BlogListPageStructuredData items={items} metadata={metadata} />
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <BlogLayout sidebar={sidebar}>
        <header className="dactyl-changelog__header">
          <Heading as="h1">{blogTitle}</Heading>
          {Introduction && <Introduction />}
          {page > 1 && (
            <p>
              <Translate
                id="theme.changelog.page"
                values={{ page, totalPages }}
                description="Below the title of a changelog, on all pages of the list but the first"
              >
                {'Page {page} of {totalPages}'}
              </Translate>
            </p>
          )}
        </header>
        {coming.map(({ content }) => (
          <ChangelogRelease key={content.metadata.permalink} content={content} />
        ))}
        {[...years].map(([year, releases]) => (
          <section key={year} className="dactyl-changelog__year" aria-labelledby={`year-${year}`}>
            <Heading as="h2" id={`year-${year}`}>
              {year}
            </Heading>
            {releases.map(({ content }) => (
              <ChangelogRelease key={content.metadata.permalink} content={content} />
            ))}
          </section>
        ))}
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function isUnreleased({ frontMatter }: BlogPostContent): boolean {
  return frontMatter['unreleased'] === true;
}
