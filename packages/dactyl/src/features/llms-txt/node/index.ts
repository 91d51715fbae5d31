/**
 * Files for language models: `llms.txt`, a list of the site's pages with links to their Markdown twins, `llms-full.txt`, their
 * texts in one file, a skill for coding agents, and tools for assistants in the browser. Input: the content of other plugins, and
 * the twins in the output. Output: files in the output folder of each locale. Pages that are hidden from search engines are not
 * listed.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { writeFileAtomic } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import { matchPages } from '../../../node/plugin-api/match-pages.js';
import type { Plugin, PluginContext, PluginOptions, PostBuildProps } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { collectSections, collectVersions, type Section, type VersionSections } from './collect-sections.js';
import { findTwins, listUnrendered, type TwinFile } from './list-pages.js';
import { llmsTxtOptionsSchema, type LlmsTxtOptions } from './options.js';
import { createSkill, SKILL_FILE, writeSkill } from './skill.js';
import { createWebMcp } from './web-mcp.js';
import { fullTextOf, type ListedPage, type ListedSection, writeLlmsTxt, writeWithin } from './write-text.js';

const LIST = 'llms.txt';
const FULL_TEXT = 'llms-full.txt';
const KB = 1000;

function llmsTxtPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as LlmsTxtOptions;
  if (!context.siteConfig.markdown.twins) throw needsTwins(context);
  // It reads the list, which a site that wants to be found nowhere does not have.
  const webMcp = options.webMcp && !context.siteConfig.noIndex ? createWebMcp(context) : undefined;
  let sections: Section[] = [];
  let versions: VersionSections[] = [];
  return {
    name: 'dactyl-plugin-llms-txt',
    unstable_readsSiteOnly: () => true,
    allContentLoaded({ allContent }) {
      sections = collectSections(allContent);
      versions = options.versions ? collectVersions(allContent) : [];
    },
    injectHtmlTags: () => (webMcp ? { headTags: webMcp.tag } : {}),
    ...(context.unstable_isServed && {
      unstable_getDataFiles: () => devLists({ context, options, sections, versions }),
      // Of all pages, so they are only made when somebody asks.
      unstable_getLateFiles: () => ({
        has: (name: string) => lateNames(options).includes(name),
        pages: [...sections, ...versions.flatMap((version) => version.sections)].flatMap(({ pages }) =>
          pages.map(({ permalink }) => permalink),
        ),
        ofTwins: true,
      }),
    }),
    async postBuild(props: PostBuildProps) {
      await webMcp?.write(props.outDir);
      if (props.siteConfig.noIndex) return;
      const isWanted = matchPages(options, props.baseUrl);
      const { listed, twins } = await findTwins(sections, props, isWanted);
      const older: ListedPage[] = [];
      for (const version of versions) {
        const found = await findTwins(version.sections, props, isWanted);
        // One at the root has the address of the list itself.
        if (found.twins.length > 0 && version.path !== props.baseUrl)
          older.push(await writeVersion(version, found.listed, { props, context, options }));
      }
      if (twins.length === 0) return;
      const { title, tagline } = props.siteConfig;
      const list = { title, summary: tagline, sections: listed, elsewhere: [...older, ...otherLocales(props)] };
      await writeList(LIST, list, { props, context, options });
      if (options.full) await writeTexts(path.join(props.outDir, FULL_TEXT), twins, options.fullLimit);
      if (options.skill !== false) await writeSkillOf(listed, { props, context, options });
    },
  };
}

/** What the dev server makes when it is asked for. */
function lateNames({ full, skill }: LlmsTxtOptions): string[] {
  return [...(full ? [FULL_TEXT] : []), ...(skill === false ? [] : [SKILL_FILE])];
}

function needsTwins({ siteConfigPath }: PluginContext): SiteError {
  return new SiteError('The plugin for llms.txt links to pages as Markdown, which this site does not write.', {
    file: siteConfigPath,
    key: 'markdown.twins',
    hint: 'Add markdown: { twins: true }.',
  });
}

interface Output {
  props: PostBuildProps;
  context: PluginContext;
  options: LlmsTxtOptions;
}

