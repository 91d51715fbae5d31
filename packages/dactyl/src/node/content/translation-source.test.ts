import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkFrontMatter } from './front-matter-schema.js';
import { entrySchema, sharedFields } from './front-matter-fields.js';
import { readFrontMatter } from '../base/front-matter.js';
import { createTranslationStates, formatMark, hashOfSource, parseMark } from './translation-source.js';

const hashOf = (source: string) => hashOfSource(readFrontMatter({ file: '/a.md', source }));

describe('hashOfSource', () => {
  const source = '---\ntitle: A\nsidebar_position: 1\ntags: [x]\n---\n\n# A\n\nText.\n';

  it('is ten digits that stay the same in every release', () => {
    expect(hashOf(source)).toBe('0e1116d78c');
  });

  it.each([
    ['line ends of Windows', source.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${source}`],
    ['blank lines at the ends', source.replace('---\n\n#', '---\n#').replace(/\n$/, '\n\n\n')],
    ['keys that readers do not see', source.replace('sidebar_position: 1', 'slug: b')],
    ['the order of keys', source.replace('title: A\nsidebar_position: 1', 'sidebar_position: 1\ntitle: A')],
  ])('does not see %s', (_, other) => {
    expect(hashOf(other)).toBe(hashOf(source));
  });

  it.each([
    ['the title', source.replace('title: A', 'title: B')],
    ['a tag', source.replace('[x]', '[x, y]')],
    ['a label', source.replace('sidebar_position: 1', 'sidebar_label: A')],
    ['a description', source.replace('sidebar_position: 1', 'description: A')],
    ['the text', source.replace('Text.', 'Text!')],
    ['a space in the text', source.replace('Text.', '  Text.')],
  ])('sees %s', (_, other) => {
    expect(hashOf(other)).not.toBe(hashOf(source));
  });
});

describe('the mark', () => {
  it('is a day and a hash', () => {
    const mark = { translatedAt: '2026-11-21', sourceHash: '1f3a9c2b0d' };
    expect(formatMark(mark)).toBe('2026-11-21 1f3a9c2b0d');
    expect(parseMark('2026-11-21 1f3a9c2b0d')).toEqual(mark);
  });

  it.each(['', '2026-11-21', '1f3a9c2b0d', '2026-11-21 1f3a9c2b0', '2026-13-41 1f3a9c2b0d', '2026-11-21  1f3a9c2b0d'])(
    'is not %j, which is reported with its line',
    (text) => {
      expect(parseMark(text)).toBeUndefined();
      const source = `---\ntitle: A\ntranslated_from: '${text}'\n---\n`;
      const check = () =>
        checkFrontMatter(entrySchema(sharedFields), { title: 'A', translated_from: text }, { file: '/a.md', source });
      expect(check).toThrow('"translated_from" must be a day and the hash of the source');
      expect(check).toThrow(expect.objectContaining({ details: expect.objectContaining({ line: 3 }) }));
    },
  );
});

describe('createTranslationStates', () => {
  let contentDir = '';
  beforeAll(() => {
    contentDir = mkdtempSync(path.join(os.tmpdir(), 'dactyl-translation-'));
    mkdirSync(path.join(contentDir, 'a'));
    writeFileSync(path.join(contentDir, 'a/b.md'), '# Text');
  });
  afterAll(() => rmSync(contentDir, { recursive: true }));

  const stateOf = (mark: string | undefined, { localized = true, currentLocale = 'fr' } = {}) =>
    createTranslationStates({ i18n: { currentLocale, defaultLocale: 'en' }, contentDir, parser: undefined })(
      { file: '/i18n/a/b.md', path: 'a/b.md', localized },
      mark === undefined ? {} : { translated_from: mark },
    );

  it('tells a page without translation, and one whose source has changed', async () => {
    expect(await stateOf(undefined, { localized: false })).toEqual({ translation: { status: 'missing' } });
    expect(await stateOf('2026-11-21 0000000000')).toEqual({
      translation: { status: 'outdated', translatedAt: '2026-11-21' },
    });
  });

  it('is silent about the default locale, a translation of today, and one without a mark', async () => {
    expect(await stateOf(undefined, { localized: false, currentLocale: 'en' })).toEqual({});
    expect(await stateOf(`2026-11-21 ${hashOf('# Text')}`)).toEqual({});
    expect(await stateOf(undefined)).toEqual({});
  });
});
