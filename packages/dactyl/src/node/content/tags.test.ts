import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kebabCase } from './kebab-case.js';
import { groupByTag, readTagsFile, reportInlineTags, resolveTags, tagVisibility, type Tag } from './tags.js';

describe('kebabCase', () => {
  it.each([
    ['i18n', 'i-18-n'],
    ['Hello World', 'hello-world'],
    ['camelCaseName', 'camel-case-name'],
    ['HTMLParser', 'html-parser'],
    ['API', 'api'],
    ['C++ & C#', 'c-c'],
    ["don't", 'dont'],
    ['Café Zürich', 'cafe-zurich'],
    ['Straße', 'strasse'],
    ['中文 标签', '中文-标签'],
    ['React中文', 'react中文'],
    ['API中文', 'api中文'],
    ['Привет Мир', 'привет-мир'],
    ['v2.0-beta', 'v-2-0-beta'],
    ['Josh-Cena', 'josh-cena'],
    ['lex111', 'lex-111'],
    ['JMarcey', 'j-marcey'],
    ['🎉 party', '🎉-party'],
    ['', ''],
  ])('%j → %j', (label, expected) => {
    expect(kebabCase(label)).toBe(expected);
  });
});

describe('tags', () => {
  let dir = '';
  const write = (name: string, text: string) => writeFileSync(join(dir, name), text);
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'dactyl-tags-'));
    write('tags.yml', 'releaseNotes:\nfaq:\n  label: Questions\n  permalink: /questions\n  description: All of them\n');
    write('twice.yml', 'a: {permalink: /x}\nb: {permalink: /x}\n');
    write('bad.yml', 'a: {labell: x}\n');
    write('broken.yml', 'a: b: c\n');
  });
  afterAll(() => rmSync(dir, { recursive: true }));
  const read = (name: string | false | undefined) => readTagsFile({ contentDirs: [join(dir, 'fr'), dir], name });

  it('reads the tags file with its defaults', () => {
    expect([...(read(undefined) ?? [])]).toEqual([
      ['releaseNotes', { label: 'Releasenotes', permalink: '/release-notes' }],
      ['faq', { label: 'Questions', permalink: '/questions', description: 'All of them' }],
    ]);
    expect(read(false)).toBeUndefined();
  });

  it.each([
    ['none.yml', /"none.yml" does not exist/],
    ['twice.yml', /The tags "a" and "b" have the same permalink "\/x"/],
    ['bad.yml', /labell/],
    ['broken.yml', /does not parse/],
  ])('rejects %s', (name, message) => {
    expect(() => read(name)).toThrow(message);
  });

  it('resolves defined, inline and explicit tags, once per address', () => {
    const tags = resolveTags({
      tags: ['faq', 'Release Notes', 'release notes', { label: 'X', permalink: '/y' }],
      tagsFile: read(undefined),
      tagsPath: '/docs/tags',
    });
    expect(tags).toEqual([
      { label: 'Questions', permalink: '/docs/tags/questions', description: 'All of them', inline: false },
      { label: 'Release Notes', permalink: '/docs/tags/release-notes', inline: true },
      { label: 'X', permalink: '/docs/tags/y', inline: true },
    ]);
  });

  it('reports inline tags only where a tags file exists, with the nearest key', () => {
    const findings: unknown[] = [];
    const tags = resolveTags({ tags: ['fag'], tagsFile: undefined, tagsPath: '/t' });
    const common = { tags, file: '/site/docs/a.md', siteDir: '/site', severity: 'warn' as const };
    reportInlineTags({ ...common, tagsFile: undefined, report: (...args) => findings.push(args) });
    expect(findings).toEqual([]);
    reportInlineTags({ ...common, tagsFile: read(undefined), report: (...args) => findings.push(args) });
    expect(findings).toEqual([
      [
        'warn',
        {
          message: 'The tags file does not define "fag", used in docs/a.md.',
          file: '/site/docs/a.md',
          key: 'tags',
          hint: 'Did you mean "faq"?',
        },
      ],
    ]);
  });

  it('groups by address: the first label wins, items are not repeated', () => {
    const tag = (label: string): Tag => ({ label, permalink: `/${label.toLowerCase()}`, inline: true });
    const items = [{ tags: [tag('A'), tag('a'), tag('b')] }, { tags: [tag('a')] }];
    const groups = groupByTag(items, (item) => item.tags);
    expect([...groups.values()].map(({ tag: { label }, items: { length } }) => [label, length])).toEqual([
      ['A', 2],
      ['b', 1],
    ]);
  });

  it('hides unlisted items, unless all are', () => {
    const isUnlisted = (item: string) => item.startsWith('-');
    expect(tagVisibility(['a', '-b'], isUnlisted)).toEqual({ unlisted: false, listedItems: ['a'] });
    expect(tagVisibility(['-b'], isUnlisted)).toEqual({ unlisted: true, listedItems: ['-b'] });
  });
});
