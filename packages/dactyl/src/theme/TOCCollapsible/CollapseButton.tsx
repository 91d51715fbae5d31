import type { MouseEventHandler } from 'react';
import Translate from '../../react/Translate.js';

export interface Props {
  /** Whether the table of contents is closed. Only used with `onClick`. */
  collapsed?: boolean;
  /**
   * Opens and closes the table of contents. Passed by replacements of `TOCCollapsible`; without it, the button is a
   * `<summary>`.
   */
  onClick?: MouseEventHandler;
}

export default function TOCCollapsibleCollapseButton({ collapsed, onClick }: Props) {
  const className = 'clean-btn dactyl-toc-collapsible__button';
  const label = (
    <Translate id="theme.TOCCollapsible.toggleButtonLabel" description="Above the table of contents">
      On this page
    </Translate>
  );
  if (!onClick) return <summary className={className}>{label}</summary>;
  return (
    <button type="button" className={className} aria-expanded={!collapsed} onClick={onClick}>
      {label}
    </button>
  );
}
