import type { ComponentProps } from 'react';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocSidebarItems from '@theme/DocSidebarItems';
import { Specimen, type SectionSpec } from './specimen';
import styles from './style-guide.module.css';

type SidebarItems = ComponentProps<typeof DocSidebarItems>['items'];

export function sidebar(): SectionSpec {
  return {
    id: 'sidebar',
    title: translate({ id: 'styleGuide.sidebar', message: 'Sidebar' }),
    note: translate({
      id: 'styleGuide.sidebar.note',
      message: 'Links, categories with and without a page, open and closed, three levels, another site, HTML.',
    }),
    specimens: <Sidebar />,
  };
}

function Sidebar() {
  return (
    <Specimen className={styles.sidebars}>
      <div className="menu dactyl-sidebar__menu">
        <ul className="theme-doc-sidebar-menu menu__list">
          <DocSidebarItems items={useItems()} activePath="" level={1} />
        </ul>
      </div>
      <div className="menu dactyl-sidebar__menu">
        <ul className="theme-doc-sidebar-menu menu__list">
          <ActiveItems />
        </ul>
      </div>
    </Specimen>
  );
}

function useItems(): SidebarItems {
  const wind = translate({ id: 'styleGuide.label.wind', message: 'The wind' });
  const leaf = { type: 'link', label: wind, href: useBaseUrl('/docs/installation') } as const;
  const category = { type: 'category', collapsible: true, collapsed: false } as const;
  return [
    leaf,
    {
      ...category,
      label: translate({ id: 'styleGuide.label.harbour', message: 'The harbour' }),
      href: useBaseUrl('/docs'),
      items: [
        leaf,
        {
          ...category,
          label: translate({ id: 'styleGuide.label.noPage', message: 'A category without a page' }),
          items: [leaf, { ...category, collapsed: true, label: wind, items: [leaf] }],
        },
      ],
    },
    {
      ...category,
      collapsed: true,
      label: translate({ id: 'styleGuide.label.closed', message: 'A closed category' }),
      items: [leaf],
    },
    {
      ...category,
      collapsible: false,
      label: translate({ id: 'styleGuide.label.fixed', message: 'Always open' }),
      items: [leaf],
    },
    {
      type: 'link',
      label: translate({ id: 'styleGuide.label.external', message: 'Another site' }),
      href: 'https://www.w3.org/',
    },
    { type: 'html', value: '<hr>', defaultStyle: true },
    {
      type: 'link',
      label: translate({
        id: 'styleGuide.label.landing',
        message: 'Landing on a ship that does not stay where it is',
      }),
      href: useBaseUrl('/docs/configuration'),
    },
  ];
}

/** The build marks what is active in the sidebar of a page. Here it is written down. */
function ActiveItems() {
  return (
    <>
      <li className="theme-doc-sidebar-item-category theme-doc-sidebar-item-category-level-1 menu__list-item menu__list-item--category">
        <details open data-collapsible="" suppressHydrationWarning>
          <summary className="menu__link menu__link--sublist menu__link--sublist-caret">
            {translate({ id: 'styleGuide.label.harbour', message: 'The harbour' })}
          </summary>
          <ul className="menu__list">
            <li className="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2 menu__list-item">
              <a className="menu__link menu__link--active" aria-current="page" href="#sidebar">
                {translate({ id: 'styleGuide.label.page', message: 'This page' })}
              </a>
            </li>
            <li className="theme-doc-sidebar-item-link theme-doc-sidebar-item-link-level-2 menu__list-item">
              <a className="menu__link" href="#breadcrumbs">
                {translate({ id: 'styleGuide.breadcrumbs', message: 'Breadcrumbs' })}
              </a>
            </li>
          </ul>
        </details>
      </li>
    </>
  );
}
