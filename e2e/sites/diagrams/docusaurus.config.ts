/** Diagrams and live code, in English and Chinese. */
import { themes } from 'prism-react-renderer';

// A process that builds several variants loads it once.
export default () => ({
  title: 'Diagrams',
  url: 'https://diagrams.example',
  baseUrl: '/',
  favicon: 'favicon.svg',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  hydration: process.env.DACTYL_TEST_VARIANT,
  i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
  markdown: { mermaid: true },
  themes: ['@docusaurus/theme-mermaid', 'live-codeblock'],
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false, sitemap: false }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    mermaid: { theme: { light: 'neutral', dark: 'dark' }, options: { flowchart: { curve: 'linear' } } },
    prism: { darkTheme: themes.shadesOfPurple },
  },
});
