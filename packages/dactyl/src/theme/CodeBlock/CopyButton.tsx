import clsx from 'clsx';
import { translate } from '../../runtime/Translate.js';

export interface Props {
  code: string;
  className?: string;
}

/** The boot script finds it by its attributes, and changes others of them. */
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
    />
  );
}
