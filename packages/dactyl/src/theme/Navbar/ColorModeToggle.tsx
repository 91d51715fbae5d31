import ColorModeToggle from '@theme/ColorModeToggle';
import { useThemeConfig } from '../../runtime/theme-common/theme-config.js';
import { useColorMode } from '../../runtime/theme-common/use-color-mode.js';

export interface Props {
  className?: string;
}

/** State and setter are for a toggle of one's own; the default one belongs to the boot script. */
export default function NavbarColorModeToggle({ className }: Props) {
  const { disableSwitch } = useThemeConfig().colorMode;
  const { colorMode, setColorMode } = useColorMode();
  return disableSwitch ? null : <ColorModeToggle className={className} value={colorMode} onChange={setColorMode} />;
}
