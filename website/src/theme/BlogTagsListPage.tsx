/** The tags of a blog, with a description of the page for search engines. */
import type { ComponentProps } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPageWithDescription(props: ComponentProps<typeof BlogTagsListPage>) {
  const description = translate({
    id: 'blog.tags.description',
    message: 'The subjects of the posts, in the order of the alphabet, with the number of posts about each.',
    description: 'Description of the list of tags for search engines',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogTagsListPage {...props} />
    </>
  );
}
