import clsx from 'clsx';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import type { AdmonitionProps } from './admonition-props.js';

export type Props = AdmonitionProps & { type: string };

export default function AdmonitionLayout({ type, icon, title, className, children }: Props) {
  return (
    <div className={clsx(ThemeClassNames.common.admonition, ThemeClassNames.common.admonitionType(type), className)}>
      {(title || icon) && (
        <div className="admonition-heading">
          {icon && <span className="admonition-icon">{icon}</span>}
          {title}
        </div>
      )}
      {children && <div className="admonition-content">{children}</div>}
    </div>
  );
}
