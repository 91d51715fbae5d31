import type { ReactNode } from 'react';
import Navbar from '@theme/Navbar';
import { PinnedDocsProvider, useDocsToPin, type PinnedDocs } from '../../features/docs/react/use-active-docs.js';
import { Region } from '../../react/region.js';
import { NavbarSections, useSections } from '../../react/format/theme-common/navbar-sections.js';
import { useThemeConfig, type NavbarItemConfig } from '../../react/format/theme-common/theme-config.js';

/**
 * The navbar, a region that all pages share; if it has items about docs, all pages of one version and sidebar share
 * it, and if it has items of one section, the pages of that section.
 */
export function NavbarRegion() {
  const { items } = useThemeConfig().navbar;
  const paths = items.flatMap(({ onlyBelow }) => onlyBelow ?? []);
  const sections = useSections(paths);
  const variant = sections.map((path) => `${paths.indexOf(path)}`);
  const navbar = <Navbar />;
  const inSections = paths.length > 0 ? <NavbarSections sections={sections}>{navbar}</NavbarSections> : navbar;
  return items.some(isAboutDocs) ? (
    <DocsNavbarRegion items={items} variant={variant}>
      {inSections}
    </DocsNavbarRegion>
  ) : (
    <Region name="navbar" id={variantId(variant)}>
      {inSections}
    </Region>
  );
}

interface DocsNavbarRegionProps {
  items: readonly NavbarItemConfig[];
  /** Further parts of the region's identity, besides the docs. */
  variant: readonly string[];
  children: ReactNode;
}

function DocsNavbarRegion({ items, variant, children }: DocsNavbarRegionProps) {
  const { unlistedDoc, ...shared } = useDocsToPin();
  const isNamed = unlistedDoc !== undefined && items.some((item) => namesDoc(item, unlistedDoc));
  const docs: PinnedDocs = isNamed ? { ...shared, unlistedDoc } : shared;
  const { pluginId, versionName, sidebar } = docs;
  return (
    <Region name="navbar" id={variantId([pluginId, versionName, sidebar, docs.unlistedDoc, ...variant])}>
      <PinnedDocsProvider docs={docs}>{children}</PinnedDocsProvider>
    </Region>
  );
}

function variantId(parts: readonly (string | undefined)[]): string | undefined {
  const known = parts.filter((part) => part !== undefined);
  return known.length > 0 ? known.join('-') : undefined;
}

function isAboutDocs({ type, items }: NavbarItemConfig): boolean {
  return (type?.startsWith('doc') ?? false) || (items?.some(isAboutDocs) ?? false);
}

function namesDoc({ docId, items }: NavbarItemConfig, id: string): boolean {
  return docId === id || (items?.some((item) => namesDoc(item, id)) ?? false);
}
