/**
 * Two blogs and two locales: the rules of the blog plugin, each with a post that shows it.
 * `record.js` writes what plugins see into the output, `BlogProbe` what components see.
 */
import recordPlugin from './src/plugins/record.js';

export default {
  title: 'Blog site',
  url: 'https://blog.example',
  baseUrl: '/base/',
  favicon: 'img/logo.svg',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: { en: { label: 'English' }, zh: { label: '中文' } },
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          postsPerPage: 5,
          blogSidebarCount: 'ALL',
          blogSidebarTitle: 'All posts',
          editUrl: 'https://git.example/site/edit/main/',
          editLocalizedFiles: true,
          showLastUpdateTime: true,
          showLastUpdateAuthor: true,
          onInlineAuthors: 'log',
        },
        sitemap: false,
        theme: {},
      },
    ],
  ],
  plugins: [
    [
      'content-blog',
      {
        id: 'news',
        path: 'news',
        routeBasePath: '/',
        tagsBasePath: 'labels',
        pageBasePath: 'pages',
        archiveBasePath: null,
        authorsBasePath: 'people',
        authorsMapPath: 'people.json',
        tags: 'labels.yml',
        exclude: ['drafts/**'],
        postsPerPage: 2,
        blogTitle: 'News',
        blogDescription: 'What happens',
        blogSidebarCount: 2,
        sortPosts: 'ascending',
        truncateMarker: /^=== CUT ===$/m,
        showReadingTime: true,
        readingTime: ({ content, frontMatter, defaultReadingTime }) =>
          frontMatter.timeless ? undefined : defaultReadingTime({ content, options: { wordsPerMinute: 2 } }),
        editUrl: ({ blogDirPath, blogPath, permalink, locale }) =>
          `https://edit.example/?${[blogDirPath, blogPath, permalink, locale].join('&')}`,
        onInlineTags: 'ignore',
        onUntruncatedBlogPosts: 'ignore',
        processBlogPosts: async ({ blogPosts }) => blogPosts.filter(({ id }) => !id.includes('filtered')),
      },
    ],
    recordPlugin,
  ],
  themeConfig: {
    search: false,
    navbar: {
      title: 'Blog site',
      logo: { src: 'img/logo.svg', alt: 'Logo' },
      items: [
        { to: '/blog', label: 'Blog' },
        { type: 'localeDropdown', position: 'right' },
      ],
    },
  },
};
