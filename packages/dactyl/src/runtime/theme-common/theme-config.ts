import type { CSSProperties } from 'react';
import { useDocusaurusContext } from '../site-context.js';

/** `themeConfig` of the default theme, defaults filled in. */
export interface ThemeConfig {
  colorMode: { defaultMode: 'light' | 'dark'; disableSwitch: boolean; respectPrefersColorScheme: boolean };
  image?: string;
  metadata: Record<string, string>[];
  docs: {
    versionPersistence: 'localStorage' | 'none';
    sidebar: { hideable: boolean; autoCollapseCategories: boolean };
  };
  blog: { sidebar: { groupByYear: boolean } };
  tableOfContents: { minHeadingLevel: number; maxHeadingLevel: number };
  announcementBar?: AnnouncementBarConfig;
  navbar: NavbarConfig;
  footer?: FooterConfig;
}

export interface AnnouncementBarConfig {
  id: string;
  content: string;
  backgroundColor?: string;
  textColor?: string;
  isCloseable: boolean;
}

export interface LogoConfig {
  src: string;
  srcDark?: string;
  alt?: string;
  href?: string;
  target?: string;
  width?: string | number;
  height?: string | number;
  style?: CSSProperties;
  className?: string;
}

export interface NavbarConfig {
  title?: string | null;
  logo?: LogoConfig;
  style?: 'dark' | 'primary';
  hideOnScroll: boolean;
  items: NavbarItemConfig[];
}

/** The checked fields that all items share; each item component knows its own. */
export interface NavbarItemConfig {
  type?: string;
  position?: 'left' | 'right';
  items?: NavbarItemConfig[];
  docsPluginId?: string;
  [field: string]: unknown;
}

export interface FooterConfig {
  style: 'light' | 'dark';
  logo?: LogoConfig;
  copyright?: string;
  links: FooterColumn[] | FooterLink[];
}

export interface FooterColumn {
  title: string | null;
  items: FooterLink[];
}

export interface FooterLink {
  label?: string;
  to?: string;
  href?: string;
  html?: string;
  prependBaseUrlToHref?: boolean;
  [attribute: string]: unknown;
}

/** The site's `themeConfig`. */
export function useThemeConfig(): ThemeConfig {
  // The theme's own schema has checked these fields on Node; the site's type only knows that it is JSON.
  return useDocusaurusContext().siteConfig.themeConfig as unknown as ThemeConfig;
}

/** Whether the footer's links are columns; the other form is one row. */
export function isMultiColumnFooterLinks(links: FooterColumn[] | FooterLink[]): links is FooterColumn[] {
  return links[0] !== undefined && 'title' in links[0];
}

/** Items of the left and of the right end of the navbar. */
export function splitNavbarItems<Item extends { position?: 'left' | 'right' }>(
  items: readonly Item[],
): [left: Item[], right: Item[]] {
  const isLeft = (item: Item) => (item.position ?? 'left') === 'left';
  return [items.filter(isLeft), items.filter((item) => !isLeft(item))];
}
