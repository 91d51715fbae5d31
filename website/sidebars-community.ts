/** Sidebar of the pages about the project. */
export default {
  community: [
    'support',
    'team',
    'resources',
    'contributing',
    'canary',
    'release-process',
    { type: 'link', label: 'Changelog', href: '/changelog' },
    { type: 'link', label: 'Showcase', href: '/showcase' },
    { type: 'link', label: 'Feature requests', href: '/feature-requests' },
  ],
};
