/** Options of the Markdown processor for a site, a locale and a plugin. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Audiences } from '../base/audiences.js';
import { definedProps } from '../../shared/defined-props.js';
import type { SiteFormat } from '../config/format-version.js';
import type { MarkdownConfig } from '../config/types.js';
import { BUILD_MESSAGES } from '../markdown/build-messages.js';
import type { TextTerms } from '../markdown/text-terms.js';
import type { HighlightOptions, PrismTheme, ProcessorOptions, ShikiOptions } from '../markdown/types.js';
import { hashParts } from '../base/hash.js';
import { findLocalImports } from '../base/load-module.js';
import type { MagicComment } from '../../shared/magic-comments.js';
import type { unstable_MarkdownSource } from '../plugin-api/types.js';
import { DEFAULT_CODE_THEME } from '../../shared/default-code-theme.js';
import type { JsonObject } from '../../shared/json.js';
import { footnoteLabels } from './footnote-options.js';
import { resolveThemeRequest, type ThemeLayers } from './theme-layers.js';

export interface ProcessorInput {
  markdown: MarkdownConfig;
  themeConfig: JsonObject;
  codeTranslations: Record<string, string>;
  themeLayers: ThemeLayers;
  /** See `replaced-elements.ts`, which reads the folders of all themes: once for all sources of a locale. */
  replacedElements: string[];
  /** Token types that the site's style sheets refer to. */
  tokenTypes?: string[];
  /** Words that plugins explain. */
  terms?: TextTerms | undefined;
  /** Languages of code blocks that plugins draw, see `ProcessorOptions`. */
  drawnLanguages?: Record<string, string>;
  /** Hosts whose images plugins copy into the site. */
  copiedHosts?: readonly string[] | undefined;
  /** Absolute. */
  siteDir: string;
  /** See `packages-hash.ts`. */
  packagesHash: string | undefined;
  /** On a site with audiences. */
  audiences?: Audiences | undefined;
  /** What the site is read as. */
  format?: SiteFormat | undefined;
}

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

const DEFAULT_MAGIC_COMMENT: MagicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/** The subset of a plugin's options that affects compilation. */
type SourceOptions = Pick<
  unstable_MarkdownSource,
  'admonitions' | 'removeContentTitle' | 'editUrl' | 'notebooks' | 'vaults'
>;

