import { describe, expect, it } from 'vitest';
import { publicName } from './client-modules-table.js';

describe('an internal file of a package of the site format', () => {
  it.each([
    ['@docusaurus/core/lib/client/exports/Link', '@docusaurus/Link'],
    ['@docusaurus/core/lib/client/exports/useBaseUrl.js', '@docusaurus/useBaseUrl'],
    ['@docusaurus/core/lib/client/docusaurusContext.js', '@docusaurus/core/lib/client/docusaurusContext'],
    ['@docusaurus/theme-common/lib/utils/ThemeClassNames', '@docusaurus/theme-common/internal'],
    ['@docusaurus/theme-classic/lib/theme/Footer/index.js', '@theme-init/Footer'],
    ['@docusaurus/theme-classic/src/theme/DocItem/Layout', '@theme-init/DocItem/Layout'],
    ['@docusaurus/plugin-content-docs/lib/client/index.js', '@docusaurus/plugin-content-docs/client'],
  ])('%s is %s', (id, name) => {
    expect(publicName(id)).toBe(name);
  });

  it('belongs to a package of its own where we have none', () => {
    expect(publicName('@docusaurus/faster/lib/x')).toBeUndefined();
    expect(publicName('@docusaurus/utils')).toBeUndefined();
  });

  it('is an error that says so where there is no such thing', () => {
    expect(() => publicName('@docusaurus/core/lib/client/preload', '/site/src/a.js')).toThrow(
      'The import "@docusaurus/core/lib/client/preload" names an internal file of Docusaurus, which has no counterpart here.',
    );
  });
});
