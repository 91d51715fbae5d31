/**
 * What our components import from the framework by relative paths → what a copy of them on a site imports instead.
 * `import-table.test.ts` holds it against all components: an import without a row fails there.
 */
import { toPublicName } from '../bundle/package-root.js';

export interface PublicModule {
  specifier: string;
  /** The name that is the default export there. */
  default?: string;
}

const THEME_COMMON: PublicModule = { specifier: '@docusaurus/theme-common' };
const INTERNAL: PublicModule = { specifier: '@docusaurus/theme-common/internal' };
const DOCS: PublicModule = { specifier: '@docusaurus/plugin-content-docs/client' };
const BLOG: PublicModule = { specifier: '@docusaurus/plugin-content-blog/client' };

/** What has no name in the site format. */
export const THEME_PARTS = 'dactyl/theme-parts';
const PARTS: PublicModule = { specifier: THEME_PARTS };

/** Module below `src/`, without extension → where its names are public, unless `PART_NAMES` has them. */
export const PUBLIC_MODULES: Readonly<Record<string, PublicModule>> = {
  'react/Head': { specifier: '@docusaurus/Head' },
  'react/Link': { specifier: '@docusaurus/Link' },
  'react/Translate': { specifier: '@docusaurus/Translate' },
  'react/broken-links': { specifier: '@docusaurus/useBrokenLinks', default: 'useBrokenLinks' },
  'react/format/mdx-components': { specifier: '@mdx-js/react' },
  'react/render-routes': { specifier: '@docusaurus/renderRoutes' },
  'react/route-context': { specifier: '@docusaurus/useRouteContext', default: 'useRouteContext' },
  'react/format/router': { specifier: '@docusaurus/router' },
  'react/site-context': { specifier: '@docusaurus/useDocusaurusContext', default: 'useDocusaurusContext' },
  'react/use-base-url': { specifier: '@docusaurus/useBaseUrl' },
  'react/use-location': { specifier: '@docusaurus/router' },
  'react/use-global-data': { specifier: '@docusaurus/useGlobalData' },

  'react/format/theme-common/class-names': THEME_COMMON,
  'react/format/theme-common/color-mode': THEME_COMMON,
  'react/format/theme-common/content-visibility': THEME_COMMON,
  'react/format/theme-common/date-format': THEME_COMMON,
  'react/format/theme-common/error-parts': THEME_COMMON,
  'react/format/theme-common/group-by': THEME_COMMON,
  'react/format/theme-common/home-page': INTERNAL,
  'react/format/theme-common/html-class-name': THEME_COMMON,
  'react/format/theme-common/doc-card': INTERNAL,
  'react/format/theme-common/leading-emoji': INTERNAL,
  'react/format/theme-common/page-metadata': THEME_COMMON,
  'react/format/theme-common/plural-form': THEME_COMMON,
  'react/format/theme-common/prism-theme': THEME_COMMON,
  'react/format/theme-common/skip-link': THEME_COMMON,
  'react/format/theme-common/tabs-state': INTERNAL,
  'react/format/theme-common/tags': THEME_COMMON,
  'react/format/theme-common/theme-config': THEME_COMMON,
  'react/format/theme-common/toc-tree': THEME_COMMON,
  'react/format/theme-common/use-color-mode': THEME_COMMON,

  'features/docs/react/breadcrumbs-data': DOCS,
  'features/docs/react/doc-context': DOCS,
  'features/docs/react/layout-links': DOCS,
  'features/docs/react/preferred-version': DOCS,
  'features/docs/react/root-metadata': DOCS,
  'features/docs/react/structured-data': DOCS,
  'features/docs/react/search-tags': DOCS,
  'features/docs/react/sidebar-context': DOCS,
  'features/docs/react/sidebar-items': DOCS,
  'features/docs/react/types': DOCS,
  'features/docs/react/use-active-docs': DOCS,
  'features/docs/react/use-sidebar': DOCS,
  'features/docs/react/version-context': DOCS,

  'features/blog/react/blog-metadata': BLOG,
  'features/blog/react/post-context': BLOG,
  'features/blog/react/sidebar-items': BLOG,
  'features/blog/react/structured-data': BLOG,
  'features/blog/react/titles': INTERNAL,

  'react/adopt-range': PARTS,
  'react/ask-to-reload': PARTS,
  'features/blog/react/post-count': PARTS,
  'features/blog/react/types': PARTS,
  'react/code-block-context': PARTS,
  'react/configured-part': PARTS,
  'features/docs/react/active-docs': PARTS,
  'features/docs/react/expanded-item': PARTS,
  'features/docs/react/path-index': PARTS,
  'features/docs/react/use-hidden-sidebar': PARTS,
  'features/docs/react/version-links': PARTS,
  'react/islands/adopt': PARTS,
  'react/page-context': PARTS,
  'react/HtmlElement': PARTS,
  'react/Hydrate': PARTS,
  'react/Raw': PARTS,
  'react/late-items': PARTS,
  'react/region': PARTS,
  'react/render-context': PARTS,
  'react/format/theme-common/content-language': PARTS,
  'react/format/theme-common/navbar-sections': PARTS,
  'react/format/theme-common/usage-error': PARTS,
  'react/format/theme-common/use-tabs': PARTS,
  'react/use-html': PARTS,
  'react/use-is-near': PARTS,
  'shared/ansi-text': PARTS,
  'shared/author-mistake': PARTS,
  'shared/badge': PARTS,
  'shared/code-lines': PARTS,
  'shared/code-meta': PARTS,
  'shared/edit-distance': PARTS,
  'shared/fnv1a': PARTS,
  'shared/html': PARTS,
  'shared/ideal-image': PARTS,
  'shared/live-meta': PARTS,
  'shared/offline': PARTS,
  'shared/page-alternates': PARTS,
  'shared/search-button': PARTS,
  'shared/toc': PARTS,
  'shared/translation-state': PARTS,
  'shared/twin': PARTS,
  'shared/url': PARTS,
  'shared/version-links': PARTS,
  // A context, which copies must share with the theme.
  'theme/DocSidebarItem/branch-path': PARTS,
};

