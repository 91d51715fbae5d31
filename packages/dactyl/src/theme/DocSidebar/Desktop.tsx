import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import Content from '@theme/DocSidebar/Desktop/Content';
import Logo from '@theme/Logo';
import type { SidebarItem } from '../../runtime/docs/types.js';
import { useThemeConfig } from '../../runtime/theme-common/theme-config.js';

export interface Props {
  path: string;
  sidebar: SidebarItem[];
}

export default function DocSidebarDesktop({ path, sidebar }: Props) {
  const { navbar, docs } = useThemeConfig();
  return (
    <div className="dactyl-sidebar__viewport">
      {navbar.hideOnScroll && <Logo tabIndex={-1} className="dactyl-sidebar__logo" />}
      <Content path={path} sidebar={sidebar} />
      {docs.sidebar.hideable && <CollapseButton />}
    </div>
  );
}
