import { describe, expect, it } from 'vitest';
import ContentVisibility from '@theme/ContentVisibility';
import type { TranslationState } from '../../src/shared/translation-state.js';
import { renderPage } from './render-page.js';
import { testSite } from './test-site.js';

interface NoticeOptions {
  translationNotices?: boolean;
  /** Base URL of Chinese. */
  baseUrl?: string;
}

/** The notice of a page in Chinese. */
function notice(translation: TranslationState | undefined, options: NoticeOptions = {}): string {
  const { translationNotices = true, baseUrl = '/zh/' } = options;
  const site = testSite();
  const chinese = { label: '中文', htmlLang: 'zh-CN', direction: 'ltr', calendar: 'gregory', path: 'zh' } as const;
  const place = { translate: true, url: 'https://dactyl.example', baseUrl };
  const localeConfigs = { ...site.i18n.localeConfigs, zh: { ...chinese, ...place } };
  site.i18n = { ...site.i18n, currentLocale: 'zh', localeConfigs };
  site.siteConfig = { ...site.siteConfig, i18n: { translationNotices } };
  const metadata = { frontMatter: {}, ...(translation && { translation }) };
  return renderPage(<ContentVisibility metadata={metadata} />, { pathname: '/a', site }).html;
}

describe('the notice of a translation', () => {
  const outdated = { status: 'outdated', translatedAt: '2026-11-21' } as const;

  it('names the language of the source in the language of the reader', () => {
    const html = notice({ status: 'missing' });
    expect(html).toContain('It is shown in 英语.');
    expect(html).toContain('role="note"');
  });

  it('says when an outdated page was translated', () => {
    expect(notice(outdated)).toContain('<time dateTime="2026-11-21">2026年11月21日</time>');
  });

  it('links to the source, unless a build of one locale has no other page', () => {
    expect(notice(outdated)).toContain('<a href="/a" hrefLang="en">');
    expect(notice(outdated, { baseUrl: '/' })).not.toContain('<a ');
  });

  it('is there only for a state, and where the configuration wants it', () => {
    expect(notice(undefined)).toBe('');
    expect(notice(outdated, { translationNotices: false })).toBe('');
  });
});
