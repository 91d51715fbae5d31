import DefaultNavbarItem, { type Props as DefaultNavbarItemProps } from '@theme/NavbarItem/DefaultNavbarItem';
import { useLayoutDoc } from '../../features/docs/react/layout-links.js';
import { docsById } from '../../features/docs/react/path-index.js';
import { useActiveSidebarName, useActiveUnlistedDoc } from '../../features/docs/react/use-active-docs.js';
import { useVersionLinks } from '../../features/docs/react/version-links.js';

export interface Props extends DefaultNavbarItemProps {
  docId: string;
  docsPluginId?: string;
}

/**
 * A link to a doc in the current version. It is active on the doc and on the other pages of the doc's sidebar. A draft
 * gets no link, an unlisted doc only on its own page.
 */
export default function DocNavbarItem({ docId, docsPluginId, label, ...props }: Props) {
  const doc = useLayoutDoc(docId, docsPluginId);
  const activeSidebar = useActiveSidebarName(docsPluginId);
  const unlistedDoc = useActiveUnlistedDoc(docsPluginId);
  const versionLinks = useVersionLinks(docsPluginId, (version) => docsById(version).get(docId));
  if (doc === null || (doc.unlisted && doc.id !== unlistedDoc)) return null;
  const inSidebar = doc.sidebar !== undefined && doc.sidebar === activeSidebar;
  return (
    // Matches every page: pages with another sidebar have another navbar.
    <DefaultNavbarItem
      exact
      {...versionLinks}
      {...(inSidebar ? { activeBasePath: '/' } : {})}
      {...props}
      label={label ?? doc.id}
      to={doc.path}
    />
  );
}
