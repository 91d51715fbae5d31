import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { BlogPostMetadata } from '../features/blog/react/types.js';
import Head from '../react/Head.js';
import Link from '../react/Link.js';
import { useDateTimeFormat } from '../react/format/theme-common/date-format.js';
import { groupBy } from '../react/format/theme-common/group-by.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { translate } from '../react/Translate.js';
import styles from './BlogArchivePage/styles.css?url';

type ArchivedPost = { metadata: Pick<BlogPostMetadata, 'date' | 'title' | 'permalink'> };

export interface Props {
  archive: { blogPosts: readonly ArchivedPost[] };
}

/** The archive: all posts, grouped by year. */
export default function BlogArchivePage({ archive }: Props) {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive', description: 'Title of the archive' });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'Description of the archive',
  });
  const years = groupBy(archive.blogPosts, ({ metadata }) => new Date(metadata.date).getUTCFullYear());
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Head>
        <link rel="stylesheet" href={styles} />
      </Head>
      <Layout>
        {/* Not a `<header>`: outside of `<main>` it would be a second banner landmark beside the announcement bar. */}
        <section className="hero dactyl-archive__header" aria-label={title}>
          <div className="container dactyl-narrow">
            <Heading as="h1" className="hero__title">
              {title}
            </Heading>
            {description !== title && <p className="hero__subtitle">{description}</p>}
          </div>
        </section>
        <main>
          <div className="container dactyl-narrow margin-vert--lg">
            {[...years]
              .sort(([a], [b]) => b - a)
              .map(([year, posts]) => (
                <Year key={year} year={String(year)} posts={posts} />
              ))}
          </div>
        </main>
      </Layout>
    </>
  );
}

function Year({ year, posts }: { year: string; posts: readonly ArchivedPost[] }) {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section className="dactyl-archive__year">
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul className="clean-list">
        {posts.map(({ metadata }) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink}>
              <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>
              <span className="dactyl-visually-hidden"> - </span>
              {metadata.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
