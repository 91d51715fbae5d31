/** Addresses that pages of this site had, or that people expect them to have. */
export const redirects = [
  { from: ['/docs/support', '/docs/next/support'], to: '/community/support' },
  { from: ['/docs/team', '/docs/next/team'], to: '/community/team' },
  { from: ['/docs/resources', '/docs/next/resources'], to: '/community/resources' },
  { from: '/community', to: '/community/support' },
  { from: '/docs/introduction', to: '/docs' },
  { from: '/docs/api/misc/docusaurus-init', to: '/docs/api/misc/create-docusaurus' },
  { from: '/docs/docusaurus.config.js', to: '/docs/api/docusaurus-config' },
  { from: '/docs/lifecycle-apis', to: '/docs/api/plugin-methods' },
  {
    from: ['/docs/markdown-features/inline-toc', '/docs/markdown-features/headings'],
    to: '/docs/markdown-features/toc',
  },
  // What has no page below it, and feeds, which are no pages, have rules in `static/_redirects`.
  { from: '/feedback/*', to: '/feature-requests/:splat' },
  // These two have Chinese addresses; their Latin ones are easier to type.
  { from: '/docs/versioning', to: '/docs/版本控制' },
  { from: '/docs/migration', to: '/docs/迁移' },
];
