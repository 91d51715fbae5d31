import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { translationsDashboard } from './dashboard.js';
import type { LocaleFreshness } from './types.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../../../../website/static/examples');
const siteDir = '/site';
const docs = (locale: string, name: string) => `/site/i18n/${locale}/docusaurus-plugin-content-docs/current/${name}`;

const french: LocaleFreshness = {
  locale: 'fr',
  label: 'Français',
  files: [
    { status: 'current', file: docs('fr', 'guides/landing.md'), source: '/site/docs/guides/landing.md' },
    {
      status: 'outdated',
      file: docs('fr', 'start.md'),
      source: '/site/docs/start.md',
      translatedAt: '2026-09-14',
      sourceChangedAt: '2026-11-03',
    },
    {
      status: 'missing',
      file: '/site/i18n/fr/docusaurus-plugin-content-blog/season.md',
      source: '/site/blog/season.md',
    },
  ],
  messages: [{ file: '/site/i18n/fr/code.json', total: 94, missing: [] }],
};

const traditional: LocaleFreshness = {
  locale: 'zh-TW',
  label: '中文（台灣）',
  files: [
    {
      status: 'unmarked',
      file: docs('zh-TW', 'guides/landing.md'),
      source: '/site/docs/guides/landing.md',
      isSourceNewer: true,
    },
    { status: 'missing', file: docs('zh-TW', 'start.md'), source: '/site/docs/start.md', shownIn: 'zh' },
    { status: 'orphaned', file: docs('zh-TW', 'gone.md'), source: '/site/docs/gone.md' },
  ],
  messages: [{ file: '/site/i18n/zh-TW/code.json', total: 94, missing: ['home.title', '<b>'] }],
};

const HUNKS = `@@ -3,4 +3,4 @@ slug: /
 # Start
 
-Walk ten steps into the wind. Then read about [landing](guides/landing.md).
+Walk twelve steps into the wind. Then read about [landing](guides/landing.md).`;

describe('translationsDashboard', () => {
  const write = (language: string, locales: LocaleFreshness[], hunks: string | undefined = HUNKS) =>
    translationsDashboard({
      siteDir,
      title: 'Kite School',
      defaultLocale: 'en',
      locales,
      diffs: [{ file: docs('fr', 'start.md'), source: '/site/docs/start.md', hunks }],
      today: '2026-11-26',
      language,
    });

  // The docs link to these two.
  it.each([
    ['en', 'translations.html'],
    ['zh', 'translations.zh.html'],
  ])('shows counts, files and changes of sources in the words of %s', async (language, file) => {
    await expect(write(language, [french, traditional])).toMatchFileSnapshot(path.join(EXAMPLES, file));
  });

  it('takes what comes from the site as text, and allows its own style sheet only', () => {
    const html = write('en', [traditional]);
    expect(html).toContain('<code>&lt;b&gt;</code>');
    expect(html).toMatch(/default-src 'none'; style-src 'sha256-[^']+'"/);
    expect(html).not.toMatch(/<script|style=|src=/);
  });

  it('says where there is nothing to do, and where git does not have the text', () => {
    const done = { ...french, files: french.files.slice(0, 1) };
    expect(write('en', [done])).toContain('Everything is translated.');
    expect(write('en', [])).toContain('The site has only its default locale');
    expect(write('en', [french], '')).not.toContain('in no commit');
    const unknown = { file: docs('fr', 'start.md'), source: '/site/docs/start.md', hunks: undefined };
    const input = { siteDir, title: 'S', defaultLocale: 'en', locales: [french], today: '2026-11-26', language: 'en' };
    expect(translationsDashboard({ ...input, diffs: [unknown] })).toContain('is in no commit that this repository has');
  });
});