/** @param name of the file, below the output folder */
async function writeList(
  name: string,
  list: Parameters<typeof writeLlmsTxt>[0],
  { props: { outDir }, context, options: { listLimit } }: Output,
): Promise<void> {
  const limit = limitOf(listLimit);
  const { text, described, pages } = writeWithin(list.sections, limit, (sections) =>
    writeLlmsTxt({ ...list, sections }),
  );
  await writeFileAtomic(path.join(outDir, name), text);
  const size = Buffer.byteLength(text);
  if (size > limit) {
    context.unstable_logger?.warn(
      `${name} has ${Math.ceil(size / KB)} KB without any description, and the limit is ${listLimit} KB. Leave pages out with "exclude".`,
    );
  } else if (described < pages) {
    context.unstable_logger?.info(
      `${name}: only the first ${described} of ${pages} pages may have a description, to keep the limit of ${listLimit} KB`,
    );
  }
}

/** @returns bytes */
function limitOf(listLimit: number | undefined): number {
  return listLimit === undefined ? Infinity : listLimit * KB;
}

/** @returns the link to the list */
async function writeVersion(
  { label, path: pathname }: VersionSections,
  sections: ListedSection[],
  output: Output,
): Promise<ListedPage> {
  const { siteConfig, baseUrl, outDir } = output.props;
  const title = `${siteConfig.title} ${label}`;
  const folder = pathname.slice(baseUrl.length).replace(/\/$/, '');
  const file = `${decodeURI(folder)}/${LIST}`;
  await mkdir(path.dirname(path.join(outDir, file)), { recursive: true });
  await writeList(file, { title, summary: siteConfig.tagline, sections, elsewhere: [] }, output);
  return { title, url: new URL(`${baseUrl}${folder}/${LIST}`, siteConfig.url).href };
}

async function writeSkillOf(
  sections: readonly ListedSection[],
  { props, context, options: { skill, full, listLimit } }: Output,
): Promise<void> {
  const { i18n, siteConfig, baseUrl, outDir } = props;
  // One for the whole site: agents look for it at the root, and are told in English.
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const made = createSkill({
    options: typeof skill === 'object' ? skill : {},
    title: siteConfig.title,
    summary: siteConfig.tagline,
    sections,
    fullText: full ? new URL(baseUrl + FULL_TEXT, siteConfig.url).href : undefined,
    limit: limitOf(listLimit),
    siteDir: context.siteDir,
    siteConfigPath: context.siteConfigPath,
  });
  await writeSkill(made, outDir, baseUrl === '/');
}

/** @param limit KB */
async function writeTexts(file: string, twins: readonly TwinFile[], limit = Infinity): Promise<void> {
  // An existing file may be a hard link to one in the static folder, which must not change.
  await rm(file, { force: true });
  await writeFile(file, readTexts(twins, limit * KB));
}

/** Bytes that the last line may need. */
const END = 120;

/** Reads texts one after the other, because all texts of a large site may not fit into memory. */
async function* readTexts(twins: readonly TwinFile[], limit: number): AsyncGenerator<string> {
  let size = 0;
  let left = 0;
  for (const twin of twins) {
    const separator = size > 0 ? '\n---\n\n' : '';
    const text = separator + fullTextOf({ url: twin.url, markdown: await readFile(twin.file, 'utf8') });
    const bytes = Buffer.byteLength(text);
    // One that is too long does not keep out those behind it.
    if (size + bytes > limit - END) left += 1;
    else {
      size += bytes;
      yield text;
    }
  }
  if (left === 0) return;
  yield `${size > 0 ? '\n---\n\n' : ''}Pages that are not in this file, because it would be too long: ${left}. ${LIST} lists them.\n`;
}

interface DevLists {
  context: PluginContext;
  options: LlmsTxtOptions;
  sections: readonly Section[];
  versions: readonly VersionSections[];
}

function devLists({ context, options, sections, versions }: DevLists): Record<string, () => string> {
  const { baseUrl, siteConfig } = context;
  const { title, tagline: summary } = siteConfig;
  const isWanted = matchPages(options, baseUrl);
  const list = (name: string, from: readonly Section[]) => () =>
    writeLlmsTxt({
      title: name,
      summary,
      sections: listUnrendered(from, { title, baseUrl, isWanted }),
      elsewhere: [],
    });
  const older = versions.map(({ label, path: pathname, sections: from }) => [
    `${decodeURI(pathname.slice(baseUrl.length).replace(/\/$/, ''))}/${LIST}`,
    list(`${title} ${label}`, from),
  ]);
  return { [LIST]: list(title, sections), ...(Object.fromEntries(older) as Record<string, () => string>) };
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
