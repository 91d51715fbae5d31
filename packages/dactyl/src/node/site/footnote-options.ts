/**
 * `markdown.remarkRehypeOptions` of the site format. Of these options ours are the two that change what a reader sees of
 * footnotes; the others would shape a tree that the default engine does not make.
 */
import type { MarkdownConfig } from '../config/types.js';
import type { ProcessorOptions } from '../markdown/types.js';

const SUPPORTED = ['footnoteLabel', 'footnoteBackLabel'];

type FootnoteLabels = NonNullable<ProcessorOptions['footnoteLabels']>;

/** @param translated - In the words of the locale; a text in the configuration wins over them. */
export function footnoteLabels({ remarkRehypeOptions }: MarkdownConfig, translated: FootnoteLabels): FootnoteLabels {
  const { footnoteLabel, footnoteBackLabel } = remarkRehypeOptions ?? {};
  return {
    title: typeof footnoteLabel === 'string' ? footnoteLabel : translated.title,
    back: typeof footnoteBackLabel === 'string' ? footnoteBackLabel : translated.back,
  };
}

/** One text for the log, when there is something that has no effect. */
export function describeUnusedFootnoteOptions({ remarkRehypeOptions }: MarkdownConfig): string[] {
  const unused = Object.entries(remarkRehypeOptions ?? {}).flatMap(([name, value]) =>
    SUPPORTED.includes(name) && typeof value === 'string' ? [] : [name],
  );
  if (unused.length === 0) return [];
  return [
    `markdown.remarkRehypeOptions: ${unused.join(', ')} without effect. ${SUPPORTED.join(' and ')}, as texts, are read.`,
  ];
}
