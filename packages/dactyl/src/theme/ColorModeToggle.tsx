import clsx from 'clsx';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import { translate } from '../runtime/Translate.js';

export interface Props {
  className?: string;
  buttonClassName?: string;
  /** The mode that the page shows; on the server, the one that it assumes. */
  value: 'light' | 'dark';
  /** For replacements. */
  onChange?: (mode: 'light' | 'dark') => void;
}

/** Switches between light and dark. Both icons are there; CSS shows that of the current mode. */
export default function ColorModeToggle({ className, buttonClassName, value }: Props) {
  const labels = { light: labelOf('light'), dark: labelOf('dark') };
  return (
    <div className={clsx('dactyl-color-toggle', className)}>
      <button
        type="button"
        className={clsx('clean-btn', 'dactyl-icon-button', buttonClassName)}
        data-color-mode-toggle=""
        data-label-light={labels.light}
        data-label-dark={labels.dark}
        aria-label={labels[value]}
        aria-pressed={value === 'dark'}
        aria-live="polite"
        suppressHydrationWarning
      >
        <IconLightMode className="dactyl-color-toggle__light" />
        <IconDarkMode className="dactyl-color-toggle__dark" />
      </button>
    </div>
  );
}

function labelOf(mode: 'light' | 'dark'): string {
  const name =
    mode === 'dark'
      ? translate({
          id: 'theme.colorToggle.ariaLabel.mode.dark',
          message: 'dark mode',
          description: 'Name of the mode',
        })
      : translate({
          id: 'theme.colorToggle.ariaLabel.mode.light',
          message: 'light mode',
          description: 'Name of the mode',
        });
  return translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
      description: 'Label of the colour mode button',
    },
    { mode: name },
  );
}
