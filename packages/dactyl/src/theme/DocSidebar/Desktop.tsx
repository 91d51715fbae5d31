import Content from '@theme/DocSidebar/Desktop/Content';
import Logo from '@theme/Logo';
import type { SidebarItem } from '../../features/docs/react/types.js';
import { useThemeConfig } from '../../react/format/theme-common/theme-config.js';
import { CollapseButtonWithState } from './Desktop/collapse-button-with-state.js';

export interface Props {
  path: string;
  sidebar: SidebarItem[];
  /** Hides the sidebar. Only used by replacements. */
  onCollapse?: () => void;
  /** Whether the sidebar is hidden. Only used by replacements; CSS hides the theme's own sidebar. */
  isHidden?: boolean;
}

export default function DocSidebarDesktop({ path, sidebar }: Props) {
  const { navbar, docs } = useThemeConfig();
  return (
    <div className="dactyl-sidebar__viewport">
      {navbar.hideOnScroll && <Logo tabIndex={-1} className="dactyl-sidebar__logo" />}
      <Content path={path} sidebar={sidebar} />
      {docs.sidebar.hideable && <CollapseButtonWithState />}
    </div>
  );
}
