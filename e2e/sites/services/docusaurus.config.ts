/** A small site in English and Chinese; what services it uses depends on the variant. */
import type { Config } from '@docusaurus/types';
import extras from './variants/extras.js';
import hosted from './variants/hosted.js';
import offline from './variants/offline.js';
import readers from './variants/readers.js';

const VARIANTS: Record<string, Partial<Config>> = { extras, hosted, offline, readers };

// A process that builds several variants loads it once.
export default (): Config => {
  const variant = VARIANTS[process.env.DACTYL_TEST_VARIANT ?? 'extras'];
  if (!variant) throw new Error(`DACTYL_TEST_VARIANT is none of ${Object.keys(VARIANTS).join(', ')}.`);
  return {
    title: 'Beacon',
    tagline: 'Lights along the coast',
    url: 'https://beacon.example',
    baseUrl: '/',
    trailingSlash: false,
    i18n: { defaultLocale: 'en', locales: ['en', 'zh'], localeConfigs: { zh: { label: '中文', htmlLang: 'zh-CN' } } },
    presets: [['classic', { blog: false }]],
    ...variant,
    themeConfig: {
      navbar: {
        title: 'Beacon',
        items: [
          { type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
      ...variant.themeConfig,
    },
  };
};
