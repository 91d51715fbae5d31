/**
 * Parts that both search themes share, the one with its own index and the hosted one: components, dialog, search page, and
 * the file that lets browsers offer the site's search.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileAtomic } from '../../../node/base/files.js';
import type { Plugin, PluginActions, PluginContext } from '../../../node/plugin-api/types.js';
import type { HtmlTagObject, SiteConfig } from '../../../node/config/types.js';
import type { Json } from '../../../shared/json.js';
import type { SearchSettings, SearchThemeData } from '../../../shared/search-button.js';
import { escapeXml } from '../../../shared/xml.js';
import { applyTrailingSlash, normalizeUrl } from '../../../shared/url.js';
import { searchBootScript } from './boot-script.js';
import { findSearchScripts } from './search-scripts.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));

const DESCRIPTION_FILE = 'opensearch.xml';

export interface SearchThemeOptions extends Omit<SearchSettings, 'baseUrl' | 'page'> {
  /** Path of the search page below the base URL; `undefined` if there is none. */
  searchPagePath?: string | false | null;
}

export interface SearchTheme {
  themeDir: string;
  hooks: Pick<Plugin, 'unstable_getBootScript' | 'unstable_getThemeFacts'>;
  clientModules: string[];
  /** Data for the browser, to be passed to `setGlobalData`. */
  data: Json;
  /** Adds the route of the search page. */
  addPage(actions: PluginActions): void;
  headTags: HtmlTagObject[];
  /** Writes the files that do not depend on pages: the scripts, and the description for browsers. */
  writeFiles(outDir: string): Promise<void>;
}

export function createSearchTheme(context: PluginContext, options: SearchThemeOptions): SearchTheme {
  const { siteConfig, baseUrl } = context;
  const { searchPagePath, contextualSearch, ...settings } = options;
  const scripts = findSearchScripts({ isBuild: !context.unstable_isServed, baseUrl });
  const route = searchPagePath ? normalizeUrl([baseUrl, searchPagePath]) : undefined;
  const page = route && applyTrailingSlash(route, { ...siteConfig, baseUrl });
  // Default values are omitted, because the data is in every page.
  const own = {
    ...settings,
    page,
    pageScripts: page ? scripts.page : undefined,
    contextualSearch: contextualSearch === false ? false : undefined,
    cascadeLayers: siteConfig.future.v4.useCssCascadeLayers || undefined,
  };
  const data: SearchThemeData = { script: scripts.dialog, baseUrl, ...own };
  const isDescribed = page !== undefined && siteConfig.future.experimental_router !== 'hash';
  return {
    themeDir: THEME_DIR,
    hooks: {
      unstable_getBootScript: searchBootScript,
      unstable_getThemeFacts: () => ({ cascadeLayer: 'docusaurus.theme-search-algolia' }),
    },
    clientModules: [path.join(THEME_DIR, 'button.css')],
    // The cast: JSON leaves out what is not set.
    data: JSON.parse(JSON.stringify(data)) as Json,
    addPage(actions) {
      if (route) actions.addRoute({ path: route, component: '@theme/SearchPage', exact: true });
    },
    headTags: isDescribed ? [descriptionLink(siteConfig, baseUrl)] : [],
    async writeFiles(outDir) {
      await scripts.copyTo(outDir);
      if (!isDescribed) return;
      await mkdir(outDir, { recursive: true });
      await writeFileAtomic(path.join(outDir, DESCRIPTION_FILE), describeSearch(siteConfig, baseUrl, page));
    },
  };
}

function descriptionLink({ title }: SiteConfig, baseUrl: string): HtmlTagObject {
  return {
    tagName: 'link',
    attributes: {
      rel: 'search',
      type: 'application/opensearchdescription+xml',
      title,
      href: `${baseUrl}${DESCRIPTION_FILE}`,
    },
  };
}

/** A description in the OpenSearch format: browsers offer to search this site from their address bar. */
function describeSearch(site: SiteConfig, baseUrl: string, page: string): string {
  const { title, url, favicon } = site;
  const image = favicon === undefined ? undefined : new URL(favicon.replace(/^\//, ''), `${url}${baseUrl}`).href;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // The format limits the name to 16 characters.
    `  <ShortName>${escapeXml([...title].slice(0, 16).join(''))}</ShortName>`,
    `  <Description>${escapeXml(title)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    ...(image ? [`  <Image>${escapeXml(image)}</Image>`] : []),
    `  <Url type="text/html" method="get" template="${escapeXml(`${new URL(page, url).href}?q={searchTerms}`)}"/>`,
    `  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(new URL(`${baseUrl}${DESCRIPTION_FILE}`, url).href)}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
