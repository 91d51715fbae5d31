import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { BlogPostMetadata } from '../runtime/blog/types.js';
import Link from '../runtime/Link.js';
import { useDateTimeFormat } from '../runtime/theme-common/date-format.js';
import { groupBy } from '../runtime/theme-common/group-by.js';
import { PageMetadata } from '../runtime/theme-common/page-metadata.js';
import { translate } from '../runtime/Translate.js';

type ArchivedPost = { metadata: Pick<BlogPostMetadata, 'date' | 'title' | 'permalink'> };

export interface Props {
  archive: { blogPosts: readonly ArchivedPost[] };
}

/** All posts, by year. */
export default function BlogArchivePage({ archive }: Props) {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive', description: 'Title of the archive' });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Archive',
    description: 'Description of the archive',
  });
  const years = groupBy(archive.blogPosts.toReversed(), ({ metadata }) => new Date(metadata.date).getUTCFullYear());
  return (
    <>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main>
          <header className="hero dactyl-archive__header">
            <div className="container">
              <Heading as="h1" className="hero__title">
                {title}
              </Heading>
              {description !== title && <p className="hero__subtitle">{description}</p>}
            </div>
          </header>
          <div className="container margin-vert--lg">
            <div className="row">
              {[...years]
                .sort(([a], [b]) => b - a)
                .map(([year, posts]) => (
                  <div key={year} className="col col--4 margin-vert--lg">
                    <Year year={String(year)} posts={posts} />
                  </div>
                ))}
            </div>
          </div>
        </main>
      </Layout>
    </>
  );
}

function Year({ year, posts }: { year: string; posts: readonly ArchivedPost[] }) {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <>
      <Heading as="h2" id={year}>
        {year}
      </Heading>
      <ul>
        {posts.map(({ metadata }) => (
          <li key={metadata.permalink}>
            <Link to={metadata.permalink}>
              {format.format(new Date(metadata.date))} - {metadata.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
