/** The command as a whole, on a site in a repository of its own; `test/site/translations.test.ts` looks at pages. */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { createLogger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { createProgram } from '../create-program.js';

const ZH_DOCS = 'i18n/zh/docusaurus-plugin-content-docs';
// The theme has no translations for Basque.
const BASQUE_DOCS = 'i18n/eu/docusaurus-plugin-content-docs';

const TRANSLATIONS = {
  'docusaurus.config.js': `module.exports = {
    title: 'Site', url: 'https://site.example', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'zh', 'eu'] },
    presets: [['classic', { docs: {}, blog: {} }]],
    plugins: [['content-docs', { id: 'team', path: 'team', routeBasePath: 'team' }]],
  };`,
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n',
  [`${ZH_DOCS}/current/intro.md`]: '---\nslug: /\n---\n\n# 介绍\n',
  [`${ZH_DOCS}/current/guide.md`]: '# 指南\r\n\r\n文字。\r\n',
  [`${ZH_DOCS}/current/gone.md`]: '# 旧\n',
  [`${ZH_DOCS}/version-1.0/guide.md`]: '---\ntitle: 指南\n---\n文字。\n',
  [`${ZH_DOCS}-team/current/us.md`]: '# 我们\n',
  'i18n/zh/docusaurus-plugin-content-blog/2024-01-02-news.md': '# 新闻\n',
  [`${BASQUE_DOCS}/current/guide.md`]: '# Guide\n',
};

const SOURCES = {
  'docs/guide.md': '# Guide\n\nText.\n',
  'docs/only.md': '# Only in English\n',
  'docs/later.md': '---\ndraft: true\n---\n# Later\n',
  'docs/_part.md': 'A part.\n',
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/guide.md': '# Guide\n\nText.\n',
  'team/us.md': '# Us\n',
  'blog/2024-01-01-first.md': '# First\n',
  'blog/2024-01-02-news.md': '# News\n',
  'src/pages/about.md': '# About\n',
  'src/pages/index.js': 'export default () => null;\n',
};

describe('dactyl translations', () => {
  let siteDir = '';
  let remove = () => {};
  beforeAll(() => {
    // As on the command line; Vitest sets another value.
    vi.stubEnv('NODE_ENV', 'production');
    ({ siteDir, remove } = createSiteDir(TRANSLATIONS));
    git(['init', '-q']);
    commit('2024-01-01');
    const sources = createSiteDir(SOURCES);
    cpSync(sources.siteDir, siteDir, { recursive: true });
    sources.remove();
    commit('2024-02-01');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
    remove();
  });

  function git(args: string[], env: Record<string, string> = {}) {
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: siteDir,
      env: { ...process.env, ...env },
    });
  }
  function commit(date: string) {
    git(['add', '-A']);
    git(['commit', '-qm', date], { GIT_COMMITTER_DATE: `${date}T12:00:00Z` });
  }
  const file = (name: string) => path.join(siteDir, name);
  const today = new Date().toISOString().slice(0, 10);

  /** The output, without the number of the theme's messages, which does not matter here. */
  async function run(...args: string[]): Promise<string> {
    let printed = '';
    const stream = { write: (text: string) => (printed += text) };
    const program = createProgram(createLogger({ stream, color: false }));
    try {
      await program.parseAsync(['translations', siteDir, ...args], { from: 'user' });
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      const { key, hint, file: at } = error.details;
      printed += ['error', error.message, at, key, hint].filter((part) => part !== undefined).join('\n  ');
    }
    return printed
      .replaceAll(today, '<today>')
      .replaceAll(`${siteDir}/`, '')
      .replaceAll(
        /\b\d+( of | more)(\d+)?/g,
        (_, word: string, total: string | undefined) => `N${word}${total ? 'N' : ''}`,
      )
      .trim();
  }

  it('knows from git which files without a mark have a newer source', async () => {
    expect(await run()).toMatchInlineSnapshot(`
      "Locale  Up to date  Outdated  Unmarked  Missing  Orphaned    Messages
      zh               0         0         5        3         1  N of N
      eu               0         0         1        7         0    N of N

      zh, unmarked: not known which source they were made from; of 4 the source has a later commit
        i18n/zh/docusaurus-plugin-content-blog/2024-01-02-news.md (source changed 2024-02-01)
        i18n/zh/docusaurus-plugin-content-docs-team/current/us.md (source changed 2024-02-01)
        i18n/zh/docusaurus-plugin-content-docs/current/guide.md (source changed 2024-02-01)
        i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide.md (source changed 2024-02-01)
        i18n/zh/docusaurus-plugin-content-docs/current/intro.md

      zh, missing: readers see the source
        blog/2024-01-01-first.md
        docs/only.md
        src/pages/about.md

      zh, orphaned: the source does not exist
        i18n/zh/docusaurus-plugin-content-docs/current/gone.md

      zh, messages without a text: \`dactyl write-translations -l zh\` adds them
        i18n/zh/docusaurus-plugin-content-docs/current.json (N of N): "version.label"
        i18n/zh/docusaurus-plugin-content-docs/version-1.0.json (N of N): "version.label"
        i18n/zh/docusaurus-plugin-content-blog/options.json (N of N): "title", "description", "sidebar.title"
        i18n/zh/docusaurus-plugin-content-docs-team/current.json (N of N): "version.label"

      eu, unmarked: not known which source they were made from; of 1 the source has a later commit
        i18n/eu/docusaurus-plugin-content-docs/current/guide.md (source changed 2024-02-01)

      eu, missing: readers see the source
        blog/2024-01-01-first.md
        blog/2024-01-02-news.md
        docs/intro.md
        docs/only.md
        src/pages/about.md
        team/us.md
        versioned_docs/version-1.0/guide.md

      eu, messages without a text: \`dactyl write-translations -l eu\` adds them
        i18n/eu/code.json (N of N): "theme.admonition.caution", "theme.admonition.danger", "theme.admonition.info" and N more
        i18n/eu/docusaurus-plugin-content-docs/current.json (N of N): "version.label"
        i18n/eu/docusaurus-plugin-content-docs/version-1.0.json (N of N): "version.label"
        i18n/eu/docusaurus-plugin-content-blog/options.json (N of N): "title", "description", "sidebar.title"
        i18n/eu/docusaurus-plugin-content-docs-team/current.json (N of N): "version.label""
    `);
  });

  it('marks files, and changes nothing else of them', async () => {
    expect(await run('--mark', 'all')).toMatchInlineSnapshot(`
      "✓ Marked 6 files as translated from the source of today:
        i18n/zh/docusaurus-plugin-content-blog/2024-01-02-news.md
        i18n/zh/docusaurus-plugin-content-docs-team/current/us.md
        i18n/zh/docusaurus-plugin-content-docs/current/guide.md
        i18n/zh/docusaurus-plugin-content-docs/current/intro.md
        i18n/zh/docusaurus-plugin-content-docs/version-1.0/guide.md
        i18n/eu/docusaurus-plugin-content-docs/current/guide.md"
    `);
    const [first, line, ...rest] = readFileSync(file(`${ZH_DOCS}/current/guide.md`), 'utf8').split('\r\n');
    expect([first, ...rest]).toEqual(['---', '---', '', '# 指南', '', '文字。', '']);
    expect(line).toMatch(/^translated_from: '\d{4}-\d\d-\d\d [\da-f]{10}'$/);
    expect(await run('--mark', 'all')).toBe('✓ No file had to be marked.');
  });

  it('finds what has changed since, and fails only when asked to', async () => {
    expect(await run('-l', 'zh', '--fail-on', 'outdated,unmarked')).not.toContain('error');
    writeFileSync(file('docs/guide.md'), '# Guide\n\nOther text.\n');
    const diff = `docs/guide.md, since it was translated on <today>
${ZH_DOCS}/current/guide.md
@@ -1,3 +1,3 @@
 # Guide
 
-Text.
+Other text.`;
    expect(await run('-l', 'zh', '--diff')).toBe(diff);
    expect(await run('--diff', file('docs/guide.md'))).toContain(diff);
    expect(await run('--diff', file('team'))).toBe('No translation is out of date.');
    expect(await run('-l', 'zh', '--fail-on', 'outdated', '--fail-on', 'missing')).toMatchInlineSnapshot(`
      "Locale  Up to date  Outdated  Unmarked  Missing  Orphaned    Messages
      zh               4         1         0        3         1  N of N

      zh, outdated: the source has changed since
        i18n/zh/docusaurus-plugin-content-docs/current/guide.md (translated <today>)

      zh, missing: readers see the source
        blog/2024-01-01-first.md
        docs/only.md
        src/pages/about.md

      zh, orphaned: the source does not exist
        i18n/zh/docusaurus-plugin-content-docs/current/gone.md

      zh, messages without a text: \`dactyl write-translations -l zh\` adds them
        i18n/zh/docusaurus-plugin-content-docs/current.json (N of N): "version.label"
        i18n/zh/docusaurus-plugin-content-docs/version-1.0.json (N of N): "version.label"
        i18n/zh/docusaurus-plugin-content-blog/options.json (N of N): "title", "description", "sidebar.title"
        i18n/zh/docusaurus-plugin-content-docs-team/current.json (N of N): "version.label"
      error
        Translations are not complete: 1 outdated, 3 missing.
        Translate what is listed above. When a file needs no change, \`dactyl translations --mark FILE\` says so."
    `);
    expect(await run('-l', 'zh')).not.toContain('error');
  });

  it('prints JSON, and then fails by the exit code alone', async () => {
    commit('2099-01-01');
    const before = process.exitCode;
    const printed = await run('-l', 'eu', '--json', '--fail-on', 'outdated');
    expect(process.exitCode).toBe(1);
    process.exitCode = before;
    const { defaultLocale, locales } = JSON.parse(printed) as { defaultLocale: string; locales: { files: object[] }[] };
    expect(defaultLocale).toBe('en');
    expect(locales[0]).toMatchObject({ locale: 'eu', label: 'Euskara' });
    expect(locales[0]?.files).toContainEqual({
      status: 'outdated',
      file: `${BASQUE_DOCS}/current/guide.md`,
      source: 'docs/guide.md',
      translatedAt: '<today>',
      sourceChangedAt: '2099-01-01',
    });
  });

  it('writes a page for translators into a file', async () => {
    expect(await run('-l', 'zh', '--format', 'html', '--output', file('status.html'))).toContain('Wrote ');
    const page = readFileSync(file('status.html'), 'utf8');
    expect(page).toContain('<h1>Site 的译文</h1>');
    expect(page).toContain('<span class="removed">-Text.</span><span class="added">+Other text.</span>');
  });

  it('marks what is named: files, and files in folders; of these the ones that are not up to date', async () => {
    expect(await run('--mark', file('i18n/zh'))).toMatchInlineSnapshot(`
      "✓ Marked 1 file as translated from the source of today:
        i18n/zh/docusaurus-plugin-content-docs/current/guide.md"
    `);
    expect(await run('-l', 'zh', '--fail-on', 'outdated')).not.toContain('error');
  });

  it('lists only the first files of many, unless it is verbose', async () => {
    for (let number = 1; number <= 12; number++) writeFileSync(file(`docs/many-${number}.md`), '# Many\n');
    expect(await run('-l', 'eu')).toMatch(/docs\/many-4\.md\n {2}… and N more; `--verbose` lists all/);
    expect(await run('-l', 'eu', '--verbose')).toMatch(/docs\/many-9\.md\n/);
  });

  it.each([
    ['nothing to mark', () => ['--mark']],
    ['a source to mark', () => ['--mark', file('docs/guide.md')]],
    ['a file that is not there', () => ['--mark', file('docs/gide.md')]],
    ['a translation without source', () => ['--mark', file(`${ZH_DOCS}/current/gone.md`)]],
    ['the default locale', () => ['-l', 'en']],
    ['an unknown locale', () => ['-l', 'zn']],
    ['an unknown fault', () => ['--fail-on', 'outdate']],
  ])('refuses %s', async (_, args) => {
    expect(await run(...args())).toMatchSnapshot();
  });

  it('writes nothing when one of the files cannot be marked', async () => {
    const broken = file(`${BASQUE_DOCS}/current/only.md`);
    writeFileSync(broken, Buffer.from([0x23, 0x20, 0xe9, 0x0a]));
    const before = readFileSync(file(`${BASQUE_DOCS}/current/guide.md`));
    expect(await run('--mark', file('i18n/eu'))).toContain('error\n  The file is not written in UTF-8.');
    expect(readFileSync(file(`${BASQUE_DOCS}/current/guide.md`))).toEqual(before);
    expect(readFileSync(broken)).toHaveLength(4);
  });
});
