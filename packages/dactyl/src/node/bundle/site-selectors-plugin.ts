/**
 * Adapts selectors in a site's style sheets to our markup: hashed classes of Docusaurus components
 * (`[class*='codeBlockTitle']`), and states that our native elements have by themselves. The selectors are extended
 * to match the equivalent elements here with the same specificity, so that pages need no additional classes. It
 * also sets those of our variables that depend on a variable which the site overrides.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import { withMediaLast } from './media-last.js';
import { PACKAGE_ROOT } from './package-root.js';

/** @param mediaLast whether the site's style sheets are published with their media queries at the end */
export function siteSelectorsPlugin(mediaLast: boolean): Plugin {
  return {
    name: 'dactyl:site-selectors',
    // Runs after preprocessors, when nested selectors have been expanded.
    transform: {
      filter: { id: /\.(?:css|scss|sass|less|styl)(?:\?(?!.*\burl\b).*)?$/ },
      handler(code, id) {
        if (id.startsWith(PACKAGE_ROOT + path.sep)) return undefined;
        const ordered = mediaLast ? withMediaLast(code) : code;
        const css = withCodeSurfaces(withOurVariables(withOurSelectors(ordered)));
        return css === code ? undefined : { code: css, map: null };
      },
    },
  };
}

/** @example withOurSelectors("[class*='codeBlockTitle'] b {}") // ":is([class*='codeBlockTitle'], .code-block-title) b {}" */
export function withOurSelectors(css: string): string {
  return css
    .replaceAll(HASHED_CLASS, (selector: string, sign: string, value: string) => either(selector, places(sign, value)))
    .replaceAll(WHOLE_CLASS, (selector: string, name: string) => either(selector, [PLACES[name]?.ours ?? []].flat()))
    .replaceAll(TABLE_IN, ':is($1, :where($1 > .table-wrapper)) > table')
    .replaceAll(SEARCH_KEYS, ':is(span, kbd)')
    .replaceAll(OTHER_NAME, (selector: string) => either(selector, [OTHER_NAMES[selector] ?? []].flat()));
}

/**
 * When a site overrides a colour or size, variables that our theme derives from its own value use the site's value,
 * as in Docusaurus.
 *
 * @example withOurVariables(':root { --ifm-background-surface-color: #eee }')
 *   // '… #eee;--dactyl-bar:var(--ifm-background-surface-color) }'
 */
export function withOurVariables(css: string): string {
  return css.replaceAll(CHOSEN, (declaration: string, name: string) =>
    [
      declaration,
      ...(FOLLOWERS[name] ?? []).map((follower) => `${follower}:${VALUES[follower] ?? `var(${name})`}`),
    ].join(';'),
  );
}

/**
 * A site that gives all code a background also gives one to code in headings and in the table of contents, which is
 * plain in this theme. On such a background, small headings need the font weight, and links of the table of
 * contents the text colour, that they have in Docusaurus: ours are too faint to read.
 *
 * @example withCodeSurfaces('code{background:#444}')
 *   // 'code{background:#444}:where(h3) > code{font-weight:700}…'
 */
export function withCodeSurfaces(css: string): string {
  const ofContents = css.includes(CONTENTS_COLOR)
    ? ''
    : `:where(.table-of-contents){${CONTENTS_COLOR}:var(--ifm-color-content)}`;
  return css.replaceAll(CODE_SURFACE, (rule) => `${rule}:where(h3) > code{font-weight:700}${ofContents}`);
}

/** A rule for all `code` elements. */
const CODE_SURFACE =
  /(?<=^|[{}/]\s*)code\s*\{[^{}]*(?<![\w-])background(?:-color)?\s*:(?!\s*(?:none|transparent|inherit)\b)[^{}]*\}/g;
const CONTENTS_COLOR = '--ifm-toc-link-color';

