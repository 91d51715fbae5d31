import clsx from 'clsx';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItem from '@theme/BlogPostItem';
import BlogPostPageMetadata from '@theme/BlogPostPage/Metadata';
import BlogPostPageStructuredData from '@theme/BlogPostPage/StructuredData';
import BlogPostPaginator from '@theme/BlogPostPaginator';
import ContentVisibility from '@theme/ContentVisibility';
import CopyPage from '@theme/CopyPage';
import PageFeedback from '@theme/PageFeedback';
import TOC from '@theme/TOC';
import { BlogPostProvider, useBlogPost } from '../features/blog/react/post-context.js';
import type { BlogPostContent, BlogSidebarData } from '../features/blog/react/types.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';

export interface Props {
  content: BlogPostContent;
  sidebar?: BlogSidebarData;
}

/** The page of a post. */
export default function BlogPostPage({ content: Content, sidebar }: Props) {
  const { nextItem, prevItem } = Content.metadata;
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogPostPage)}>
        <BlogPostPageMetadata />
        <BlogPostPageStructuredData />
        <BlogLayout sidebar={sidebar} toc={hasToc(Content) && <PostToc />}>
          <ContentVisibility metadata={Content.metadata} />
          <CopyPage permalink={Content.metadata.permalink} />
          <BlogPostItem>
            <Content />
          </BlogPostItem>
          <PageFeedback
            kind="post"
            permalink={Content.metadata.permalink}
            title={Content.metadata.title}
            frontMatter={Content.frontMatter}
          />
          {(nextItem || prevItem) && <BlogPostPaginator nextItem={nextItem} prevItem={prevItem} />}
        </BlogLayout>
      </HtmlClassNameProvider>
    </BlogPostProvider>
  );
}

function hasToc({ frontMatter, toc }: BlogPostContent): boolean {
  return !frontMatter.hide_table_of_contents && toc.length > 0;
}

function PostToc() {
  const { toc, frontMatter } = useBlogPost();
  return (
    <TOC
      toc={toc}
      minHeadingLevel={frontMatter.toc_min_heading_level}
      maxHeadingLevel={frontMatter.toc_max_heading_level}
    />
  );
}
