import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { createSilentLogger } from '../../base/logger.js';
import type { TranslationMessages } from '../../plugin-api/types.js';
import { findMissingMessages } from './find-missing.js';
import { loadMessages } from './load-messages.js';
import { writeMessages } from './write-messages.js';

const CONFIG = `export default {
  title: 'T', url: 'https://t.example', baseUrl: '/', themes: ['classic'], plugins: ['./plugin'],
  i18n: { defaultLocale: 'en', locales: ['en', 'zh', 'eu'], localeConfigs: { eu: { path: 'basque' } } },
};`;

const PLUGIN = `module.exports = () => ({
  name: 'local',
  loadContent: async () => 'A',
  getTranslationFiles: ({ content }) => [{ path: 'texts', content: { a: { message: content } } }, { path: 'none', content: {} }],
  translateContent: () => 'translated',
  getPathsToWatch: () => ['plugin/**/*.{jsx,md}', 'notes/**/*.md'],
  getThemePath: () => './theme',
});`;

const source = (call: string) =>
  `import { translate as t } from '@docusaurus/Translate';\nexport const text = () => ${call};\n`;

const FILES = {
  'dactyl.config.ts': CONFIG,
  'plugin/index.js': PLUGIN,
  'plugin/watched/page.jsx': source("t({ id: 'local.watched', message: 'Watched' })"),
  'plugin/theme/Part.js': source("t({ id: 'local.theme', message: 'Theme' })"),
  'plugin/other/page.js': source("t({ id: 'local.other', message: 'Other' })"),
  'notes/page.md': source("t({ id: 'local.note', message: 'Note' })"),
  'src/home.tsx': source("t({ id: 'home', message: 'Home' })"),
  'src/home.test.tsx': source("t({ id: 'test', message: 'Test' })"),
};

let remove = () => {};
afterEach(() => remove());

function site(files: Record<string, string> = {}) {
  const created = createSiteDir({ ...FILES, ...files });
  remove = created.remove;
  const { siteDir } = created;
  const absolute = (file: string) => path.join(siteDir, file);
  return {
    async write(locales: string[] | 'default', options: { override?: boolean; messagePrefix?: string } = {}) {
      const { locales: found, problems } = await loadMessages({ siteDir, locales, logger: createSilentLogger() });
      const written = await writeMessages(found, { override: false, messagePrefix: '', ...options });
      return { problems, written: written.map((each) => ({ ...each, file: path.relative(siteDir, each.file) })) };
    },
    async missing(locale: string) {
      const { locales } = await loadMessages({ siteDir, locales: [locale], logger: createSilentLogger() });
      const reports = await Promise.all(locales.map(findMissingMessages));
      return reports.flat().map((report) => ({ ...report, file: path.relative(siteDir, report.file) }));
    },
    has: (file: string) => existsSync(absolute(file)),
    text: (file: string) => readFileSync(absolute(file), 'utf8'),
    messages: (file: string) => JSON.parse(readFileSync(absolute(file), 'utf8')) as TranslationMessages, // we wrote it
    edit: (file: string, text: string) => writeFileSync(absolute(file), text),
    time: (file: string) => statSync(absolute(file)).mtimeMs,
  };
}

describe('messages of a site', () => {
  it('come from its sources, its plugins and their themes', async () => {
    const { write, messages, has } = site();
    await write('default');
    const own = Object.keys(messages('i18n/en/code.json')).filter((id) => !id.startsWith('theme.'));
    expect(own).toEqual(['home', 'local.watched', 'local.theme']);
    expect(messages('i18n/en/local/texts.json')).toEqual({ a: { message: 'A' } });
    expect(has('i18n/en/local/none.json')).toBe(false);
  });

  it('are written in the words that a theme has for the locale, else in those of the sources', async () => {
    const { write, messages } = site();
    await write(['eu', 'zh'], { messagePrefix: '(todo) ' });
    const id = 'theme.NotFound.title';
    const description = 'Title of the page for unknown URLs';
    expect(messages('i18n/zh/code.json')[id]).toEqual({ message: '(todo) 找不到页面', description });
    expect(messages('i18n/basque/code.json')[id]).toEqual({ message: '(todo) Page Not Found', description });
  });

  it('stay untouched in files that are complete, however these are formatted', async () => {
    const { write, text, edit, time } = site();
    await write(['zh']);
    expect(text('i18n/zh/local/texts.json')).toBe('{\n  "a": {\n    "message": "A"\n  }\n}\n');
    edit('i18n/zh/local/texts.json', '{"a": {"message": "甲"}}');
    const before = time('i18n/zh/code.json');
    expect((await write(['zh'])).written.filter(({ changed }) => changed)).toEqual([]);
    expect(text('i18n/zh/local/texts.json')).toBe('{"a": {"message": "甲"}}');
    expect(time('i18n/zh/code.json')).toBe(before);
    await write(['zh'], { override: true });
    expect(text('i18n/zh/local/texts.json')).toContain('"message": "A"');
  });

  it('are counted separately: new ones, unused ones, and those that cannot be written', async () => {
    const { write } = site({
      'src/kind.ts': source('t({ id: `kind.${kind}` })'),
      'src/more.ts': source("t({ id: 'home', message: 'Start' })"),
      'i18n/zh/local/texts.json': '{"gone": {"message": "旧"}}',
    });
    const { written, problems } = await write(['zh']);
    expect(written.find(({ file }) => file.endsWith('texts.json'))).toEqual({
      file: 'i18n/zh/local/texts.json',
      changed: true,
      added: ['a'],
      kept: [],
      reset: [],
      unknown: ['gone'],
    });
    expect(problems.map(({ message, line, column }) => `${line}:${column} ${message}`)).toEqual([
      '2:35 This text of a message is not known before the code runs: it is left out.',
      '2:27 The message "home" has another text in src/home.tsx:2, which is the one that counts.',
    ]);
  });

  it('of an unknown locale are an error that names the nearest one', async () => {
    await expect(site().write(['zg'])).rejects.toMatchObject({
      message: 'The site has no locale "zg".',
      details: { key: 'i18n.locales', hint: 'Did you mean "zh"? A new locale is first added to "i18n.locales".' },
    });
  });
});

describe('missing messages', () => {
  it('are those that neither the files nor a theme have in the locale', async () => {
    const { missing } = site({ 'i18n/zh/code.json': '{"home": {"message": "首页"}, "gone": {"message": "旧"}}' });
    expect(await missing('zh')).toEqual([
      {
        file: 'i18n/zh/code.json',
        total: expect.any(Number),
        missing: ['local.watched', 'local.theme'],
        unknown: ['gone'],
      },
      { file: 'i18n/zh/local/texts.json', total: 1, missing: ['a'], unknown: [] },
    ]);
    // The theme has no translations for this locale.
    const [basque] = await missing('eu');
    expect(basque?.missing).toHaveLength(basque?.total ?? 0);
  });

  it('do not exist in the default locale', async () => {
    expect((await site().missing('en')).flatMap((report) => report.missing)).toEqual([]);
  });
});
