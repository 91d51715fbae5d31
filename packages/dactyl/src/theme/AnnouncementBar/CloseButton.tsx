import clsx from 'clsx';
import type { ComponentProps } from 'react';
import IconClose from '@theme/Icon/Close';
import { translate } from '../../react/Translate.js';

export type Props = ComponentProps<'button'>;

export default function AnnouncementBarCloseButton({ className, ...props }: Props) {
  return (
    <button
      type="button"
      aria-label={translate({
        id: 'theme.AnnouncementBar.closeButtonAriaLabel',
        message: 'Close',
        description: 'Label of the button that closes the announcement bar',
      })}
      {...props}
      className={clsx('clean-btn', className)}
    >
      <IconClose width={16} height={16} />
    </button>
  );
}
