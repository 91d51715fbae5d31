import { describe, expect, it } from 'vitest';
import { withCodeSurfaces, withOurSelectors, withOurVariables } from './site-selectors-plugin.js';

describe('selectors of a site', () => {
  it.each([
    ["[class*='codeBlockTitle'] b {}", ":is([class*='codeBlockTitle'], .code-block-title) b {}"],
    ["[class*='announcementBar_'] {}", ":is([class*='announcementBar_'], .dactyl-announcement-bar) {}"],
    ['a .iconExternalLink_nPIU {}', 'a :is(.iconExternalLink_nPIU, .dactyl-external-icon) {}'],
    [
      '.iconExternalLink_node_modules-\\@docusaurus-lib {}',
      ':is(.iconExternalLink_node_modules-\\@docusaurus-lib, .dactyl-external-icon) {}',
    ],
    ['.markdown > table td {}', ':is(.markdown, :where(.markdown > .table-wrapper)) > table td {}'],
    ['a .markdown>table,b {}', 'a :is(.markdown, :where(.markdown > .table-wrapper)) > table,b {}'],
    ['[class*=docItemCol_] {}', ':is([class*=docItemCol_], .col:where(.dactyl-doc > :first-child)) {}'],
    [
      '[class*=docItemContainer_] {}',
      ':is([class*=docItemContainer_], :where(.dactyl-doc > .col:first-child > :not(.theme-doc-version-banner))) {}',
    ],
    ['span.DocSearch-Button-Keys {}', ':is(span, kbd).DocSearch-Button-Keys {}'],
    ['div[class^=codeBlockTitle_] {}', 'div:is([class^=codeBlockTitle_], .code-block-title) {}'],
    [
      '[class*="admonition"]:hover {}',
      ':is([class*="admonition"], .admonition-content, .admonition-heading, .admonition-icon):hover {}',
    ],
    ['.theme-layout-footer-column a {}', ':is(.theme-layout-footer-column, .footer__col) a {}'],
    ['.token.comment {}', ':is(.token, :where(.token-line) > span).comment {}'],
  ])('that name classes of the format also match what is ours: %s', (css, expected) => {
    expect(withOurSelectors(css)).toBe(expected);
  });

  it('tell closed categories by the element that is closed', () => {
    expect(withOurSelectors('.menu__list-item-collapsible--active {}')).toBe(
      ":is(.menu__list-item-collapsible--active, .menu__list-item-collapsible:where(:has(> [aria-current='page']))) {}",
    );
    expect(withOurSelectors('li.menu__list-item--collapsed > a {}')).toBe(
      "li:is(.menu__list-item--collapsed, .menu__list-item:where(:has(> details:is(:not([open]), [data-collapsed='true'])))) > a {}",
    );
  });

  it.each([
    '.theme-code-block, .theme-layout-footers {}',
    '.my-token, .token-line, .menu__list-item--collapsed-twice {}',
    // In Docusaurus this is not the element's first class, so the selector matches nothing there either.
    "[class^='docSidebarContainer'] {}",
    "div[class^='announcementBarContent'] {}",
    '.iconExternalLink_nPIUx, .heroBanner_a1b2 { background: url(a.docRoot_abcd) }',
    // The underscore ends the class name, and in Docusaurus this is not the element's first class.
    "div[class^='announcementBar_'] {}",
    // Too short: a part of many class names.
    "[class*='code'] {}",
    "[class*='heroBanner'] {}",
    'a { background: url(/img/a.token) }',
  ])('stay as they are: %s', (css) => {
    expect(withOurSelectors(css)).toBe(css);
  });
});

describe('variables of a site', () => {
  it('give their value to what the theme derives from its own', () => {
    expect(withOurVariables(':root{--ifm-color-primary:red;color:blue}a{--ifm-background-surface-color : #eee}')).toBe(
      ':root{--ifm-color-primary:red;--dactyl-accent:var(--ifm-color-primary);--dactyl-current:var(--ifm-color-primary);--dactyl-post:transparent;--dactyl-code-link:currentcolor;color:blue}' +
        'a{--ifm-background-surface-color : #eee;--dactyl-bar:var(--ifm-background-surface-color)}',
    );
  });

  it.each(['a{color:var(--ifm-color-primary)}', ':root{--ifm-color-primary-dark:red;--x--ifm-color-primary:1}'])(
    'stay as they are when they are others, or only read: %s',
    (css) => expect(withOurVariables(css)).toBe(css),
  );

  it('give the colour of text to headings, and to ways beside it', () => {
    expect(withOurVariables(':root { --ifm-font-color-base: #334155 }')).toBe(
      ':root { --ifm-font-color-base: #334155 ;--dactyl-heading:var(--ifm-heading-color, var(--ifm-font-color-base));' +
        '--dactyl-quiet:var(--ifm-font-color-base)}',
    );
  });
});

describe('code with a surface', () => {
  const ours =
    ':where(h3) > code{font-weight:700}:where(.table-of-contents){--ifm-toc-link-color:var(--ifm-color-content)}';

  it('can be read in headings and in the contents', () => {
    expect(withCodeSurfaces('a{b:c}\ncode {\n  background-color: #444;\n}\np{}')).toBe(
      `a{b:c}\ncode {\n  background-color: #444;\n}${ours}\np{}`,
    );
    expect(withCodeSurfaces('/* all */ code{color:red;background:#444}')).toBe(
      `/* all */ code{color:red;background:#444}${ours}`,
    );
  });

  it('leaves the colour of the contents to a site that names it', () => {
    expect(withCodeSurfaces(':root{--ifm-toc-link-color:red}code{background:#444}')).toBe(
      ':root{--ifm-toc-link-color:red}code{background:#444}:where(h3) > code{font-weight:700}',
    );
  });

  it.each(['code{background:none}', 'code{color:red}', 'pre code{background:#444}', '.x{--background:1}'])(
    'is none of %s',
    (css) => expect(withCodeSurfaces(css)).toBe(css),
  );
});
