import clsx from 'clsx';
import type { ComponentProps } from 'react';
import IconWordWrap from '@theme/Icon/WordWrap';
import { translate } from '../../react/Translate.js';
import { REPLACES_WRAP_ICON } from './own-icons.js';

export interface Props extends Pick<ComponentProps<'button'>, 'onClick' | 'className'> {
  isEnabled: boolean;
}

/** The button that wraps long lines. Without handlers in its props, the boot script handles it, by its attribute. */
export default function CodeBlockWordWrapButton({ className, isEnabled, ...events }: Props) {
  const label = translate({ id: 'theme.CodeBlock.wordWrapToggle', message: 'Toggle word wrap' });
  return (
    <button
      type="button"
      className={clsx('clean-btn', className)}
      {...events}
      {...(!events.onClick && { 'data-wrap': '' })}
      aria-pressed={isEnabled || undefined}
      aria-label={label}
      title={label}
    >
      {REPLACES_WRAP_ICON && <IconWordWrap />}
    </button>
  );
}
