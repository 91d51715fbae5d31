/**
 * The theme of a hosted search: `themeConfig.algolia` gives the same box, dialog and page as the theme with its own
 * index.
 */
import path from 'node:path';
import { parseOptions } from '../../../node/config/problems.js';
import type { Plugin, PluginContext } from '../../../node/plugin-api/types.js';
import type { HtmlTagObject } from '../../../node/config/types.js';
import type { JsonObject } from '../../../shared/json.js';
import { knownVersions } from '../node/filter-choices.js';
import { frontMatterNotes, type FrontMatterNotes } from '../node/page-notes.js';
import { recordFacts } from '../node/records/record-facts.js';
import { createSearchTheme } from '../node/search-theme.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { algoliaThemeConfigSchema, type AlgoliaOptions } from './options.js';

export const PLUGIN_NAME = 'docusaurus-theme-search-algolia';

/** Options of Docusaurus's dialog that are not supported: they are functions, or load code from elsewhere. */
const WITHOUT_EFFECT = ['insights', 'transformItems', 'transformSearchClient', 'hitComponent', 'navigator'];

function themeSearchAlgolia(context: PluginContext): Plugin {
  const { siteConfig, siteConfigPath, i18n, unstable_logger } = context;
  // The cast: `validateThemeConfig` has checked it.
  const algolia = siteConfig.themeConfig['algolia'] as unknown as AlgoliaOptions;
  const ignored = WITHOUT_EFFECT.filter((name) => algolia[name]);
  if (ignored.length > 0 && i18n.currentLocale === i18n.defaultLocale) {
    unstable_logger?.warn(
      `${path.basename(siteConfigPath)}: themeConfig.algolia.${ignored.join(', ')} has no effect: the dialog loads nothing from elsewhere, and functions do not reach the browser.`,
    );
  }
  const hosted = pick(algolia, ['appId', 'apiKey', 'indexName', 'searchParameters', 'hosts']);
  const options = pick(algolia, [
    'contextualSearch',
    'searchPagePath',
    'externalUrlRegex',
    'replaceSearchResultPathname',
    'missingResultsUrl',
    'placeholder',
  ]);
  const theme = (latest: Record<string, string>) =>
    createSearchTheme(context, { ...options, hosted: { ...hosted, latest } });
  const { themeDir, hooks, clientModules, addPage, headTags, writeFiles } = theme({});
  let notes: FrontMatterNotes = new Map();
  return {
    name: PLUGIN_NAME,
    unstable_readsSiteOnly: () => true,
    getThemePath: () => themeDir,
    ...hooks,
    getClientModules: () => clientModules,
    contentLoaded: ({ actions }) => addPage(actions),
    allContentLoaded({ allContent, actions }) {
      notes = frontMatterNotes(allContent);
      actions.setGlobalData(theme(knownVersions(allContent).latest).data);
    },
    unstable_getPolicySources: () => ({
      'connect-src': algolia.hosts ?? ['https://*.algolia.net', 'https://*.algolianet.com'],
    }),
    injectHtmlTags: () => ({ headTags: [preconnect(algolia), ...headTags] }),
    async postBuild({ outDir, head }) {
      await writeFiles(outDir);
      if (algolia.records.length === 0) return;
      const { writeSiteRecords } = await import('../node/records/site-records.js');
      const settings = { exclude: [], boost: {} };
      await writeSiteRecords({ ...recordFacts(context), services: algolia.records, outDir, settings, notes, head });
    },
  };
}

function pick<Name extends keyof AlgoliaOptions>(options: AlgoliaOptions, names: Name[]): Pick<AlgoliaOptions, Name> {
  // The cast: `fromEntries` forgets the names.
  return Object.fromEntries(names.map((name) => [name, options[name]])) as Pick<AlgoliaOptions, Name>;
}

/** Hint to connect early, so that the first query waits for no handshake. No data is sent before. */
function preconnect({ appId, hosts }: AlgoliaOptions): HtmlTagObject {
  const href = hosts?.[0] ?? `https://${appId}-dsn.algolia.net`;
  return { tagName: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } };
}

const plugin: PluginModule = Object.assign(themeSearchAlgolia, {
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // `themeConfig` is sent to the browser as JSON; everything else is dropped then.
    parseOptions(algoliaThemeConfigSchema, args.themeConfig, {
      key: 'themeConfig',
      configFile: args.unstable_configFile,
      docs: '/docs/search#hosted',
    }) as JsonObject,
});

export default plugin;
