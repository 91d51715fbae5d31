/** A page of the list of releases: years, and in each a line for every release. */
import clsx from 'clsx';
import type { ComponentType } from 'react';
import BlogLayout from '@theme/BlogLayout';
import type { Props as BlogListProps } from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import Translate from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import styles from './changelog.module.css';
import { ReleaseLine } from './ReleaseLine';

interface Props extends BlogListProps {
  /** Of the first page. */
  introduction?: ComponentType;
}

export default function ChangelogList({ items, sidebar, metadata, introduction: Introduction }: Props) {
  const { blogTitle, blogDescription, page, totalPages } = metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="changelog_list" />
      <BlogListPageStructuredData items={items} metadata={metadata} />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <Heading as="h1">{blogTitle}</Heading>
          {Introduction ? (
            <Introduction />
          ) : (
            <p>
              <Translate
                id="changelog.page"
                values={{ page, totalPages }}
                description="Below the title of older releases"
              >
                {'Page {page} of {totalPages}'}
              </Translate>
            </p>
          )}
        </header>
        {groupByYear(items).map(([year, releases]) => (
          <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
            <Heading as="h2" id={`year-${year}`}>
              {year}
            </Heading>
            {releases.map(({ content }) => (
              <ReleaseLine key={content.metadata.permalink} content={content} />
            ))}
          </section>
        ))}
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

type Items = Props['items'];

/** Releases are in order already, so each year is one run of them. */
function groupByYear(items: Items): [year: string, Items][] {
  const groups = new Map<string, Items>();
  for (const item of items) {
    const year = item.content.metadata.date.slice(0, 4);
    groups.set(year, [...(groups.get(year) ?? []), item]);
  }
  return [...groups];
}
