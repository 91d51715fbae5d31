import type { ProcessorOptions } from './types.js';

/** Options as a plain English site has them, for tests. */
export function testOptions(changes: Partial<ProcessorOptions> = {}): ProcessorOptions {
  return {
    format: 'mdx',
    admonitionKeywords: ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important', 'secondary', 'success'],
    admonitionTitles: {},
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    maintainCase: false,
    removeContentTitle: false,
    headingLinkLabel: 'Direct link to {heading}',
    codeBlockLabels: { copy: 'Copy', copied: 'Copied', copyAria: 'Copy code to clipboard', wordWrap: 'Toggle word wrap' },
    highlight: {
      defaultLanguage: undefined,
      additionalLanguages: [],
      magicComments: [
        {
          className: 'theme-code-block-highlighted-line',
          line: 'highlight-next-line',
          block: { start: 'highlight-start', end: 'highlight-end' },
        },
      ],
    },
    replacedElements: [],
    ...changes,
  };
}
