/**
 * What our components import from the framework by relative paths → what a copy of them on a site imports instead.
 * `import-table.test.ts` holds it against all components: an import without a row fails there.
 */

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
  'runtime/Head': { specifier: '@docusaurus/Head' },
  'runtime/Link': { specifier: '@docusaurus/Link' },
  'runtime/Translate': { specifier: '@docusaurus/Translate' },
  'runtime/broken-links': { specifier: '@docusaurus/useBrokenLinks', default: 'useBrokenLinks' },
  'runtime/mdx-components': { specifier: '@mdx-js/react' },
  'runtime/render-routes': { specifier: '@docusaurus/renderRoutes' },
  'runtime/route-context': { specifier: '@docusaurus/useRouteContext', default: 'useRouteContext' },
  'runtime/router': { specifier: '@docusaurus/router' },
  'runtime/site-context': { specifier: '@docusaurus/useDocusaurusContext', default: 'useDocusaurusContext' },
  'runtime/use-base-url': { specifier: '@docusaurus/useBaseUrl' },
  'runtime/use-location': { specifier: '@docusaurus/router' },
  'runtime/use-global-data': { specifier: '@docusaurus/useGlobalData' },

  'runtime/theme-common/class-names': THEME_COMMON,
  'runtime/theme-common/color-mode': THEME_COMMON,
  'runtime/theme-common/content-visibility': THEME_COMMON,
  'runtime/theme-common/date-format': THEME_COMMON,
  'runtime/theme-common/error-parts': THEME_COMMON,
  'runtime/theme-common/group-by': THEME_COMMON,
  'runtime/theme-common/home-page': INTERNAL,
  'runtime/theme-common/html-class-name': THEME_COMMON,
  'runtime/theme-common/doc-card': INTERNAL,
  'runtime/theme-common/leading-emoji': INTERNAL,
  'runtime/theme-common/page-metadata': THEME_COMMON,
  'runtime/theme-common/plural-form': THEME_COMMON,
  'runtime/theme-common/prism-theme': THEME_COMMON,
  'runtime/theme-common/skip-link': THEME_COMMON,
  'runtime/theme-common/tabs-state': INTERNAL,
  'runtime/theme-common/tags': THEME_COMMON,
  'runtime/theme-common/theme-config': THEME_COMMON,
  'runtime/theme-common/toc-tree': THEME_COMMON,
  'runtime/theme-common/use-color-mode': THEME_COMMON,

  'runtime/docs/breadcrumbs-data': DOCS,
  'runtime/docs/doc-context': DOCS,
  'runtime/docs/global-data': DOCS,
  'runtime/docs/layout-links': DOCS,
  'runtime/docs/preferred-version': DOCS,
  'runtime/docs/root-metadata': DOCS,
  'runtime/docs/search-tags': DOCS,
  'runtime/docs/sidebar-context': DOCS,
  'runtime/docs/sidebar-items': DOCS,
  'runtime/docs/types': DOCS,
  'runtime/docs/use-active-docs': DOCS,
  'runtime/docs/use-sidebar': DOCS,
  'runtime/docs/version-context': DOCS,

  'runtime/blog/blog-metadata': BLOG,
  'runtime/blog/post-context': BLOG,
  'runtime/blog/sidebar-items': BLOG,
  'runtime/blog/structured-data': BLOG,
  'runtime/blog/titles': INTERNAL,

  'runtime/adopt-range': PARTS,
  'runtime/ask-to-reload': PARTS,
  'runtime/blog/post-count': PARTS,
  'runtime/blog/types': PARTS,
  'runtime/code-block-context': PARTS,
  'runtime/configured-part': PARTS,
  'runtime/docs/active-docs': PARTS,
  'runtime/docs/expanded-item': PARTS,
  'runtime/docs/path-index': PARTS,
  'runtime/docs/use-hidden-sidebar': PARTS,
  'runtime/docs/version-links': PARTS,
  'runtime/islands/adopt': PARTS,
  'runtime/page-context': PARTS,
  'runtime/Raw': PARTS,
  'runtime/region': PARTS,
  'runtime/render-context': PARTS,
  'runtime/theme-common/content-language': PARTS,
  'runtime/theme-common/navbar-sections': PARTS,
  'runtime/theme-common/usage-error': PARTS,
  'runtime/theme-common/use-tabs': PARTS,
  'runtime/use-is-near': PARTS,
  'shared/ansi-text': PARTS,
  'shared/code-lines': PARTS,
  'shared/code-meta': PARTS,
  'shared/fragment': PARTS,
  'shared/ideal-image': PARTS,
  'shared/live-meta': PARTS,
  'shared/offline': PARTS,
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
  'FooterColumn',
  'FooterLink',
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

/**
 * The other private files of themes keep their place, and have a public address: they need packages that only the
 * theme's own files may ask for, style sheets that only some pages load, or to be known as parts of the theme.
 */
export function publicThemeFile(module: string): string | undefined {
  return /^themes?\//.test(module) && !COPIED_ALONG.has(module) ? `dactyl/${module}` : undefined;
}
