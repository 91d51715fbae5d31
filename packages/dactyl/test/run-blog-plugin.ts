/** Runs the blog plugin on files, hook by hook, without building pages. For rules that no page is needed for. */
import { onTestFinished } from 'vitest';
import { siteFormatOf } from '../src/node/config/format-version.js';
import type { SiteConfig } from '../src/node/config/types.js';
import type { Plugin, PluginActions, PluginContext, TranslationFile } from '../src/node/plugin-api/types.js';
import type { unstable_MarkdownSource } from '../src/node/plugin-api/types.js';
import type { BlogContent } from '../src/features/blog/node/content-types.js';
import blog from '../src/features/blog/node/index.js';
import { blogOptionsSchema } from '../src/features/blog/node/options.js';
import type { RouteConfig } from '../src/node/plugin-api/route-config.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from './plugin-context.js';

export interface BlogRunOptions {
  files: Record<string, string>;
  options?: Record<string, unknown>;
  siteConfig?: Partial<SiteConfig>;
  locale?: string;
  /** Minor release of the site format that the site names. */
  release?: number;
  /** Called with the folder of the site before the plugin looks at it. */
  prepare?: (siteDir: string) => void;
}

export interface BlogRun {
  siteDir: string;
  plugin: Plugin<BlogContent>;
  content: BlogContent;
  /** The one translation file. */
  file: TranslationFile;
  routes: RouteConfig[];
  /** By name, as JSON. */
  data: Record<string, unknown>;
  source: unstable_MarkdownSource;
  warnings: string[];
}

/** To be called in a test: the folder goes away with it. */
export async function runBlogPlugin(request: BlogRunOptions): Promise<BlogRun> {
  const { files, options = {}, siteConfig, locale, release, prepare } = request;
  const { siteDir, remove } = createSiteDir(files);
  onTestFinished(remove);
  prepare?.(siteDir);
  const logger = createRecordingLogger();
  const context: PluginContext = {
    ...createPluginContext({ siteDir, siteConfig, locale }),
    unstable_logger: logger,
    unstable_format: siteFormatOf(release),
  };
  const { id = 'default', ...own } = options;
  const plugin = await blog(context, { ...blogOptionsSchema.parse(own), id: String(id) });
  const content = await plugin?.loadContent?.();
  if (!plugin || !content) throw new Error('The plugin loads content.');
  const [file] = (await plugin.getTranslationFiles?.({ content })) ?? [];
  const routes: RouteConfig[] = [];
  const data: Record<string, unknown> = {};
  const actions: PluginActions = {
    addRoute: (route) => routes.push(route),
    createData: (name, value) => {
      data[name] = JSON.parse(JSON.stringify(value));
      return Promise.resolve(`/data/${name}`);
    },
    setGlobalData: () => undefined,
  };
  await plugin.contentLoaded?.({ content, actions });
  const source = plugin.unstable_getMarkdownSources?.({ content })[0];
  if (!source || !file) throw new Error('The plugin has a Markdown source and a translation file.');
  return { siteDir, plugin, content, file, routes, data, source, warnings: logger.warnings };
}
