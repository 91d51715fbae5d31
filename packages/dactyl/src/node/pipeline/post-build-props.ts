/** What plugins get when the pages of a locale are written, in a build, or in the dev server when one of their files is asked for. */
import path from 'node:path';
import { definedProps } from '../../shared/defined-props.js';
import { isCopy } from '../plugin-api/is-copy.js';
import type { PostBuildProps, unstable_PageCard } from '../plugin-api/types.js';
import type { LocaleSite } from '../site/types.js';

interface MadePage {
  pathname: string;
  noIndex: boolean;
  card?: unstable_PageCard | undefined;
}

export interface PostBuildInput {
  /** Those that are rendered, in the order of the site. */
  pages: readonly MadePage[];
  /** The new output of all locales, and the one that is in place. */
  dir: string;
  oldDir: string;
  indexable: ReadonlySet<string>;
}

export function postBuildProps(locale: LocaleSite, { pages, dir, oldDir, indexable }: PostBuildInput): PostBuildProps {
  return {
    ...locale.pluginContext,
    // The folder that replaces the output when everything has worked.
    outDir: path.join(dir, locale.outSubdir),
    unstable_previousOutDir: path.join(oldDir, locale.outSubdir),
    siteConfig: locale.siteConfig,
    routes: locale.routes,
    plugins: locale.plugins,
    routesPaths: [`${locale.baseUrl}404.html`, ...locale.pages.slice(0, -1).map((page) => page.pathname)],
    siteMetadata: locale.data.siteMetadata,
    ...locale.htmlTags,
    head: Object.fromEntries(
      pages.map(({ pathname, noIndex, card }) => [pathname, definedProps({ noIndex, unstable_card: card })]),
    ),
    routesBuildMetadata: Object.fromEntries(pages.map(({ pathname, noIndex }) => [pathname, { noIndex }])),
    unstable_indexable: indexable,
  };
}

/** Permalinks of pages that search engines may list: they are not hidden, and name no other page in their place. */
export function indexablePages(locale: LocaleSite, pages: readonly MadePage[]): string[] {
  const routes = locale.pages.flatMap(({ pathname, levels }) => levels.slice(-1).map((route) => ({ pathname, route })));
  const copies = new Set(routes.flatMap(({ pathname, route }) => (isCopy(route, locale.siteConfig) ? [pathname] : [])));
  return pages.flatMap(({ pathname, noIndex }) => (noIndex || copies.has(pathname) ? [] : [pathname]));
}
