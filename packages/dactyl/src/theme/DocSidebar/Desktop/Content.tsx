import clsx from 'clsx';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { SidebarItem } from '../../../features/docs/react/types.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import { translate } from '../../../react/Translate.js';

export interface Props {
  path: string;
  sidebar: SidebarItem[];
  className?: string;
}

export default function DocSidebarDesktopContent({ path, sidebar, className }: Props) {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.sidebar.navAriaLabel',
        message: 'Docs sidebar',
        description: 'Label of the docs sidebar',
      })}
      className={clsx('menu', 'thin-scrollbar', 'dactyl-sidebar__menu', className)}
      data-mobile-secondary=""
      data-auto-collapse={autoCollapseCategories ? '' : undefined}
    >
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        <DocSidebarItems items={sidebar} activePath={path} level={1} />
      </ul>
    </nav>
  );
}
