import clsx from 'clsx';
import IconCopy from '@theme/Icon/Copy';
import IconSuccess from '@theme/Icon/Success';
import { translate } from '../../react/Translate.js';
import { REPLACES_COPY_ICONS } from './own-icons.js';

export interface Props {
  code: string;
  className?: string;
}

/**
 * The copy button. The boot script finds it by its attributes and notes its state in others. Our icons are CSS; if a site
 * has replaced them, both icons are rendered and CSS shows one.
 */
export default function CodeBlockCopyButton({ code, className }: Props) {
  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  return (
    <button
      type="button"
      className={clsx('clean-btn', className)}
      data-copy={code}
      aria-label={translate({ id: 'theme.CodeBlock.copyButtonAriaLabel', message: 'Copy code to clipboard' })}
      title={translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
      data-label-copied={copied}
    >
      {REPLACES_COPY_ICONS && (
        <>
          <span className="code-block-copy-icon">
            <IconCopy />
          </span>
          <span className="code-block-success-icon">
            <IconSuccess />
          </span>
        </>
      )}
    </button>
  );
}
