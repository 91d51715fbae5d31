import DocSidebarItemCategory from '@theme/DocSidebarItem/Category';
import type { Dispatch, SetStateAction } from 'react';
import { useDocsSidebar, useSidebarTrail } from '../../../features/docs/react/sidebar-context.js';
import type { SidebarItem } from '../../../features/docs/react/types.js';
import { useDocsVersion } from '../../../features/docs/react/version-context.js';
import { Region } from '../../../react/region.js';
import { useLocation } from '../../../react/use-location.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import * as own from '../../DocSidebarItem/own-parts.js';
import { BranchPathProvider } from '../../DocSidebarItem/branch-path.js';
import { DocSidebarWithState } from './doc-sidebar-with-state.js';
import { ExpandButtonWithState } from './expand-button-with-state.js';

export interface Props {
  sidebar: SidebarItem[];
  /** For replacements, as is the next. */
  hiddenSidebarContainer?: boolean;
  setHiddenSidebarContainer?: Dispatch<SetStateAction<boolean>>;
}

/** The sidebar, shared by all its pages unless a category of the site's own stands in it. */
export default function DocRootLayoutSidebar({ sidebar }: Props) {
  // Compared here, not above: modules of the theme import each other.
  const isShared = DocSidebarItemCategory === own.Category;
  return isShared ? <SharedSidebar sidebar={sidebar} /> : <SidebarOfPage sidebar={sidebar} />;
}

/**
 * An unlisted page shows in the sidebar while the reader is there, so it needs a sidebar of its own; all
 * others share one, which knows no page.
 */
function SharedSidebar({ sidebar }: Pick<Props, 'sidebar'>) {
  const page = useSidebarTrail()?.at(-1);
  const unlisted = page?.type === 'link' ? page.unlisted : page?.linkUnlisted;
  return <SidebarRegion sidebar={sidebar} path={unlisted ? page?.href : undefined} />;
}

/** A category of the site's own may want to know whether the page is in it: then each page has a sidebar of its own. */
function SidebarOfPage({ sidebar }: Pick<Props, 'sidebar'>) {
  return <SidebarRegion sidebar={sidebar} path={useLocation().pathname} />;
}

/** `path`: pathname of the page, where the sidebar is for that page alone. */
function SidebarRegion({ sidebar, path }: Pick<Props, 'sidebar'> & { path: string | undefined }) {
  const { hideable } = useThemeConfig().docs.sidebar;
  const { pluginId, version } = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  const id = ['docs', pluginId, version, name, ...(path ? [path] : [])].join('-');
  return (
    <Region name="sidebar" id={id}>
      <BranchPathProvider path={id}>
        <aside className={`${ThemeClassNames.docs.docSidebarContainer} dactyl-sidebar`}>
          <DocSidebarWithState sidebar={sidebar} path={path ?? ''} />
          {hideable && (
            <div className="dactyl-sidebar__expand-place">
              <ExpandButtonWithState />
            </div>
          )}
        </aside>
      </BranchPathProvider>
    </Region>
  );
}
