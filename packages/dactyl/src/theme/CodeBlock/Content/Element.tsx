import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ThemeClassNames } from '../../../runtime/theme-common/class-names.js';

export interface Props {
  children: ReactNode;
  className?: string;
}

/** Code that holds elements: shown as it is, without highlighting and buttons. */
export default function CodeBlockElementContent({ children, className }: Props) {
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, className)}>
      <div className="code-block-content">
        <pre tabIndex={0} className="prism-code">
          <code>{children}</code>
        </pre>
      </div>
    </div>
  );
}
