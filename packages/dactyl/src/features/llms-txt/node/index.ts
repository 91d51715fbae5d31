/**
 * Files for language models: `llms.txt`, a list of the site's pages with links to their Markdown twins, and `llms-full.txt`,
 * their texts in one file. Input: the content of other plugins, and the twins in the output. Output: two files in the
 * output folder of each locale. Pages that are hidden from search engines are not listed.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileKind, writeFileAtomic } from '../../../node/base/files.js';
import { outputFile } from '../../../node/base/output-file.js';
import { SiteError } from '../../../node/base/site-error.js';
import { matchPages } from '../../../node/plugin-api/match-pages.js';
import type { Plugin, PluginContext, PluginOptions, PostBuildProps } from '../../../node/plugin-api/types.js';
import { twinFileOf } from '../../../shared/twin.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { collectSections, type Section } from './collect-sections.js';
import type { DescribedPage } from './content-shapes.js';
import { llmsTxtOptionsSchema, type LlmsTxtOptions } from './options.js';
import { fullTextOf, writeLlmsTxt, type ListedPage, type ListedSection } from './write-text.js';

const LIST = 'llms.txt';
const FULL_TEXT = 'llms-full.txt';

function llmsTxtPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as LlmsTxtOptions;
  if (!context.siteConfig.markdown.twins) throw needsTwins(context);
  let sections: Section[] = [];
  return {
    name: 'dactyl-plugin-llms-txt',
    allContentLoaded({ allContent }) {
      sections = collectSections(allContent);
    },
    async postBuild(props: PostBuildProps) {
      if (props.siteConfig.noIndex) return;
      const { listed, twins } = await findTwins(sections, props, matchPages(options, props.baseUrl));
      if (twins.length === 0) return;
      const { title, tagline } = props.siteConfig;
      const list = writeLlmsTxt({ title, summary: tagline, sections: listed, elsewhere: otherLocales(props) });
      await writeFileAtomic(path.join(props.outDir, LIST), list);
      if (options.full) await writeTexts(path.join(props.outDir, FULL_TEXT), twins);
    },
  };
}

function needsTwins({ siteConfigPath }: PluginContext): SiteError {
  return new SiteError('The plugin for llms.txt links to pages as Markdown, which this site does not write.', {
    file: siteConfigPath,
    key: 'markdown.twins',
    hint: 'Add markdown: { twins: true }.',
  });
}

interface TwinFile {
  /** Absolute URL of the page. */
  url: string;
  /** Absolute path of its twin. */
  file: string;
}

/** Pages with a twin that may be listed: as links, by section, and with their files. */
async function findTwins(
  sections: readonly Section[],
  { siteConfig, baseUrl, outDir, head }: PostBuildProps,
  isWanted: (permalink: string) => boolean,
): Promise<{ listed: ListedSection[]; twins: TwinFile[] }> {
  const absolute = (pathname: string) => new URL(pathname, siteConfig.url).href;
  const folder = { baseUrl, trailingSlash: siteConfig.trailingSlash };
  const listed: ListedSection[] = [];
  const twins: TwinFile[] = [];
  for (const { title: sectionTitle = siteConfig.title, pages } of sections) {
    const links: ListedPage[] = [];
    for (const { permalink, title, description } of pages.filter(isListed)) {
      const name = twinFileOf(outputFile(permalink, folder));
      const file = path.join(outDir, name);
      if ((await fileKind(file)) !== 'file') continue;
      links.push({ title, description, url: absolute(baseUrl + encodeFile(name)) });
      twins.push({ url: absolute(permalink), file });
    }
    if (links.length > 0) listed.push({ title: sectionTitle, pages: links });
  }
  return { listed, twins };

  function isListed({ permalink }: DescribedPage): boolean {
    return isWanted(permalink) && head[permalink]?.noIndex === false;
  }
}

async function writeTexts(file: string, twins: readonly TwinFile[]): Promise<void> {
  // An existing file may be a hard link to one in the static folder, which must not change.
  await rm(file, { force: true });
  await writeFile(file, readTexts(twins));
}

/** Reads texts one after the other, because all texts of a large site may not fit into memory. */
async function* readTexts(twins: readonly TwinFile[]): AsyncGenerator<string> {
  for (const [index, { url, file }] of twins.entries()) {
    yield (index > 0 ? '\n---\n\n' : '') + fullTextOf({ url, markdown: await readFile(file, 'utf8') });
  }
}

/** Encodes a file path for a URL. */
function encodeFile(file: string): string {
  return encodeURI(file).replaceAll('?', '%3F').replaceAll('#', '%23');
}

function otherLocales({ i18n, siteConfig, unstable_indexable: indexable }: PostBuildProps): ListedPage[] {
  return i18n.locales.flatMap((locale) => {
    const { label = locale, baseUrl, url = siteConfig.url } = i18n.localeConfigs[locale] ?? {};
    if (baseUrl === undefined || baseUrl === siteConfig.baseUrl) return [];
    // The place of a locale that is not in this build is unknown.
    if (![...indexable].some((permalink) => permalink.startsWith(baseUrl))) return [];
    return [{ title: label, url: new URL(baseUrl + LIST, url).href }];
  });
}

const plugin: PluginModule = Object.assign(llmsTxtPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(llmsTxtOptionsSchema, options),
});

export default plugin;
