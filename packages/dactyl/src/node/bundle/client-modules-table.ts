/**
 * Maps the site format's `@docusaurus/*` imports in browser code, and imports in ejected components, to our modules,
 * relative to the package root. Plugins and sites use these names; nothing inside the package does.
 */
import path from 'node:path';
import { SiteError } from '../base/site-error.js';

export const CLIENT_MODULES: Record<string, string> = {
  '@docusaurus/Link': 'react/Link.js',
  '@docusaurus/Head': 'react/Head.js',
  '@docusaurus/Translate': 'react/Translate.js',
  '@docusaurus/Interpolate': 'react/Interpolate.js',
  '@docusaurus/BrowserOnly': 'react/BrowserOnly.js',
  '@docusaurus/ErrorBoundary': 'error-boundary.js',
  '@docusaurus/ExecutionEnvironment': 'react/execution-environment.js',
  '@docusaurus/useDocusaurusContext': 'react/site-context.js',
  '@docusaurus/useIsBrowser': 'react/use-is-browser.js',
  '@docusaurus/useBaseUrl': 'react/use-base-url.js',
  '@docusaurus/useGlobalData': 'react/use-global-data.js',
  '@docusaurus/useRouteContext': 'react/route-context.js',
  '@docusaurus/useBrokenLinks': 'react/broken-links.js',
  '@docusaurus/router': 'react/format/router.js',
  '@docusaurus/renderRoutes': 'react/render-routes.js',
  '@docusaurus/isInternalUrl': 'react/is-internal-url.js',
  '@docusaurus/useIsomorphicLayoutEffect': 'react/use-isomorphic-layout-effect.js',
  '@docusaurus/Noop': 'react/noop.js',
  '@docusaurus/constants': 'react/constants.js',
  '@mdx-js/react': 'react/format/mdx-components.js',
  '@docusaurus/theme-common': 'theme-common.js',
  '@docusaurus/theme-common/internal': 'theme-common-internal.js',
  '@docusaurus/theme-common/Details': 'theme-common-details.js',
  '@docusaurus/utils-common': 'react/format/site-format-functions.js',
  '@docusaurus/theme-mermaid/client': 'features/mermaid/theme/client.js',
  '@docusaurus/theme-search-algolia/client': 'theme-search-client.js',
  '@docusaurus/plugin-content-docs/client': 'features/docs/react/client.js',
  '@docusaurus/plugin-content-blog/client': 'features/blog/react/client.js',
  'dactyl/theme-parts': 'theme-parts.js',
};

/**
 * Packages that components of Docusaurus's theme import, provided so that copies of these components run where the
 * packages are not installed.
 */
export const SPARE_PACKAGES: Record<string, string> = {
  'copy-text-to-clipboard': 'react/format/copy-text.js',
};

/** Internal Docusaurus files without a public name that sites import nevertheless. */
export const INTERNAL_MODULES: Record<string, string> = {
  '@docusaurus/core/lib/client/docusaurusContext': 'react/format/docusaurus-context.js',
};

const DEEP = /^@docusaurus\/([\w-]+)\/(?:lib|src)\/(.+?)(?:\/index)?(?:\.[jt]sx?)?$/;
/** Nothing of these packages is ever bundled, because their files only work inside Docusaurus's own bundle. */
const REPLACED = /^@docusaurus\/(?:core|theme-common|theme-classic)(?:\/|$)/;

/**
 * The public name to use instead of an internal file of a Docusaurus package, since some sites import these;
 * `undefined` for imports of other packages.
 *
 * @throws SiteError when there is no counterpart here
 */
export function publicName(id: string, importer?: string): string | undefined {
  const [, name = '', file = ''] = DEEP.exec(id) ?? [];
  const exported = `@docusaurus/${/^client\/exports\/(\w+)$/.exec(file)?.[1]}`;
  if (name === 'core' && exported in CLIENT_MODULES) return exported;
  const internal = `@docusaurus/${name}/lib/${file}`;
  if (internal in INTERNAL_MODULES) return internal;
  if (name === 'theme-common') return '@docusaurus/theme-common/internal';
  const component = name.startsWith('theme-') ? /^theme\/(.+)$/.exec(file)?.[1] : undefined;
  if (component !== undefined) return `@theme-init/${component}`;
  if (name.startsWith('plugin-content-') && file.startsWith('client')) return `@docusaurus/${name}/client`;
  if (!REPLACED.test(id)) return undefined;
  throw new SiteError(`The import "${id}" names an internal file of Docusaurus, which has no counterpart here.`, {
    ...(importer !== undefined && path.isAbsolute(importer) ? { file: importer } : {}),
    hint: 'Import what it gives by a public name: "@docusaurus/…", "@theme/…" or "@docusaurus/theme-common".',
  });
}
