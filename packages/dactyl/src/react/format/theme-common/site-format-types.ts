/** Types under their names in the site format, for components that sites bring along. */
import type { ComponentType } from 'react';
import type { ThemeConfig as ValidatedThemeConfig } from '../../../node/config/theme-config-types.js';
import type { TagLetter } from './tags.js';
import type { FooterColumn, FooterConfig, FooterLink } from './theme-config.js';

export type {
  ColorModeConfig,
  FooterConfig as Footer,
  FooterLinkConfig as FooterLinkItem,
  LogoConfig as FooterLogo,
  LogoConfig as NavbarLogo,
} from '../../../node/config/theme-config-types.js';
export type { NavbarConfig as Navbar, NavbarItemConfig as NavbarItem } from './theme-config.js';
export type { TocNode as TOCTreeNode } from './toc-tree.js';

/** A footer with links in columns. */
export type MultiColumnFooter = FooterConfig & { links: FooterColumn[] };

/** A footer with links in one row. */
export type SimpleFooter = FooterConfig & { links: FooterLink[] };

/** A component for the second panel of the mobile menu. */
export type NavbarSecondaryMenuComponent<Props extends object> = ComponentType<Props>;

/** Tags with the same first letter, on the page that lists all tags. */
export type TagLetterEntry = TagLetter<{ label: string; permalink: string; description?: string; count: number }>;

/** `themeConfig` as people write it: every field is optional. */
export type UserThemeConfig = DeepPartial<ValidatedThemeConfig>;

type DeepPartial<Value> = Value extends (infer Item)[]
  ? DeepPartial<Item>[]
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> }
    : Value;
