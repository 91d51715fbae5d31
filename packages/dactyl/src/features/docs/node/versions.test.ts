import { afterAll, describe, expect, it } from 'vitest';
import path from 'node:path';
import { createPluginContext, createSiteDir } from '../../../../test/plugin-context.js';
import { docsOptionsSchema } from './options.js';
import { versionNameFault } from './version-names.js';
import { readVersions } from './versions.js';

const { siteDir, remove } = createSiteDir({
  'versions.json': '["2.0", "1.0", "0.9"]',
  'docs/a.md': '',
  ...Object.fromEntries(['2.0', '1.0', '0.9'].map((name) => [`versioned_docs/version-${name}/a.md`, ''])),
  'api_versions.json': '["1"]',
  'api_versioned_docs/version-1/a.md': '',
  'api/a.md': '',
});
afterAll(remove);

function read(options: Record<string, unknown> = {}) {
  const { id = 'default', ...own } = options;
  const context = createPluginContext({ siteDir, siteConfig: { baseUrl: '/base/' } });
  return readVersions(context, { ...docsOptionsSchema.parse(own), id: String(id) });
}

async function table(options: Record<string, unknown> = {}) {
  const versions = await read(options);
  return versions.map(({ versionName, label, path: url, banner, badge, isLast }) =>
    [versionName, label, url, banner ?? 'none', badge ? 'badge' : '', isLast ? 'last' : ''].join(' ').trim(),
  );
}

describe('readVersions', () => {
  it('puts the current version first and the newest recorded one at the root', async () => {
    expect(await table()).toEqual([
      'current Next /base/docs/next unreleased badge',
      '2.0 2.0 /base/docs none badge last',
      '1.0 1.0 /base/docs/1.0 unmaintained badge',
      '0.9 0.9 /base/docs/0.9 unmaintained badge',
    ]);
  });

  it.each<[Record<string, unknown>, string[]]>([
    [{ includeCurrentVersion: false, onlyIncludeVersions: ['2.0'] }, ['2.0 2.0 /base/docs none  last']],
    [{ disableVersioning: true }, ['current Next /base/docs none  last']],
    [
      { lastVersion: 'current', onlyIncludeVersions: ['1.0', 'current'], versions: { current: { label: 'Canary' } } },
      ['current Canary /base/docs none badge last', '1.0 1.0 /base/docs/1.0 unmaintained badge'],
    ],
    [
      { onlyIncludeVersions: ['2.0', '1.0'], versions: { '1.0': { path: 'old', banner: 'none', badge: false } } },
      ['2.0 2.0 /base/docs none badge last', '1.0 1.0 /base/docs/old none'],
    ],
  ])('with %j', async (options, expected) => {
    expect(await table(options)).toEqual(expected);
  });

  it('keeps the files of another instance under its id', async () => {
    const [current, one] = await read({ id: 'api', path: 'api', sidebarPath: './s.js' });
    expect(current).toMatchObject({
      contentPath: path.join(siteDir, 'api'),
      contentPathLocalized: path.join(siteDir, 'i18n/en/docusaurus-plugin-content-docs-api/current'),
      sidebarFilePath: path.join(siteDir, 's.js'),
    });
    expect(one).toMatchObject({
      contentPath: path.join(siteDir, 'api_versioned_docs/version-1'),
      sidebarFilePath: path.join(siteDir, 'api_versioned_sidebars/version-1-sidebars.json'),
      tagsPath: '/base/docs/tags',
      className: 'docs-version-1',
    });
  });

  it('rejects a last version that is not built', async () => {
    await expect(read({ lastVersion: '2.0', onlyIncludeVersions: ['1.0'] })).rejects.toThrow(
      '"lastVersion" is "2.0", which "onlyIncludeVersions" leaves out.',
    );
  });
});

describe('versionNameFault', () => {
  it.each(['1.0', 'v2-beta', '3.x', 'α'])('accepts %s', (name) => {
    expect(versionNameFault(name)).toBeUndefined();
  });

  it.each(['', ' ', '.', '..', 'a/b', 'a\\b', 'a:b', 'a\nb', 'x'.repeat(33)])('rejects %j', (name) => {
    expect(versionNameFault(name)).toBeTypeOf('string');
  });
});