/** Names of modules above that are public only as parts of the theme. */
export const PART_NAMES: ReadonlySet<string> = new Set([
  'BlogListStructuredDataProps',
  'CategoryGeneratedIndex',
  'DocRootRoute',
  'findFirstLink',
  'FooterColumn',
  'FooterLink',
  'DocChange',
  'DocContributor',
  'LastUpdate',
  'LogoConfig',
  'NavbarItemConfig',
  'PageLink',
  'PinnedDocs',
  'PinnedDocsProvider',
  'SidebarCategory',
  'SidebarHtml',
  'SidebarItem',
  'SidebarLink',
  'TabsState',
  'useDocStructuredData',
  'VersionChanges',
  'VersionProps',
  'categoryHref',
  'findFirstSidebarItemCategoryLink',
  'tabsState',
  'toScriptText',
  'useActiveSidebarName',
  'useActiveUnlistedDoc',
  'useCurrentSidebarSiblings',
  'useDocsToPin',
  'useLocaleHome',
  'useSidebarTrail',
]);

/**
 * Hooks that make a component of a site an island → those that do not. The theme calls the first for what the server
 * renders, and leaves the rest to CSS and the boot script; so does a copy.
 */
export const SERVER_HOOKS: Readonly<Record<string, string>> = {
  useColorMode: 'useColorModeOnServer',
  useDocsVersionCandidates: 'useDocsVersionCandidatesOnServer',
  useLayoutDoc: 'useLayoutDocOnServer',
  useLayoutDocsSidebar: 'useLayoutDocsSidebarOnServer',
};

/** Small files that people may want to change with the copy. */
const COPIED_ALONG: ReadonlySet<string> = new Set([
  'theme/Admonition/admonition-props',
  'theme/BlogSidebar/Navigation',
  'theme/DocSidebarItem/item-props',
  'theme/Icon/Glyph',
]);

/** Files of the classic theme, and of those of features. */
const OF_THEMES = /^(?:theme|features\/[^/]+\/theme)\//;

/**
 * The other private files of themes keep their place, and have a public address: they need packages that only the
 * theme's own files may ask for, style sheets that only some pages load, or to be known as parts of the theme.
 */
export function publicThemeFile(module: string): string | undefined {
  if (!OF_THEMES.test(module) || COPIED_ALONG.has(module)) return undefined;
  return toPublicName(module);
}
