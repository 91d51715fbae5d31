import NavbarItem from '@theme/NavbarItem';
import { ConfiguredPart } from '../../../react/configured-part.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';

export default function NavbarMobileSidebarPrimaryMenu() {
  const { items } = useThemeConfig().navbar;
  return (
    <ul className="menu__list">
      {items.map((item, index) => (
        <ConfiguredPart key={index} kind="navbar item" value={item} configKey={`themeConfig.navbar.items[${index}]`}>
          <NavbarItem {...item} mobile />
        </ConfiguredPart>
      ))}
    </ul>
  );
}
