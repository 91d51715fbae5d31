/**
 * `themeConfig` of the classic theme after validation, with defaults filled in. Types only: Node makes the object
 * (`node/config/schema/theme-config.ts`), components read it.
 */

export interface ThemeConfig {
  colorMode: ColorModeConfig;
  /** Social image of pages without one. */
  image?: string;
  /** Attributes of `<meta>` tags of every page. */
  metadata: MetadataConfig[];
  docs: {
    versionPersistence: 'localStorage' | 'none';
    sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  };
  blog: { sidebar: { groupByYear: boolean } };
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  announcementBar?: AnnouncementBarConfig;
  navbar: NavbarConfig;
  footer?: FooterConfig;
  prism: PrismConfig;
  /** Keys of other themes and plugins are kept. */
  [key: string]: unknown;
}

export interface MetadataConfig {
  id?: string;
  name?: string;
  property?: string;
  content?: string;
  itemprop?: string;
  [attribute: string]: unknown;
}

export interface ColorModeConfig {
  defaultMode: 'light' | 'dark';
  disableSwitch: boolean;
  respectPrefersColorScheme: boolean;
}

export interface AnnouncementBarConfig {
  id: string;
  /** HTML. */
  content: string;
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

export interface NavbarConfig {
  title?: string | null;
  logo?: LogoConfig;
  style?: 'dark' | 'primary';
  hideOnScroll: boolean;
  items: NavbarItemConfig[];
}

export interface LogoConfig {
  src: string;
  srcDark?: string;
  alt?: string;
  href?: string;
  target?: string;
  width?: string | number;
  height?: string | number;
  style?: Record<string, unknown>;
  className?: string;
}

export type NavbarItemConfig =
  | NavbarLinkConfig
  | NavbarDropdownConfig
  | NavbarDocConfig
  | NavbarDocSidebarConfig
  | NavbarDocsVersionConfig
  | NavbarDocsVersionDropdownConfig
  | NavbarLocaleDropdownConfig
  | NavbarSearchConfig
  | NavbarHtmlConfig
  | NavbarCustomConfig;

interface NavbarItemBase {
  /** Absent inside dropdowns. */
  position?: 'left' | 'right';
  /** Only pages at this path and below it show the item; not for items of dropdowns. */
  onlyBelow?: string;
  /** Text; not together with `html`. */
  label?: string;
  html?: string;
  className?: string;
  /** All further attributes are passed to the link. */
  [attribute: string]: unknown;
}

export interface NavbarLinkConfig extends NavbarItemBase {
  type?: undefined;
  /** One of `to` and `href`. */
  to?: string;
  href?: string;
  activeBasePath?: string;
  activeBaseRegex?: string;
  prependBaseUrlToHref?: boolean;
}

export interface NavbarDropdownConfig extends NavbarItemBase {
  type: 'dropdown';
  to?: string;
  href?: string;
  items: NavbarItemConfig[];
}

export interface NavbarDocConfig extends NavbarItemBase {
  type: 'doc';
  docId: string;
  docsPluginId?: string;
}

export interface NavbarDocSidebarConfig extends NavbarItemBase {
  type: 'docSidebar';
  sidebarId: string;
  docsPluginId?: string;
}

export interface NavbarDocsVersionConfig extends NavbarItemBase {
  type: 'docsVersion';
  to?: string;
  docsPluginId?: string;
}

export interface NavbarDocsVersionDropdownConfig extends NavbarItemBase {
  type: 'docsVersionDropdown';
  docsPluginId?: string;
  /** Versions in the menu, in this order; default: all. */
  versions?: string[] | Record<string, { label?: string }>;
  dropdownActiveClassDisabled?: boolean;
  dropdownItemsBefore: NavbarItemConfig[];
  dropdownItemsAfter: NavbarItemConfig[];
}

export interface NavbarLocaleDropdownConfig extends NavbarItemBase {
  type: 'localeDropdown';
  dropdownItemsBefore: NavbarItemConfig[];
  dropdownItemsAfter: NavbarItemConfig[];
  /** Appended to each locale's URL. */
  queryString?: string;
}

export interface NavbarSearchConfig {
  type: 'search';
  position?: 'left' | 'right';
  onlyBelow?: string;
  className?: string;
}

export interface NavbarHtmlConfig {
  type: 'html';
  position?: 'left' | 'right';
  onlyBelow?: string;
  /** HTML. */
  value: string;
  className?: string;
}

/** Rendered by a component that the site adds in `NavbarItem/ComponentTypes`. */
export interface NavbarCustomConfig extends NavbarItemBase {
  type: `custom-${string}`;
}

export interface FooterConfig {
  style: 'light' | 'dark';
  logo?: LogoConfig;
  /** HTML. */
  copyright?: string;
  /** Either only columns or only links. */
  links: FooterColumnConfig[] | FooterLinkConfig[];
}

export interface FooterColumnConfig {
  title: string | null;
  className?: string;
  items: FooterLinkConfig[];
}

/** One of `to`, `href` and `html`; `label` with the first two. */
export interface FooterLinkConfig {
  to?: string;
  href?: string;
  html?: string;
  label?: string;
  className?: string;
  prependBaseUrlToHref?: boolean;
  [attribute: string]: unknown;
}

export interface PrismConfig {
  /** Default: `DEFAULT_CODE_THEME`, filled in where code is highlighted. */
  theme?: PrismThemeConfig;
  /** Default: `theme`. */
  darkTheme?: PrismThemeConfig;
  /** Lower case. */
  defaultLanguage?: string;
  /** Lower case. */
  additionalLanguages: string[];
  magicComments: MagicCommentConfig[];
  [key: string]: unknown;
}

/** A theme of prism-react-renderer. */
export interface PrismThemeConfig {
  plain: Record<string, unknown>;
  styles: { types: string[]; style: Record<string, unknown> }[];
}

export interface MagicCommentConfig {
  className: string;
  line?: string;
  block?: { start: string; end: string };
}
