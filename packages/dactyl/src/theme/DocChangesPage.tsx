import { Fragment } from 'react';
import Heading from '@theme/Heading';
import type { DocChange, VersionChanges } from '../features/docs/react/types.js';
import Link from '../react/Link.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import Translate, { translate } from '../react/Translate.js';

export interface Props {
  changes: VersionChanges;
}

/** What differs between a version of the docs and the one before it. */
export default function DocChangesPage({ changes }: Props) {
  const { version, since, earlier } = changes;
  const title = pageTitle(version, since);
  const lists = listsOf(changes).filter(({ docs }) => docs.length > 0);
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsChangesPage}>
      <PageMetadata title={title} />
      <main className="container margin-vert--lg dactyl-narrow">
        <div className="markdown">
          <Heading as="h1">{title}</Heading>
          {lists.length === 0 && (
            <p>
              <Translate id="theme.docs.changes.none" description="Where two versions of the docs have the same pages">
                All pages are as they were.
              </Translate>
            </p>
          )}
          {lists.map(({ id, heading, docs }) => (
            <Fragment key={id}>
              <Heading as="h2" id={id}>
                {heading}
              </Heading>
              <ul>
                {docs.map((doc) => (
                  <li key={doc.id}>
                    <Doc doc={doc} since={since} isRemoved={id === 'removed'} />
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
          {earlier && (
            <p>
              <Link to={earlier.permalink}>{pageTitle(since, earlier.since)}</Link>
            </p>
          )}
        </div>
      </main>
    </HtmlClassNameProvider>
  );
}

function pageTitle(version: string, since: string): string {
  return translate(
    {
      id: 'theme.docs.changes.title',
      message: 'What changed in {version} since {since}',
      description: 'Title of the page about what differs between two versions of the docs',
    },
    { version, since },
  );
}

function listsOf({ added, changed, renamed, removed }: VersionChanges) {
  return [
    {
      id: 'added',
      docs: added,
      heading: translate({
        id: 'theme.docs.changes.added',
        message: 'New pages',
        description: 'Heading above docs that the version before does not have',
      }),
    },
    {
      id: 'changed',
      docs: changed,
      heading: translate({
        id: 'theme.docs.changes.changed',
        message: 'Changed pages',
        description: 'Heading above docs with another text than in the version before',
      }),
    },
    {
      id: 'renamed',
      docs: renamed,
      heading: translate({
        id: 'theme.docs.changes.renamed',
        message: 'Moved pages',
        description: 'Heading above docs that are at another place in the version before',
      }),
    },
    {
      id: 'removed',
      docs: removed,
      heading: translate({
        id: 'theme.docs.changes.removed',
        message: 'Removed pages',
        description: 'Heading above docs that only the version before has',
      }),
    },
  ];
}

interface DocProps {
  doc: DocChange;
  since: string;
  isRemoved: boolean;
}

/** The title leads to the page of this version, what stands behind it to that of the version before. */
function Doc({ doc, since, isRemoved }: DocProps) {
  const before = isRemoved ? doc : doc.before;
  const place = before && before.id !== doc.id ? `: ${before.id}` : '';
  return (
    <>
      {isRemoved ? doc.title : <Link to={doc.permalink}>{doc.title}</Link>}
      {before && (
        <>
          {' ('}
          <Link to={before.permalink} aria-label={titleBefore(before.title, since + place)}>
            {since + place}
          </Link>
          )
        </>
      )}
    </>
  );
}

function titleBefore(title: string, version: string): string {
  return translate(
    {
      id: 'theme.docs.changes.before',
      message: '{title} in {version}',
      description: 'Label of the link to a doc in the version before',
    },
    { title, version },
  );
}
