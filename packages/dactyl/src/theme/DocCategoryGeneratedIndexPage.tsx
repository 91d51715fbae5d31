import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import Heading from '@theme/Heading';
import type { CategoryGeneratedIndex } from '../features/docs/react/types.js';
import { useCurrentSidebarCategory } from '../features/docs/react/use-sidebar.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';

export interface Props {
  categoryGeneratedIndex: CategoryGeneratedIndex;
}

/** The generated index of a category: a page that lists its items. */
export default function DocCategoryGeneratedIndexPage({ categoryGeneratedIndex: index }: Props) {
  const category = useCurrentSidebarCategory();
  return (
    <>
      <PageMetadata title={index.title} description={index.description} keywords={index.keywords} image={index.image} />
      <div className="dactyl-generated-index">
        <DocVersionBanner />
        <DocBreadcrumbs />
        <DocVersionBadge />
        <header>
          <Heading as="h1">{index.title}</Heading>
          {index.description && <p>{index.description}</p>}
        </header>
        <div className="margin-top--lg">
          <DocCardList items={category.items} />
        </div>
        <footer className="margin-top--md">
          <DocPaginator previous={index.navigation.previous} next={index.navigation.next} />
        </footer>
      </div>
    </>
  );
}
