import clsx from 'clsx';
import BlogPostItemFooterReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import EditMetaRow from '@theme/EditMetaRow';
import TagsListInline from '@theme/TagsListInline';
import { useBlogPost } from '../../features/blog/react/post-context.js';
import type { BlogPostMetadata } from '../../features/blog/react/types.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';

export default function BlogPostItemFooter() {
  const { metadata, isBlogPostPage } = useBlogPost();
  return isBlogPostPage ? <PageFooter {...metadata} /> : <ListFooter {...metadata} />;
}

function PageFooter({ tags, editUrl, lastUpdatedAt, lastUpdatedBy }: BlogPostMetadata) {
  const canBeEdited = Boolean(editUrl || lastUpdatedAt || lastUpdatedBy);
  if (tags.length === 0 && !canBeEdited) return null;
  return (
    <footer className="docusaurus-mt-lg">
      {tags.length > 0 && (
        <div className={clsx('margin-top--sm', ThemeClassNames.blog.blogFooterTagsRow)}>
          <TagsListInline tags={tags} />
        </div>
      )}
      {canBeEdited && (
        <EditMetaRow
          className={clsx('margin-top--sm', ThemeClassNames.blog.blogFooterEditMetaRow)}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
          lastUpdatedBy={lastUpdatedBy}
        />
      )}
    </footer>
  );
}

function ListFooter({ tags, hasTruncateMarker, title, permalink }: BlogPostMetadata) {
  if (tags.length === 0 && !hasTruncateMarker) return null;
  return (
    <footer className="docusaurus-mt-lg dactyl-post__footer">
      {tags.length > 0 && (
        <div>
          <TagsListInline tags={tags} />
        </div>
      )}
      {hasTruncateMarker && <BlogPostItemFooterReadMoreLink blogPostTitle={title} to={permalink} />}
    </footer>
  );
}