const FOLLOWERS: Record<string, string[]> = {
  '--ifm-font-color-base': ['--dactyl-heading', '--dactyl-quiet'],
  '--ifm-color-content': ['--dactyl-heading', '--dactyl-quiet'],
  '--ifm-color-primary': ['--dactyl-accent', '--dactyl-current', '--dactyl-post', '--dactyl-code-link'],
  '--ifm-background-surface-color': ['--dactyl-bar'],
  '--ifm-code-border-radius': ['--dactyl-block-radius'],
  '--ifm-code-padding-horizontal': ['--dactyl-code-inline'],
  '--ifm-code-padding-vertical': ['--dactyl-code-block'],
  '--ifm-menu-color-background-active': ['--dactyl-tint'],
  '--ifm-navbar-link-color': ['--dactyl-bar-line'],
};

/**
 * Values for variables that need more than a plain reference: the colour of headings may be overridden too; in
 * Docusaurus the current post has no background, on which a colour chosen for pages would have to be readable; a
 * light line stands out below a dark navbar.
 */
const VALUES: Record<string, string> = {
  '--dactyl-bar-line': 'color-mix(in srgb, var(--ifm-navbar-link-color) 15%, transparent)',
  '--dactyl-post': 'transparent',
  '--dactyl-code-link': 'currentcolor',
  '--dactyl-heading': 'var(--ifm-heading-color, var(--ifm-font-color-base))',
};

const CHOSEN = new RegExp(`(?<=[{;\\s/])(${Object.keys(FOLLOWERS).join('|')})\\s*:[^;{}]+`, 'g');

/** `:is()` has the specificity of its strongest argument; all of these have that of one class. */
function either(selector: string, ours: readonly string[]): string {
  return ours.length === 0 ? selector : `:is(${[selector, ...ours].join(', ')})`;
}

