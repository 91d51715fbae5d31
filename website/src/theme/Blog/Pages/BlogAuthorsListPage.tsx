/** The authors of a blog, with a description of the page for search engines. */
import type { ComponentProps } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPageWithDescription(props: ComponentProps<typeof BlogAuthorsListPage>) {
  const description = translate({
    id: 'blog.authors.description',
    message: 'Who writes here: the teams of the project, what each looks after, and its posts.',
    description: 'Description of the list of authors for search engines',
  });
  return (
    <>
      <PageMetadata description={description} />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
