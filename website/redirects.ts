/** Addresses that pages of this site had, or that people expect them to have. */
export const redirects = [
  { from: ['/docs/support', '/docs/next/support'], to: '/community/support' },
  { from: ['/docs/team', '/docs/next/team'], to: '/community/team' },
  { from: ['/docs/resources', '/docs/next/resources'], to: '/community/resources' },
  { from: '/docs/introduction', to: '/docs' },
  { from: '/docs/api/misc/docusaurus-init', to: '/docs/api/misc/create-docusaurus' },
  // These two have Chinese addresses; their Latin ones are easier to type.
  { from: '/docs/versioning', to: '/docs/版本控制' },
  { from: '/docs/migration', to: '/docs/迁移' },
];
