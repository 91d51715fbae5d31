import ColorModeToggle from '@theme/ColorModeToggle';
import { useDocusaurusContext } from '../../react/site-context.js';
import { useThemeConfig } from '../../react/format/theme-common/theme-config.js';
import { useColorMode } from '../../react/format/theme-common/use-color-mode.js';

export interface Props {
  className?: string;
}

/** Passes state and setter to a replaced toggle; the boot script handles the theme's own toggle. */
export default function NavbarColorModeToggle({ className }: Props) {
  const { disableSwitch, respectPrefersColorScheme } = useThemeConfig().colorMode;
  const { hasSystemMode } = useDocusaurusContext().siteFormat;
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  if (disableSwitch) return null;
  const hasThreeStates = respectPrefersColorScheme && hasSystemMode;
  return (
    <ColorModeToggle
      className={className}
      respectPrefersColorScheme={hasThreeStates}
      value={hasThreeStates ? colorModeChoice : colorMode}
      onChange={setColorMode}
    />
  );
}
