/**
 * The option `markdown.remarkRehypeOptions`. Only the two options that change footnotes for readers are supported;
 * the others would change a tree that the default engine does not build.
 */
import type { MarkdownConfig } from '../config/types.js';
import type { ProcessorOptions } from '../markdown/types.js';

const SUPPORTED = ['footnoteLabel', 'footnoteBackLabel'];

type FootnoteLabels = NonNullable<ProcessorOptions['footnoteLabels']>;

/** @param translated default texts of the locale; texts of the configuration take precedence */
export function footnoteLabels({ remarkRehypeOptions }: MarkdownConfig, translated: FootnoteLabels): FootnoteLabels {
  const { footnoteLabel, footnoteBackLabel } = remarkRehypeOptions ?? {};
  return {
    title: typeof footnoteLabel === 'string' ? footnoteLabel : translated.title,
    back: typeof footnoteBackLabel === 'string' ? footnoteBackLabel : translated.back,
  };
}

/** A warning for the log if options are set that have no effect. */
export function describeUnusedFootnoteOptions({ remarkRehypeOptions }: MarkdownConfig): string[] {
  const unused = Object.entries(remarkRehypeOptions ?? {}).flatMap(([name, value]) =>
    SUPPORTED.includes(name) && typeof value === 'string' ? [] : [name],
  );
  if (unused.length === 0) return [];
  return [
    `markdown.remarkRehypeOptions: ${unused.join(', ')} without effect. ${SUPPORTED.join(' and ')}, as texts, are read.`,
  ];
}
