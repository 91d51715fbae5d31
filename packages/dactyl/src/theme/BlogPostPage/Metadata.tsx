import { useBlogPost } from '../../features/blog/react/post-context.js';
import { PageMetadata } from '../../react/format/theme-common/page-metadata.js';

export default function BlogPostPageMetadata() {
  const { assets, metadata, frontMatter } = useBlogPost();
  const { title, description, date, tags, authors } = metadata;
  const authorUrls = authors.flatMap(({ url }) => url ?? []);
  return (
    <PageMetadata
      title={frontMatter.title_meta ?? title}
      description={description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    >
      <meta property="og:type" content="article" />
      <meta property="article:published_time" content={date} />
      {authorUrls.length > 0 && <meta property="article:author" content={authorUrls.join(',')} />}
      {tags.length > 0 && <meta property="article:tag" content={tags.map(({ label }) => label).join(',')} />}
    </PageMetadata>
  );
}
