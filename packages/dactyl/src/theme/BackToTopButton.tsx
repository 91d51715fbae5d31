import clsx from 'clsx';
import IconArrow from '@theme/Icon/Arrow';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { translate } from '../react/Translate.js';

export default function BackToTopButton() {
  return (
    <button
      type="button"
      className={clsx('clean-btn', ThemeClassNames.common.backToTopButton, 'dactyl-back-to-top')}
      data-back-to-top=""
      suppressHydrationWarning
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
        description: 'Label of the button that scrolls to the top of the page',
      })}
    >
      <IconArrow />
    </button>
  );
}
