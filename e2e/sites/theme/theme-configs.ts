/** The theme's configuration of each variant of the site. */

const about = { to: '/about', label: 'About' };
const section = { to: '/section', label: 'Section' };

/** Every type of item, with every field that it has. */
const items = [
  { ...about, title: 'Who we are', 'data-kind': 'plain', className: 'own-class' },
  { href: 'https://boats.example/list', label: 'Boats', 'aria-label': 'List of boats' },
  { href: 'img/anchor.svg', label: 'Anchor', prependBaseUrlToHref: true, target: '_self' },
  { to: '/section/inside', label: 'Depths', activeBasePath: '/section' },
  { to: '/about', html: '<em>Crew</em>', activeBaseRegex: '/pier/(?:zh/)?section/IN' },
  {
    label: 'More',
    title: 'More of the harbour',
    items: [
      { ...about, label: 'Contact', to: '/about#contact' },
      { type: 'html', value: '<hr class="own-line">' },
      { type: 'doc', docId: 'two', label: 'Second doc' },
      { type: 'docSidebar', sidebarId: 'guide', label: 'First doc' },
      { type: 'docsVersion', label: 'Docs of this version' },
      { href: 'https://boats.example', label: 'All boats' },
      { type: 'custom-greeting', label: 'Greeting in a menu' },
    ],
  },
  { type: 'dropdown', label: 'Places', to: '/section', items: [{ to: '/section/inside', label: 'Inside' }] },
  { type: 'doc', docId: 'two', label: 'Second' },
  { type: 'doc', docId: 'one' },
  { type: 'doc', docId: 'draft', label: 'A draft' },
  { type: 'doc', docId: 'unlisted', label: 'Only here' },
  { type: 'docSidebar', sidebarId: 'guide' },
  { type: 'search', className: 'own-search' },
  { type: 'html', value: '<span class="own-flag">🚩 <b>Flag</b></span>', position: 'right', className: 'own-html' },
  { type: 'custom-greeting', label: 'Greeting', position: 'right' },
  { ...about, label: 'In the section', position: 'right', onlyBelow: '/section' },
  { type: 'docsVersion', position: 'right' },
  {
    type: 'docsVersionDropdown',
    position: 'right',
    dropdownItemsBefore: [{ to: '/about', label: 'What versions are' }],
    dropdownItemsAfter: [{ type: 'html', value: '<small>End of versions</small>' }, section],
    dropdownActiveClassDisabled: true,
  },
  {
    type: 'localeDropdown',
    position: 'right',
    queryString: '?from=menu',
    dropdownItemsBefore: [{ to: '/about', label: 'How we translate' }],
    dropdownItemsAfter: [{ href: 'https://words.example', label: 'Help us' }],
  },
];

export const full = {
  metadata: [{ name: 'theme-color', content: '#003344' }],
  docs: { sidebar: { hideable: true } },
  announcementBar: {
    id: 'storm',
    content: 'A <b>storm</b> is coming. <a href="https://weather.example">Read more</a>',
    backgroundColor: 'rgb(0, 51, 68)',
    textColor: 'rgb(255, 255, 204)',
  },
  navbar: {
    title: 'Harbour',
    logo: {
      src: 'img/anchor.svg',
      srcDark: 'img/anchor-dark.svg',
      alt: 'An anchor',
      href: '/about',
      target: '_self',
      width: 30,
      height: '28',
      style: { opacity: 0.9 },
      className: 'own-logo',
    },
    style: 'dark',
    items,
  },
  footer: {
    style: 'dark',
    logo: { src: 'img/anchor.svg', srcDark: 'img/anchor-dark.svg', href: 'https://boats.example', width: 60 },
    links: [
      {
        title: 'Read',
        items: [
          { to: '/about', label: 'About us', 'data-kind': 'plain', className: 'own-link' },
          { href: 'https://boats.example', label: 'Boats' },
        ],
      },
      { title: 'Look', className: 'own-column', items: [{ html: '<b class="own-footer">By the <i>sea</i></b>' }] },
      {
        title: null,
        items: [{ href: 'img/anchor.svg', label: 'Anchor', prependBaseUrlToHref: true, target: '_self' }],
      },
    ],
    copyright: 'Copyright © the <a href="https://harbour.example">Harbour</a> authors',
  },
};

export const simple = {
  colorMode: { defaultMode: 'dark', disableSwitch: true },
  announcementBar: { content: 'The pier is closed.', isCloseable: false },
  navbar: {
    logo: { src: 'img/anchor.svg' },
    style: 'primary',
    hideOnScroll: true,
    items: [about, { ...section, position: 'right' }],
  },
  footer: {
    logo: { src: 'img/anchor.svg' },
    links: [
      { to: '/about', label: 'About us' },
      { html: '<i class="own-footer">By the sea</i>' },
      { href: 'https://boats.example', label: 'Boats' },
    ],
  },
};

export const bare = { colorMode: { respectPrefersColorScheme: true } };
