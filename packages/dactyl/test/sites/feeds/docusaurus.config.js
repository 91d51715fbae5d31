/** Two blogs and two locales: what feeds make of posts, and each of their options. */
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

export default {
  title: 'Feeds site',
  url: 'https://feeds.example',
  baseUrl: '/base/',
  favicon: 'img/dot.png',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'zh'],
    localeConfigs: { en: { label: 'English' }, zh: { label: '中文', htmlLang: 'zh-CN' } },
  },
  presets: [
    [
      'classic',
      {
        docs: false,
        blog: {
          onInlineTags: 'ignore',
          onInlineAuthors: 'ignore',
          onUntruncatedBlogPosts: 'ignore',
          remarkPlugins: [remarkMath],
          rehypePlugins: [rehypeKatex],
          feedOptions: {
            type: 'all',
            title: 'Feeds & <friends>',
            description: 'What readers get',
            copyright: 'Copyright © Feeds & co',
            limit: false,
            xslt: true,
          },
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
        routeBasePath: 'news',
        sortPosts: 'ascending',
        onUntruncatedBlogPosts: 'ignore',
        feedOptions: {
          type: ['rss', 'json'],
          limit: 3,
          language: 'en-GB',
          xslt: { rss: 'styles/news.xsl' },
          createFeedItems: async ({ blogPosts, defaultCreateFeedItems, ...rest }) => {
            const items = await defaultCreateFeedItems({ blogPosts: blogPosts.slice(0, 2), ...rest });
            return items.map((item, index) => ({
              ...item,
              title: `${index + 1} of ${blogPosts.length}: ${item.title}`,
              link: new URL(item.link).pathname,
              audio: '/base/sound.mp3',
            }));
          },
        },
      },
    ],
  ],
  themeConfig: { search: false, navbar: { title: 'Feeds site', items: [{ to: '/blog/rss.xml', label: 'RSS' }] } },
};
