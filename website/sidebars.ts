/** Two sidebars: `docs` teaches, `api` lists. Category labels are translated in `i18n/zh/…/current.json`. */
export default {
  docs: [
    'introduction',
    {
      type: 'category',
      label: 'Getting Started',
      link: {
        type: 'generated-index',
        slug: '/category/getting-started',
        description: 'Install Dactyl, look at what a site consists of, and set it up.',
      },
      collapsed: false,
      items: ['installation', 'configuration'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: {
        type: 'generated-index',
        slug: '/category/guides',
        title: 'Guides',
        description: 'How to write the pages of a site, one topic at a time.',
        keywords: ['guides', 'markdown'],
      },
      collapsed: false,
      items: [
        {
          type: 'category',
          label: 'Markdown Features',
          link: { type: 'doc', id: 'guides/markdown-features/introduction' },
          items: [
            'guides/markdown-features/react',
            'guides/markdown-features/tabs',
            'guides/markdown-features/code-blocks',
            'guides/markdown-features/admonitions',
            'guides/markdown-features/toc',
            'guides/markdown-features/assets',
            'guides/markdown-features/links',
            'guides/markdown-features/plugins',
            'guides/markdown-features/math-equations',
            'guides/markdown-features/diagrams',
            'guides/markdown-features/head-metadata',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Advanced Guides',
      items: ['advanced/architecture', 'advanced/ssg', 'advanced/client'],
    },
  ],
  api: ['cli'],
};
