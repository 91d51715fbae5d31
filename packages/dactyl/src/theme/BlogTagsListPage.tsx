import clsx from 'clsx';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props as TagProps } from '@theme/Tag';
import TagsListByLetter from '@theme/TagsListByLetter';
import type { BlogSidebarData } from '../features/blog/react/types.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { translateTagsPageTitle } from '../react/format/theme-common/tags.js';

export interface Props {
  tags: TagProps[];
  sidebar?: BlogSidebarData;
}

/** The page that lists all tags of a blog. */
export default function BlogTagsListPage({ tags, sidebar }: Props) {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
