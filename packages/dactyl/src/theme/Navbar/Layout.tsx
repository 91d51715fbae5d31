import clsx from 'clsx';
import type { ReactNode } from 'react';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import { translate } from '../../react/Translate.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { useThemeConfig } from '../../react/format/theme-common/theme-config.js';

export interface Props {
  children: ReactNode;
}

export default function NavbarLayout({ children }: Props) {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  return (
    <nav
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'Label of the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        style && `navbar--${style}`,
      )}
      data-hide-on-scroll={hideOnScroll ? '' : undefined}
      suppressHydrationWarning
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
