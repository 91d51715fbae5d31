import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { Props as TagProps } from '@theme/Tag';
import TagsListByLetter from '@theme/TagsListByLetter';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { translateTagsPageTitle } from '../react/format/theme-common/tags.js';

export interface Props {
  tags: TagProps[];
}

/** The page that lists all tags of a docs version. */
export default function DocTagsListPage({ tags }: Props) {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata title={title} />
      <SearchMetadata tag="doc_tags_list" />
      <main className="container margin-vert--lg dactyl-narrow">
        <Heading as="h1">{title}</Heading>
        <TagsListByLetter tags={tags} />
      </main>
    </HtmlClassNameProvider>
  );
}
