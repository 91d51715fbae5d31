import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import UnlistedBanner from '@theme/ContentVisibility/Unlisted';
import Link from '../react/Link.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import { usePluralForm } from '../react/format/theme-common/plural-form.js';
import Translate, { translate } from '../react/Translate.js';

export interface Props {
  tag: {
    label: string;
    description?: string;
    allTagsPath: string;
    count: number;
    unlisted: boolean;
    items: { id: string; title: string; description: string; permalink: string }[];
  };
}

/** The page of a tag, with the docs that have it. */
export default function DocTagDocListPage({ tag }: Props) {
  const title = usePageTitle(tag);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagDocListPage}>
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="doc_tag_doc_list" />
      <main className="container margin-vert--lg dactyl-narrow">
        {tag.unlisted && <UnlistedBanner />}
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <Link href={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink" description="Label of the link to all tags">
              View all tags
            </Translate>
          </Link>
        </header>
        <section className="margin-vert--lg">
          {tag.items.map((doc) => (
            <article key={doc.id} className="margin-vert--lg">
              <Heading as="h2">
                <Link to={doc.permalink}>{doc.title}</Link>
              </Heading>
              {doc.description && <p>{doc.description}</p>}
            </article>
          ))}
        </section>
      </main>
    </HtmlClassNameProvider>
  );
}

function usePageTitle(tag: Props['tag']): string {
  const { selectMessage } = usePluralForm();
  const forms = translate(
    {
      id: 'theme.docs.tagDocListPageTitle.nDocsTagged',
      message: 'One doc tagged|{count} docs tagged',
      description: 'First part of the title of a tag, in all plural forms',
    },
    { count: tag.count },
  );
  return translate(
    {
      id: 'theme.docs.tagDocListPageTitle',
      message: '{nDocsTagged} with "{tagName}"',
      description: 'Title of the page of a tag',
    },
    { nDocsTagged: selectMessage(tag.count, forms), tagName: tag.label },
  );
}
