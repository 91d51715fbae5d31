/**
 * The glossary: words of a site and what they mean, in `glossary.yml`. Input: that file, or its translation. Output: terms,
 * which the Markdown compiler explains on pages, and a page of all of them, which is Markdown like any other.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { localizedContentDirs } from '../../../node/content/source-folders.js';
import { packageFile } from '../../../node/plugin-api/package-file.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { applyTrailingSlash, normalizeUrl } from '../../../shared/url.js';
import { glossaryMarkdown, glossarySource } from './glossary-page.js';
import { type Glossary, readGlossary } from './read-glossary.js';
import { GLOSSARY_JSON } from './glossary-schema.js';
import { type GlossaryOptions, glossaryOptionsSchema } from './options.js';
import { toTextTerms } from './to-text-terms.js';

const PLUGIN_NAME = 'dactyl-plugin-glossary';
const FRONT_MATTER_KEY = 'glossary';
/** Known by path only: it is for browsers. */
const STYLES = fileURLToPath(new URL('../theme/styles.css', import.meta.url));

function glossaryPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin<Glossary> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as GlossaryOptions;
  const { siteDir, siteConfig, baseUrl } = context;
  const translations = localizedContentDirs(context, { pluginName: PLUGIN_NAME, pluginId: options.id });
  const folders = [...translations.map(({ dir }) => dir), siteDir];
  const permalink = applyTrailingSlash(normalizeUrl([baseUrl, options.routeBasePath || '/']), {
    baseUrl,
    trailingSlash: siteConfig.trailingSlash,
  });
  const styles = packageFile({ file: STYLES, name: 'assets/css/terms' }, context);
  let pageFile: string | undefined;
  return {
    name: PLUGIN_NAME,
    loadContent: () => readGlossary(options.path, { folders, siteConfigPath: context.siteConfigPath }),
    getTranslationFiles: () => [
      { path: 'options', content: { title: { message: options.title, description: 'Title of the glossary' } } },
    ],
    translateContent: ({ content, translationFiles }) => ({
      ...content,
      title: translationFiles['options']?.content['title']?.message ?? content.title,
    }),
    async contentLoaded({ content, actions }) {
      if (options.routeBasePath === false) return;
      const { currentLocale, localeConfigs } = context.i18n;
      const language = localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
      const title = content.title ?? options.title;
      pageFile = await actions.createData('glossary.md', glossaryMarkdown(content, { title, language }));
      actions.addRoute({ path: permalink, component: '@theme/MDXPage', exact: true, modules: { content: pageFile } });
    },
    getPathsToWatch: () => folders.map((folder) => path.join(folder, options.path)),
    unstable_getMarkdownSources: ({ content }) =>
      pageFile === undefined
        ? []
        : [glossarySource({ file: pageFile, permalink, title: content.title ?? options.title })],
    unstable_getMarkdownPlugins: () => (options.routeBasePath === false ? [] : [NO_PLUGINS]),
    unstable_getTerms: ({ content }) => ({
      terms: toTextTerms(content.terms, options.routeBasePath),
      frontMatterKey: FRONT_MATTER_KEY,
      isAutomatic: options.automatic,
      styles: styles.url,
    }),
    postBuild: ({ outDir }) => styles.write(outDir),
    unstable_getAuthoringSchemas: () => [
      { name: 'glossary', schema: GLOSSARY_JSON, files: folders.map((folder) => path.join(folder, options.path)) },
    ],
  };
}

const NO_PLUGINS = {
  beforeDefaultRemarkPlugins: [],
  remarkPlugins: [],
  beforeDefaultRehypePlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
};

const plugin: PluginModule<Glossary> = Object.assign(glossaryPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(glossaryOptionsSchema, options),
});

export default plugin;
