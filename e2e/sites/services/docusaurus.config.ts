/** A small site in English and Chinese; what services it uses depends on the variant. */
import type { Config } from '@docusaurus/types';
import extras from './variants/extras.js';
import hosted from './variants/hosted.js';
import offline from './variants/offline.js';
import readers from './variants/readers.js';

const VARIANTS: Record<string, Partial<Config>> = { extras, hosted, offline, readers };

const variant = VARIANTS[process.env.SERVICES_VARIANT ?? 'extras'];
if (!variant) throw new Error(`SERVICES_VARIANT is none of ${Object.keys(VARIANTS).join(', ')}.`);

const config: Config = {
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

export default config;
