import type { ComponentProps } from 'react';
import { DocsSidebarProvider, DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocCardList from '@theme/DocCardList';
import DocPaginator from '@theme/DocPaginator';
import DocVersionBadge from '@theme/DocVersionBadge';
import EditMetaRow from '@theme/EditMetaRow';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import TOCCollapsible from '@theme/TOCCollapsible';
import TOCInline from '@theme/TOCInline';
import { sidebar } from './sidebar';
import { Specimen, type GroupSpec, type SectionSpec } from './specimen';
import { visibility } from './visibility';

type SidebarItems = NonNullable<ComponentProps<typeof DocsSidebarProvider>['items']>;

const VERSION: ComponentProps<typeof DocsVersionProvider>['version'] = {
  pluginId: 'default',
  version: 'current',
  label: 'Canary',
  banner: null,
  badge: true,
  noIndex: false,
  className: '',
  isLast: true,
  docsSidebars: {},
  docs: {},
};

export function docsParts(): GroupSpec {
  return {
    id: 'docs',
    title: translate({ id: 'styleGuide.docs', message: 'Docs' }),
    sections: [sidebar(), breadcrumbs(), contents(), cards(), pagination(), versions(), visibility(), editRow()],
  };
}

function breadcrumbs(): SectionSpec {
  return {
    id: 'breadcrumbs',
    title: translate({ id: 'styleGuide.breadcrumbs', message: 'Breadcrumbs' }),
    note: translate({ id: 'styleGuide.breadcrumbs.note', message: 'The way through the sidebar to the page.' }),
    specimens: <Breadcrumbs />,
  };
}

function Breadcrumbs() {
  const items: SidebarItems = [
    {
      type: 'category',
      label: translate({ id: 'styleGuide.label.harbour', message: 'The harbour' }),
      collapsed: false,
      collapsible: true,
      href: useBaseUrl('/docs'),
      items: [
        {
          type: 'category',
          label: translate({ id: 'styleGuide.label.noPage', message: 'A category without a page' }),
          collapsed: false,
          collapsible: true,
          items: [
            {
              type: 'link',
              label: translate({ id: 'styleGuide.label.page', message: 'This page' }),
              href: useBaseUrl('/style-guide'),
            },
          ],
        },
      ],
    },
  ];
  return (
    <Specimen>
      <DocsVersionProvider version={VERSION}>
        <DocsSidebarProvider name="style-guide" items={items}>
          <DocBreadcrumbs />
        </DocsSidebarProvider>
      </DocsVersionProvider>
    </Specimen>
  );
}

function contents(): SectionSpec {
  const toc = [
    { id: 'foundations', value: translate({ id: 'styleGuide.foundations', message: 'Foundations' }), level: 2 },
    { id: 'colors', value: translate({ id: 'styleGuide.colors', message: 'Colours' }), level: 3 },
    { id: 'headings', value: translate({ id: 'styleGuide.headings', message: 'Headings' }), level: 3 },
    { id: 'blocks', value: translate({ id: 'styleGuide.blocks', message: 'Blocks' }), level: 2 },
  ];
  return {
    id: 'table-of-contents',
    title: translate({ id: 'styleGuide.toc', message: 'Table of contents' }),
    note: translate({
      id: 'styleGuide.toc.note',
      message:
        'Beside the text it looks like the index of this page. On phones it opens, and it can stand in the text.',
    }),
    specimens: (
      <>
        <Specimen label={translate({ id: 'styleGuide.toc.phone', message: 'On phones' })}>
          <TOCCollapsible toc={toc} />
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.toc.inline', message: 'In the text' })}>
          <TOCInline toc={toc} />
        </Specimen>
      </>
    ),
  };
}

function cards(): SectionSpec {
  return {
    id: 'doc-cards',
    title: translate({ id: 'styleGuide.docCards', message: 'Doc cards' }),
    note: translate({
      id: 'styleGuide.docCards.note',
      message: 'For a category, a doc and another site. Words that are too long are cut off.',
    }),
    specimens: <DocCards />,
  };
}

function DocCards() {
  const description = translate({
    id: 'styleGuide.docCards.text',
    message: 'How to find out where the wind comes from.',
  });
  const link = { type: 'link', href: useBaseUrl('/docs/installation'), description } as const;
  const items: SidebarItems = [
    {
      type: 'category',
      label: translate({ id: 'styleGuide.label.harbour', message: 'The harbour' }),
      collapsed: false,
      collapsible: true,
      href: useBaseUrl('/docs'),
      items: [link, link].map((each, index) => ({ ...each, label: String(index) })),
    },
    { ...link, label: translate({ id: 'styleGuide.label.wind', message: 'The wind' }) },
    {
      type: 'link',
      href: 'https://www.w3.org/',
      label: translate({ id: 'styleGuide.label.external', message: 'Another site' }),
    },
    {
      ...link,
      // Cards that lead to the same page are shown once.
      href: useBaseUrl('/docs/configuration'),
      label: 'DonaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftDonaudampfschifffahrt',
      description: `${description} ${description} ${description}`,
    },
  ];
  return (
    <Specimen>
      <DocsVersionProvider version={VERSION}>
        <DocCardList items={items} />
      </DocsVersionProvider>
    </Specimen>
  );
}

function pagination(): SectionSpec {
  const previous = {
    permalink: '/docs/installation',
    title: translate({ id: 'styleGuide.label.wind', message: 'The wind' }),
  };
  const next = {
    permalink: '/docs/configuration',
    title: translate({ id: 'styleGuide.label.landing', message: 'Landing on a ship that does not stay where it is' }),
  };
  return {
    id: 'pagination',
    title: translate({ id: 'styleGuide.pagination', message: 'Pagination' }),
    note: translate({ id: 'styleGuide.pagination.note', message: 'To the pages before and after this one.' }),
    specimens: (
      <>
        <Specimen label={translate({ id: 'styleGuide.pagination.both', message: 'In the middle' })}>
          <DocPaginator previous={previous} next={next} />
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.pagination.first', message: 'On the first page' })}>
          <LonePagination {...next} isNext />
        </Specimen>
        <Specimen label={translate({ id: 'styleGuide.pagination.last', message: 'On the last page' })}>
          <LonePagination {...previous} />
        </Specimen>
      </>
    ),
  };
}

/** Without the landmark around it, of which a page has one. */
function LonePagination(props: ComponentProps<typeof PaginatorNavLink>) {
  const subLabel = props.isNext ? (
    <Translate id="theme.docs.paginator.next">Next</Translate>
  ) : (
    <Translate id="theme.docs.paginator.previous">Previous</Translate>
  );
  return (
    <div className="pagination-nav">
      <PaginatorNavLink {...props} subLabel={subLabel} />
    </div>
  );
}

function versions(): SectionSpec {
  return {
    id: 'versions',
    title: translate({ id: 'styleGuide.versions', message: 'Version badge and banners' }),
    note: translate({
      id: 'styleGuide.versions.note',
      message: 'On docs of a version that is not released yet, or that nobody maintains.',
    }),
    specimens: (
      <Specimen>
        <DocsVersionProvider version={VERSION}>
          <DocVersionBadge />
        </DocsVersionProvider>
        {/* The component finds its words by the docs that the page belongs to; this page belongs to none. */}
        {(['unreleased', 'unmaintained'] as const).map((banner) => (
          <div key={banner} className="theme-doc-version-banner alert alert--warning margin-bottom--md">
            {banner === 'unreleased' ? (
              <Translate
                id="theme.docs.versions.unreleasedVersionLabel"
                values={{ siteTitle: 'Dactyl', versionLabel: <b>4.0</b> }}
              >
                {'These docs describe {siteTitle} {versionLabel}, which has not been released yet.'}
              </Translate>
            ) : (
              <Translate
                id="theme.docs.versions.unmaintainedVersionLabel"
                values={{ siteTitle: 'Dactyl', versionLabel: <b>2.0</b> }}
              >
                {'These docs describe {siteTitle} {versionLabel}, which is no longer maintained.'}
              </Translate>
            )}
          </div>
        ))}
      </Specimen>
    ),
  };
}

function editRow(): SectionSpec {
  return {
    id: 'edit-row',
    title: translate({ id: 'styleGuide.editRow', message: 'Edit link and last update' }),
    note: translate({ id: 'styleGuide.editRow.note', message: 'Below the text of a page.' }),
    specimens: (
      <Specimen>
        <EditMetaRow editUrl="#edit-row" lastUpdatedAt={Date.UTC(2026, 10, 21)} lastUpdatedBy="docs" />
      </Specimen>
    ),
  };
}
