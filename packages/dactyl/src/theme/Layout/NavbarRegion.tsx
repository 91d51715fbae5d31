import Navbar from '@theme/Navbar';
import { PinnedDocsProvider, useDocsToPin } from '../../runtime/docs/use-active-docs.js';
import { Region } from '../../runtime/region.js';
import { useThemeConfig, type NavbarItemConfig } from '../../runtime/theme-common/theme-config.js';

/** The navbar, shared by all pages; with items about docs, by all pages of one version and sidebar. */
export function NavbarRegion() {
  const { items } = useThemeConfig().navbar;
  if (items.some(isAboutDocs)) return <DocsNavbarRegion />;
  return (
    <Region name="navbar">
      <Navbar />
    </Region>
  );
}

function DocsNavbarRegion() {
  const docs = useDocsToPin();
  const variant = [docs.pluginId, docs.versionName, docs.sidebar].filter((part) => part !== undefined);
  return (
    <Region name="navbar" id={variant.length > 0 ? variant.join('-') : undefined}>
      <PinnedDocsProvider docs={docs}>
        <Navbar />
      </PinnedDocsProvider>
    </Region>
  );
}

function isAboutDocs({ type, items }: NavbarItemConfig): boolean {
  return (type?.startsWith('doc') ?? false) || (items?.some(isAboutDocs) ?? false);
}
