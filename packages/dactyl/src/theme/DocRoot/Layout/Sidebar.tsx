import DocSidebarItem from '@theme/DocSidebarItem';
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category';
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Dispatch, SetStateAction } from 'react';
import { useDocsSidebar, useSidebarTrail } from '../../../features/docs/react/sidebar-context.js';
import type { SidebarItem } from '../../../features/docs/react/types.js';
import { useDocsVersion } from '../../../features/docs/react/version-context.js';
import { Region } from '../../../react/region.js';
import { useLocation } from '../../../react/use-location.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import * as ownItems from '../../DocSidebarItem/own-items.js';
import * as own from '../../DocSidebarItem/own-parts.js';
import { BranchPathProvider, KeptItemsProvider } from '../../DocSidebarItem/branch-path.js';
import { DocSidebarWithState } from './doc-sidebar-with-state.js';
import { ExpandButtonWithState } from './expand-button-with-state.js';

export interface Props {
  sidebar: SidebarItem[];
  /** Only used by replacements, like the next prop. */
  hiddenSidebarContainer?: boolean;
  setHiddenSidebarContainer?: Dispatch<SetStateAction<boolean>>;
}

/** The sidebar. All its pages share one, unless the site has its own category component. */
export default function DocRootLayoutSidebar({ sidebar }: Props) {
  // Compared here and not at module level, because modules of the theme import each other.
  const isShared = DocSidebarItemCategory === own.Category;
  return isShared ? <SharedSidebar sidebar={sidebar} /> : <SidebarOfPage sidebar={sidebar} />;
}

/**
 * The sidebar of an unlisted page contains that page, so it needs one of its own; all other pages share one that is
 * independent of the page.
 */
function SharedSidebar({ sidebar }: Pick<Props, 'sidebar'>) {
  const page = useSidebarTrail()?.at(-1);
  const unlisted = page?.type === 'link' ? page.unlisted : page?.linkUnlisted;
  return <SidebarRegion sidebar={sidebar} path={unlisted ? page?.href : undefined} />;
}

/** A category component of the site may depend on the current page, so each page gets a sidebar of its own. */
function SidebarOfPage({ sidebar }: Pick<Props, 'sidebar'>) {
  return <SidebarRegion sidebar={sidebar} path={useLocation().pathname} />;
}

function hasOwnItems(): boolean {
  return (
    DocSidebarItems === ownItems.Items &&
    DocSidebarItem === ownItems.Item &&
    DocSidebarItemCategory === own.Category &&
    DocSidebarItemLink === ownItems.Link &&
    DocSidebarItemHtml === ownItems.Html
  );
}

/** `path`: pathname of the page, for a sidebar of that page only. */
function SidebarRegion({ sidebar, path }: Pick<Props, 'sidebar'> & { path: string | undefined }) {
  const { hideable } = useThemeConfig().docs.sidebar;
  const { pluginId, version } = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  const id = ['docs', pluginId, version, name, ...(path ? [path] : [])].join('-');
  return (
    <Region name="sidebar" id={id}>
      <BranchPathProvider path={id}>
        <aside className={`${ThemeClassNames.docs.docSidebarContainer} dactyl-sidebar`}>
          <KeptItemsProvider isOwn={hasOwnItems()}>
            <DocSidebarWithState sidebar={sidebar} path={path ?? ''} />
          </KeptItemsProvider>
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
