import NavbarItem from '@theme/NavbarItem';
import { useThemeConfig } from '../../../runtime/theme-common/theme-config.js';

export default function NavbarMobileSidebarPrimaryMenu() {
  const { items } = useThemeConfig().navbar;
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <NavbarItem key={index} {...item} mobile />
      ))}
    </ul>
  );
}
