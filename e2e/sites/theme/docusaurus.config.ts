/** A site whose bar, menus, footer and announcement show every field that the theme's configuration has, in three variants. */
import { bare, full, simple } from './theme-configs.js';

const variants = { full, simple, bare };

// A process that builds several variants loads it once.
export default () => {
  // The cast: tests set nothing else.
  const variant = (process.env.DACTYL_TEST_VARIANT ?? 'full') as keyof typeof variants;
  return {
    title: 'Harbour',
    url: 'https://harbour.example',
    baseUrl: '/pier/',
    trailingSlash: false,
    onBrokenLinks: 'throw',
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh'],
      localeConfigs: { en: { label: 'English' }, zh: { label: '中文', htmlLang: 'zh-CN' } },
    },
    presets: [
      [
        'classic',
        {
          docs: variant === 'full' && {
            sidebarPath: './sidebars.ts',
            versions: { current: { label: 'Next tide' }, '1.0': { label: 'Low tide' } },
          },
          blog: false,
          sitemap: false,
        },
      ],
    ],
    themeConfig: variants[variant],
  };
};
