/** What the Markdown processor needs to know of a site, a locale and a plugin. */
import { themes as defaultThemes } from 'prism-react-renderer';
import type { MarkdownConfig } from '../config/types.js';
import type { HighlightOptions, PrismTheme, ProcessorOptions } from '../markdown/types.js';
import type { MagicComment } from '../shared/magic-comments.js';
import type { unstable_MarkdownSource } from '../plugin-api/types.js';
import type { JsonObject } from '../shared/json.js';
import { replacedElements } from './replaced-elements.js';

export interface ProcessorInput {
  markdown: MarkdownConfig;
  themeConfig: JsonObject;
  codeTranslations: Record<string, string>;
  siteThemeDir: string;
}

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'];

const DEFAULT_MAGIC_COMMENT: MagicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: { start: 'highlight-start', end: 'highlight-end' },
};

/** What of a plugin's options matters here. */
type SourceOptions = Pick<unstable_MarkdownSource, 'admonitions' | 'removeContentTitle'>;

export function processorOptions(source: SourceOptions, input: ProcessorInput): ProcessorOptions {
  const { markdown, codeTranslations } = input;
  const text = (id: string, fallback: string) => codeTranslations[id] ?? fallback;
  const keywords = admonitionKeywords(source.admonitions);
  return {
    format: markdown.format,
    admonitionKeywords: keywords,
    admonitionTitles: Object.fromEntries(
      keywords.map((keyword) => [keyword, text(`theme.admonition.${keyword}`, keyword)]),
    ),
    mdx1Compat: markdown.mdx1Compat,
    maintainCase: markdown.anchors.maintainCase,
    removeContentTitle: source.removeContentTitle,
    detailsLabel: text('theme.Details.summary', 'Details'),
    headingLinkLabel: text('theme.common.headingLinkTitle', 'Direct link to {heading}'),
    codeBlockLabels: {
      copy: text('theme.CodeBlock.copy', 'Copy'),
      copied: text('theme.CodeBlock.copied', 'Copied'),
      copyAria: text('theme.CodeBlock.copyButtonAriaLabel', 'Copy code to clipboard'),
      wordWrap: text('theme.CodeBlock.wordWrapToggle', 'Toggle word wrap'),
    },
    highlight: highlightOptions(input.themeConfig),
    replacedElements: replacedElements(input.siteThemeDir),
  };
}

function admonitionKeywords(option: unstable_MarkdownSource['admonitions']): string[] {
  if (typeof option === 'boolean') return option ? ADMONITIONS : [];
  return [...new Set([...(option.extendDefaults ? ADMONITIONS : []), ...option.keywords])];
}

function highlightOptions(themeConfig: JsonObject): HighlightOptions {
  // The theme has validated its part of the configuration, so the shape is known here.
  const prism = (themeConfig.prism ?? {}) as {
    defaultLanguage?: string;
    additionalLanguages?: string[];
    magicComments?: MagicComment[];
    theme?: PrismTheme;
    darkTheme?: PrismTheme;
  };
  // Theme objects of the package have the fields of ours, and more.
  const theme = prism.theme ?? (defaultThemes.palenight as PrismTheme);
  return {
    defaultLanguage: prism.defaultLanguage,
    additionalLanguages: prism.additionalLanguages ?? [],
    magicComments: prism.magicComments ?? [DEFAULT_MAGIC_COMMENT],
    themes: { light: theme, dark: prism.darkTheme ?? theme },
  };
}
