import DefaultNavbarItem, { type Props as DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import { useLayoutDocsSidebar } from '../../features/docs/react/layout-links.js';
import { useActiveSidebarName } from '../../features/docs/react/use-active-docs.js';
import { useVersionLinks } from '../../features/docs/react/version-links.js';
import { UsageError } from '../../react/format/theme-common/usage-error.js';

export interface Props extends DefaultNavbarItemProps {
  sidebarId: string;
  docsPluginId?: string;
}

/** A link to the first page of a sidebar, active on all pages of that sidebar. */
export default function DocSidebarNavbarItem({ sidebarId, docsPluginId, label, ...props }: Props) {
  const { link } = useLayoutDocsSidebar(sidebarId, docsPluginId);
  const isActive = useActiveSidebarName(docsPluginId) === sidebarId;
  const versionLinks = useVersionLinks(docsPluginId, (version) => {
    const first = version.sidebars?.[sidebarId]?.link;
    return first && { path: first.path, ...(label === undefined && { label: first.label }) };
  });
  if (!link) {
    throw new UsageError(`The sidebar "${sidebarId}" has nothing that the navbar could link to.`, {
      key: 'themeConfig.navbar.items',
      hint: 'Put a doc into the sidebar, or a category with a link.',
    });
  }
  return (
    // Matches every page: pages with another sidebar have another navbar.
    <DefaultNavbarItem
      exact
      {...versionLinks}
      {...(isActive ? { activeBasePath: '/' } : {})}
      {...props}
      label={label ?? link.label}
      to={link.path}
    />
  );
}
