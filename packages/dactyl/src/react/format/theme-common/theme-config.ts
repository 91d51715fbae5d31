/** `themeConfig` as components read it, in the shape that its validation returns. */
import type {
  FooterColumnConfig as FooterColumn,
  FooterLinkConfig as FooterLink,
  NavbarConfig as ValidatedNavbarConfig,
  ThemeConfig as ValidatedThemeConfig,
} from '../../../node/config/theme-config-types.js';
import { useDocusaurusContext } from '../../site-context.js';

export type {
  AnnouncementBarConfig,
  FooterColumnConfig as FooterColumn,
  FooterConfig,
  FooterLinkConfig as FooterLink,
  LogoConfig,
} from '../../../node/config/theme-config-types.js';

type OwnKey =
  | 'colorMode'
  | 'image'
  | 'metadata'
  | 'docs'
  | 'blog'
  | 'tableOfContents'
  | 'announcementBar'
  | 'footer'
  | 'prism';

export interface ThemeConfig extends Pick<ValidatedThemeConfig, OwnKey> {
  navbar: NavbarConfig;
}

export interface NavbarConfig extends Omit<ValidatedNavbarConfig, 'items'> {
  items: NavbarItemConfig[];
}

/** A validated item. Its type is left open, because items are passed on as props to the component that `type` names. */
export interface NavbarItemConfig {
  type?: string;
  position?: 'left' | 'right';
  items?: NavbarItemConfig[];
  docsPluginId?: string;
  /** Path of a section: only pages of this section show the item. */
  onlyBelow?: string;
  [field: string]: unknown;
}

/** The site's `themeConfig`. */
export function useThemeConfig(): ThemeConfig {
  // The cast: the theme's schema has validated these fields on Node; the site's type only knows that it is JSON.
  return useDocusaurusContext().siteConfig.themeConfig as unknown as ThemeConfig;
}

/** Whether the links of a footer are in columns. Otherwise they are in one row. */
export function isMultiColumnFooterLinks(links: FooterColumn[] | FooterLink[]): links is FooterColumn[] {
  return links[0] !== undefined && 'title' in links[0];
}

/** Splits items into those at the left and those at the right end of the navbar. */
export function splitNavbarItems<Item extends { position?: 'left' | 'right' }>(
  items: readonly Item[],
): [left: Item[], right: Item[]] {
  const isLeft = (item: Item) => (item.position ?? 'left') === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}
