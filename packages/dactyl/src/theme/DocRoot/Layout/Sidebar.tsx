import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import DocSidebar from '@theme/DocSidebar';
import { useDocsSidebar } from '../../../runtime/docs/sidebar-context.js';
import type { SidebarItem } from '../../../runtime/docs/types.js';
import { useSidebarTrail } from '../../../runtime/docs/use-sidebar.js';
import { useDocsVersion } from '../../../runtime/docs/version-context.js';
import { Region } from '../../../runtime/region.js';
import { ThemeClassNames } from '../../../runtime/theme-common/class-names.js';
import { useThemeConfig } from '../../../runtime/theme-common/theme-config.js';
import { BranchPathProvider } from '../../DocSidebarItem/branch-path.js';

export interface Props {
  sidebar: SidebarItem[];
}

/** The sidebar, shared by all its pages. */
export default function DocRootLayoutSidebar({ sidebar }: Props) {
  const { hideable } = useThemeConfig().docs.sidebar;
  const { pluginId, version } = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  const ownPath = useUnlistedPath();
  const id = ['docs', pluginId, version, name, ...(ownPath ? [ownPath] : [])].join('-');
  return (
    <Region name="sidebar" id={id}>
      <BranchPathProvider path={id}>
        <aside className={`${ThemeClassNames.docs.docSidebarContainer} dactyl-sidebar`}>
          <DocSidebar sidebar={sidebar} path={ownPath ?? ''} />
          {hideable && <DocRootLayoutSidebarExpandButton />}
        </aside>
      </BranchPathProvider>
    </Region>
  );
}

/**
 * An unlisted page shows in the sidebar while the reader is there, so it needs a sidebar of its own; all
 * others share one, which knows no page.
 */
function useUnlistedPath(): string | undefined {
  const page = useSidebarTrail()?.at(-1);
  const unlisted = page?.type === 'link' ? page.unlisted : page?.linkUnlisted;
  return unlisted ? page?.href : undefined;
}
