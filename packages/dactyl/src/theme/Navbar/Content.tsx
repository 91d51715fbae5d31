import clsx from 'clsx';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import NavbarItem from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import { ConfiguredPart } from '../../react/configured-part.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import {
  splitNavbarItems,
  useThemeConfig,
  type NavbarItemConfig,
} from '../../react/format/theme-common/theme-config.js';

export default function NavbarContent() {
  const { items } = useThemeConfig().navbar;
  const [left, right] = splitNavbarItems(items);
  return (
    <div className="navbar__inner">
      <div className={clsx(ThemeClassNames.layout.navbar.containerLeft, 'navbar__items')}>
        <NavbarMobileSidebarToggle />
        <NavbarLogo />
        <NavbarItems items={left} />
      </div>
      <div className={clsx(ThemeClassNames.layout.navbar.containerRight, 'navbar__items navbar__items--right')}>
        <NavbarItems items={right} />
        <NavbarColorModeToggle className="dactyl-navbar__color-toggle" />
        {!items.some((item) => item.type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
      </div>
    </div>
  );
}

function NavbarItems({ items }: { items: NavbarItemConfig[] }) {
  const all = useThemeConfig().navbar.items;
  // The configuration is constant: the index is a sound key.
  return items.map((item, index) => (
    <ConfiguredPart
      key={index}
      kind="navbar item"
      value={item}
      configKey={`themeConfig.navbar.items[${all.indexOf(item)}]`}
    >
      <NavbarItem {...item} />
    </ConfiguredPart>
  ));
}
