import ColorModeToggle from '@theme/ColorModeToggle';
import { useThemeConfig } from '../../runtime/theme-common/theme-config.js';

export interface Props {
  className?: string;
}

export default function NavbarColorModeToggle({ className }: Props) {
  const { disableSwitch, defaultMode } = useThemeConfig().colorMode;
  return disableSwitch ? null : <ColorModeToggle className={className} value={defaultMode} />;
}
