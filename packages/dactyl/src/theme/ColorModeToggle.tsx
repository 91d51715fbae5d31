import clsx from 'clsx';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import { translate } from '../react/Translate.js';

type Mode = 'light' | 'dark';

export interface Props {
  className?: string;
  buttonClassName?: string;
  /** Whether the system's preference is a third state, between dark and light. Default: false. */
  respectPrefersColorScheme?: boolean;
  /** The mode that the page shows, or `null` for the system's preference; on the server, the assumed mode. */
  value: Mode | null;
  /** Changes the mode. Only used by replacements. */
  onChange?: (mode: Mode | null) => void;
}

/**
 * Switches between light, dark and the system's mode. All icons are rendered; CSS shows the one of the current
 * state.
 */
export default function ColorModeToggle({ className, buttonClassName, respectPrefersColorScheme, value }: Props) {
  return (
    <div className={clsx('dactyl-color-toggle', className)}>
      <button
        type="button"
        className={clsx('clean-btn', 'dactyl-icon-button', buttonClassName)}
        data-color-mode-toggle=""
        data-label-light={labelOf('light')}
        data-label-dark={labelOf('dark')}
        data-label-system={respectPrefersColorScheme ? labelOf('system') : undefined}
        data-next-light="dark"
        data-next-dark={respectPrefersColorScheme ? undefined : 'light'}
        data-next-system={respectPrefersColorScheme ? 'light' : undefined}
        aria-label={labelOf(value ?? 'system')}
        suppressHydrationWarning
      >
        {respectPrefersColorScheme && <IconSystemColorMode className="dactyl-color-toggle__system" />}
        <IconLightMode className="dactyl-color-toggle__light" />
        <IconDarkMode className="dactyl-color-toggle__dark" />
      </button>
    </div>
  );
}

function labelOf(state: Mode | 'system'): string {
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'Label of the colour mode button',
    },
    { mode: nameOf(state) },
  );
}

function nameOf(state: Mode | 'system'): string {
  switch (state) {
    case 'dark':
      return translate({
        id: 'theme.colorToggle.ariaLabel.mode.dark',
        message: 'dark mode',
        description: 'Name of the mode',
      });
    case 'light':
      return translate({
        id: 'theme.colorToggle.ariaLabel.mode.light',
        message: 'light mode',
        description: 'Name of the mode',
      });
    case 'system':
      return translate({
        id: 'theme.colorToggle.ariaLabel.mode.system',
        message: 'system mode',
        description: 'Name of the mode',
      });
  }
}
