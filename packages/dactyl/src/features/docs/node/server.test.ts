import { afterAll, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import * as server from './server.js';

const { siteDir, remove } = createSiteDir({
  'versions.json': '["2.0", "1.0"]',
  'api_versions.json': '["current", "1"]',
});
afterAll(remove);

describe('what other code on Node may ask about versions', () => {
  it('has the names of files and folders', () => {
    expect(server).toMatchObject({
      CURRENT_VERSION_NAME: 'current',
      VERSIONS_JSON_FILE: 'versions.json',
      VERSIONED_DOCS_DIR: 'versioned_docs',
      VERSIONED_SIDEBARS_DIR: 'versioned_sidebars',
    });
  });

  it.each([
    ['default', true, false, ['current', '2.0', '1.0']],
    ['default', false, false, ['2.0', '1.0']],
    ['default', true, true, ['current']],
    ['api', true, false, ['current', '1']],
    ['none', true, false, ['current']],
  ])('lists those of %s (current: %s, disabled: %s)', async (id, includeCurrentVersion, disableVersioning, names) => {
    expect(await server.readVersionNames(siteDir, { id, includeCurrentVersion, disableVersioning })).toEqual(names);
  });

  it('leaves out what is not to be built', () => {
    expect(server.filterVersions(['current', '2.0'], { onlyIncludeVersions: ['2.0'] })).toEqual(['2.0']);
    expect(server.filterVersions(['current', '2.0'], {})).toEqual(['current', '2.0']);
  });

  it('knows banner and badge', () => {
    const versionNames = ['current', '2.0', '1.0'];
    const options = { versions: { '1.0': { banner: 'none' as const, badge: false } } };
    const banners = versionNames.map((versionName) => {
      const place = { versionName, versionNames, lastVersionName: '2.0' };
      return [server.getDefaultVersionBanner(place), server.getVersionBanner({ ...place, options })];
    });
    expect(banners).toEqual([
      ['unreleased', 'unreleased'],
      [null, null],
      ['unmaintained', null],
    ]);
    expect(server.getVersionBadge({ versionName: '2.0', versionNames, options })).toBe(true);
    expect(server.getVersionBadge({ versionName: '1.0', versionNames, options })).toBe(false);
    expect(server.getVersionBadge({ versionName: '2.0', versionNames: ['2.0'], options })).toBe(false);
  });
});
