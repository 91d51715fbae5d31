import { describe, expect, it } from 'vitest';
import type { MarkdownConfig } from '../config/types.js';
import { describeUnusedFootnoteOptions, footnoteLabels } from './footnote-options.js';

const TRANSLATED = { title: '脚注', back: '返回引用 {reference}' };

/** Only this part is read. */
const markdown = (remarkRehypeOptions?: Record<string, unknown>) => ({ remarkRehypeOptions }) as MarkdownConfig;

describe('footnoteLabels', () => {
  it('takes the texts of the configuration, else those of the locale', () => {
    expect(footnoteLabels(markdown(), TRANSLATED)).toEqual(TRANSLATED);
    expect(footnoteLabels(markdown({ footnoteLabel: 'Notes', footnoteBackLabel: 'Up' }), TRANSLATED)).toEqual({
      title: 'Notes',
      back: 'Up',
    });
    expect(footnoteLabels(markdown({ footnoteBackLabel: () => 'Up' }), TRANSLATED)).toEqual(TRANSLATED);
  });
});

describe('describeUnusedFootnoteOptions', () => {
  it('names what has no effect', () => {
    expect(describeUnusedFootnoteOptions(markdown({ footnoteLabel: 'Notes' }))).toEqual([]);
    expect(
      describeUnusedFootnoteOptions(
        markdown({ footnoteLabel: 'Notes', footnoteBackLabel: () => 'Up', clobberPrefix: '' }),
      ),
    ).toEqual([
      'markdown.remarkRehypeOptions: footnoteBackLabel, clobberPrefix without effect. footnoteLabel and footnoteBackLabel, as texts, are read.',
    ]);
  });
});