/** @param functionsHash hash of the site's own functions that compile this source, see `functions-hash.ts` */
export function processorOptions(
  source: SourceOptions,
  input: ProcessorInput,
  functionsHash?: string,
): ProcessorOptions {
  const { markdown, codeTranslations } = input;
  const text = (id: keyof typeof BUILD_MESSAGES) => codeTranslations[id] ?? BUILD_MESSAGES[id].message;
  const keywords = admonitionKeywords(source.admonitions);
  // The site format has no translation of `important`; sites that write alerts have one.
  const titleOf = (keyword: string) =>
    (keyword === 'important' && !markdown.githubAlerts ? undefined : codeTranslations[`theme.admonition.${keyword}`]) ??
    keyword;
  return definedProps({
    format: markdown.format,
    lenient: markdown.lenient || undefined,
    admonitionKeywords: keywords,
    admonitionTitles: Object.fromEntries(keywords.map((keyword) => [keyword, titleOf(keyword)])),
    mdx1Compat: markdown.mdx1Compat,
    emoji: markdown.emoji ? undefined : false,
    githubAlerts: markdown.githubAlerts || undefined,
    math: markdown.math,
    maintainCase: markdown.anchors.maintainCase,
    functionsHash,
    audiences: input.audiences,
    packagesHash: input.packagesHash,
    siteFormat: input.format,
    removeContentTitle: source.removeContentTitle,
    editUrl: source.editUrl,
    // Lists show several posts on one page, where each explanation would be there several times.
    terms: source.removeContentTitle ? undefined : input.terms,
    drawnLanguages:
      input.drawnLanguages && Object.keys(input.drawnLanguages).length > 0 ? input.drawnLanguages : undefined,
    copiedHosts: input.copiedHosts && [...input.copiedHosts],
    obsidian: markdown.obsidian ? { vaults: vaultsOf(source, input.siteDir) } : undefined,
    notebooks: source.notebooks && {
      ...source.notebooks,
      math: source.notebooks.math || markdown.math !== undefined,
      labels: {
        code: text('theme.notebook.code'),
        output: text('theme.notebook.output'),
        image: text('theme.notebook.image'),
        download: text('theme.notebook.download'),
      },
    },
    detailsLabel: text('theme.Details.summary'),
    headingLinkLabel: text('theme.common.headingLinkTitle'),
    footnoteLabels: footnoteLabels(markdown, {
      title: text('theme.common.footnotes'),
      back: text('theme.common.footnoteBackLabel'),
    }),
    taskLabels: { done: text('theme.common.taskDone'), open: text('theme.common.taskOpen') },
    // Only blog posts have their title removed, and lists show several posts on one page.
    uniqueFootnotes: source.removeContentTitle,
    codeBlockLabels: {
      copy: text('theme.CodeBlock.copy'),
      copied: text('theme.CodeBlock.copied'),
      copyAria: text('theme.CodeBlock.copyButtonAriaLabel'),
      wordWrap: text('theme.CodeBlock.wordWrapToggle'),
      types: text('theme.CodeBlock.types'),
    },
    highlight: {
      ...highlightOptions(input.themeConfig, input.themeLayers),
      ...highlighterOptions(markdown.highlighter),
      twoslash: markdown.twoslash || undefined,
      tokenTypes: input.tokenTypes?.length ? input.tokenTypes : undefined,
      marksPlainCode: input.format?.marksPlainCode === false ? false : undefined,
    },
    replacedElements: input.replacedElements,
  });
}

function vaultsOf({ vaults = [] }: SourceOptions, siteDir: string): string[][] {
  return vaults.map((dirs) => dirs.map((dir) => path.relative(siteDir, dir)));
}

function admonitionKeywords(option: unstable_MarkdownSource['admonitions']): string[] {
  if (typeof option === 'boolean') return option ? ADMONITIONS : [];
  return [...new Set([...(option.extendDefaults ? ADMONITIONS : []), ...option.keywords])];
}

/** @param themeLayers the site's own layer may contain a module that adds languages */
export function highlightOptions(themeConfig: JsonObject, themeLayers?: Pick<ThemeLayers, 'site'>): HighlightOptions {
  // The theme has validated its configuration, hence the cast.
  const prism = (themeConfig.prism ?? {}) as {
    defaultLanguage?: string;
    additionalLanguages?: string[];
    magicComments?: MagicComment[];
    theme?: PrismTheme;
    darkTheme?: PrismTheme;
  };
  const theme = prism.theme ?? DEFAULT_CODE_THEME;
  const languagesModule = themeLayers && findLanguagesModule(themeLayers.site);
  return {
    defaultLanguage: prism.defaultLanguage,
    additionalLanguages: prism.additionalLanguages ?? [],
    languagesModule,
    magicComments: prism.magicComments ?? [DEFAULT_MAGIC_COMMENT],
    themes: { light: theme, dark: prism.darkTheme ?? theme },
  };
}

/** Prism without marks needs no word, so that keys of caches stay as they are. */
function highlighterOptions(highlighter: MarkdownConfig['highlighter']): Pick<HighlightOptions, 'notation' | 'shiki'> {
  const { notation } = highlighter;
  return definedProps({
    notation: notation || undefined,
    // The cast: themes come from JSON, or are made like it.
    shiki:
      highlighter.name === 'shiki' ? ({ light: highlighter.light, dark: highlighter.dark } as ShikiOptions) : undefined,
  });
}

function findLanguagesModule(site: string): HighlightOptions['languagesModule'] {
  const file = resolveThemeRequest('@theme/prism-include-languages', { site, themes: [] });
  if (file === undefined) return undefined;
  return { file, hash: hashParts(findLocalImports(file).map((each) => readFileSync(each, 'utf8'))) };
}
