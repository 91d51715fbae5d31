/** Runs a plugin that writes files behind the pages, without building pages. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { SiteConfig } from '../src/node/config/types.js';
import { validateOptionsWith } from '../src/node/plugin-api/validate.js';
import type { AllContent, PostBuildProps } from '../src/node/plugin-api/types.js';
import type { LocaleConfig } from '../src/shared/render.js';
import type { RouteConfig } from '../src/node/plugin-api/route-config.js';
import type { PluginModule } from '../src/node/plugin-api/plugin-module.js';
import { createPluginContext, createSiteDir } from './plugin-context.js';

export interface PostBuildRun {
  options?: Record<string, unknown>;
  siteConfig?: Partial<SiteConfig>;
  /** Of the site; those of the output are in `node/production/`. */
  files?: Record<string, string>;
  routes?: RouteConfig[];
  /** Permalinks of pages that search engines must not list. */
  hidden?: string[];
  /** Of other locales. */
  otherPages?: string[];
  allContent?: AllContent;
  /** Locales besides English, which is shown, with their base URLs. */
  locales?: Record<string, Partial<LocaleConfig>>;
  /** Called with the folder of the site before the plugin looks at it. */
  prepare?: (siteDir: string) => void;
}

/** To be called in a test: the folder goes away with it. Out: what reads a file of the output, if it is there. */
export async function runPostBuild(
  plugin: PluginModule,
  { options, siteConfig, files = {}, routes = [], hidden = [], otherPages = [], ...run }: PostBuildRun,
): Promise<(file: string) => string | undefined> {
  const { siteDir, remove } = createSiteDir(files);
  onTestFinished(remove);
  run.prepare?.(siteDir);
  const context = createPluginContext({ siteDir, siteConfig });
  const english = { ...context.i18n.localeConfigs.en, htmlLang: 'en', baseUrl: context.baseUrl };
  // The cast: tests name of a locale what they are about.
  const localeConfigs = { en: english, ...run.locales } as Record<string, LocaleConfig>;
  context.i18n = { ...context.i18n, locales: Object.keys(localeConfigs), localeConfigs };
  const where = { plugin: 'tested', configFile: context.siteConfigPath };
  const checked = plugin.validateOptions?.({
    options,
    validate: (schema, given) => validateOptionsWith(schema, given, where),
  });
  const instance = await plugin(context, checked ?? { id: 'default' });
  const permalinks = routes.map(({ path: permalink }) => permalink);
  // The cast: these are the properties that plugins here ask for.
  const props = {
    ...context,
    routes,
    head: Object.fromEntries(permalinks.map((permalink) => [permalink, { noIndex: hidden.includes(permalink) }])),
    unstable_indexable: new Set([...permalinks.filter((permalink) => !hidden.includes(permalink)), ...otherPages]),
    content: undefined,
  } as unknown as PostBuildProps & { content: unknown };
  const actions = { addRoute() {}, setGlobalData() {}, createData: () => Promise.resolve('') };
  await instance?.allContentLoaded?.({ allContent: run.allContent ?? {}, actions });
  await instance?.postBuild?.(props);
  return (file) => {
    const absolute = path.join(context.outDir, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
}