const HASHED_CLASS = /\[class([*^])=["']?([\w-]+)["']?\]/g;
/**
 * A class with its hash, which is the same on all sites (`.iconExternalLink_nPIU`), or, in Docusaurus's dev server,
 * with the path of its file.
 */
const WHOLE_CLASS = /\.([A-Za-z]{5,})_(?:[\w-]{4}|node_modules-(?:[\w-]|\\.)+)(?![\w-])(?<!url\([^()]*)/g;
/** Markdown tables are inside a scrolling element here. */
const TABLE_IN = /(?<![\w.#:>()\]-])([\w.#:-]+)\s*>\s*table(?![\w-])/g;
const SEARCH_KEYS = /(?<![\w.#-])span(?=\.DocSearch-Button-Keys(?![\w-]))/g;
/** The name must not be part of a longer one, or a file extension. */
const OTHER_NAME =
  /\.(?:menu__list-item--collapsed|menu__list-item-collapsible--active|token|theme-[a-z-]+)(?![\w-])(?<!url\([^()]*)/g;

/**
 * New class names of newer Docusaurus releases for elements that have an older class too; our pages have only the
 * older one.
 */
const OTHER_NAMES: Record<string, string> = {
  '.theme-announcement-bar': '.dactyl-announcement-bar',
  '.theme-doc-card-container': '.dactyl-card',
  '.theme-doc-card-description': '.dactyl-card__description',
  '.theme-doc-card-heading': '.dactyl-card__title',
  '.theme-doc-card-title': '.dactyl-card__title',
  '.theme-layout-footer': '.footer',
  '.theme-layout-footer-column': '.footer__col',
  '.theme-layout-main': '.main-wrapper',
  '.theme-layout-navbar': '.navbar',
  '.theme-layout-navbar-left': '.navbar__items:where(:not(.navbar__items--right))',
  '.theme-layout-navbar-right': '.navbar__items--right',
  '.theme-layout-navbar-sidebar': '.navbar-sidebar',
  '.theme-layout-navbar-sidebar-panel': '.navbar-sidebar__item',
  '.theme-tabs-container': '.tabs-container',
  '.menu__list-item--collapsed': ".menu__list-item:where(:has(> details:is(:not([open]), [data-collapsed='true'])))",
  '.menu__list-item-collapsible--active': ".menu__list-item-collapsible:where(:has(> [aria-current='page']))",
  '.token': ':where(.token-line) > span',
};

/** Minimum length: shorter names are parts of many others. */
const SHORTEST = 5;

function places(sign: string, value: string): string[] {
  // Some selectors include the underscore before the hash: `codeBlockTitle_`. It ends the name.
  const name = value.replace(/_\w*$/, '');
  const isWhole = name !== value;
  if (name.length < SHORTEST) return [];
  const isMeant = (stem: string) => {
    if (sign === '*') return isWhole ? stem.endsWith(name) : stem.includes(name);
    return isWhole ? stem === name : stem.startsWith(name);
  };
  return Object.entries(PLACES)
    .filter(([stem, { isFirst }]) => (sign === '*' || isFirst === true) && isMeant(stem))
    .map(([, { ours }]) => ours);
}

interface ClassNamePlace {
  ours: string;
  /** Whether the class is the first one of its element in Docusaurus: only then `[class^=…]` matches there. */
  isFirst?: true;
}

/** Docusaurus's class name without its hash → the selector of the equivalent element in our theme. */
const PLACES: Record<string, ClassNamePlace> = {
  admonitionContent: { ours: '.admonition-content', isFirst: true },
  admonitionHeading: { ours: '.admonition-heading', isFirst: true },
  admonitionIcon: { ours: '.admonition-icon', isFirst: true },
  announcementBar: { ours: '.dactyl-announcement-bar' },
  announcementBarClose: { ours: '.dactyl-announcement-bar__close' },
  announcementBarContent: { ours: '.dactyl-announcement-bar__content' },
  backToTopButton: { ours: '.dactyl-back-to-top' },
  breadcrumbsContainer: { ours: '.dactyl-breadcrumbs' },
  buttonGroup: { ours: '.code-block-buttons', isFirst: true },
  cardContainer: { ours: '.dactyl-card' },
  cardDescription: { ours: '.dactyl-card__description' },
  cardTitle: { ours: '.dactyl-card__title' },
  codeBlockContainer: { ours: '.theme-code-block' },
  codeBlockContent: { ours: '.code-block-content', isFirst: true },
  codeBlockLines: { ours: ':where(.prism-code) > code', isFirst: true },
  codeBlockTitle: { ours: '.code-block-title', isFirst: true },
  collapseSidebarButton: { ours: '.dactyl-sidebar__collapse' },
  docItemContainer: {
    ours: ':where(.dactyl-doc > .col:first-child > :not(.theme-doc-version-banner))',
    isFirst: true,
  },
  docItemCol: { ours: '.col:where(.dactyl-doc > :first-child)' },
  docMainContainer: { ours: '.dactyl-docs__main', isFirst: true },
  docRoot: { ours: '.dactyl-docs', isFirst: true },
  docSidebarContainer: { ours: '.dactyl-sidebar' },
  docsWrapper: { ours: '.dactyl-docs', isFirst: true },
  expandButton: { ours: '.dactyl-sidebar__expand', isFirst: true },
  generatedIndexPage: { ours: '.dactyl-generated-index', isFirst: true },
  iconExternalLink: { ours: '.dactyl-external-icon', isFirst: true },
  mainWrapper: { ours: '.main-wrapper' },
  navbarSearchContainer: { ours: '.dactyl-navbar__search' },
  sidebarLogo: { ours: '.dactyl-sidebar__logo', isFirst: true },
  sidebarViewport: { ours: '.dactyl-sidebar__viewport', isFirst: true },
  skipToContent: { ours: '.dactyl-skip-link', isFirst: true },
  tableOfContents: { ours: '.dactyl-toc', isFirst: true },
  tocCollapsible: { ours: '.dactyl-toc-collapsible', isFirst: true },
  tocCollapsibleButton: { ours: '.dactyl-toc-collapsible__button' },
  tocCollapsibleContent: { ours: '.dactyl-toc-collapsible__content', isFirst: true },
  tocMobile: { ours: '.dactyl-toc-mobile' },
  toggleButton: { ours: '.dactyl-color-toggle' },
};
