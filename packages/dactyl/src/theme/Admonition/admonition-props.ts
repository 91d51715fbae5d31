import type { ReactNode } from 'react';

export interface AdmonitionProps {
  /** Title. Default: the translated name of the type. An empty title is not shown. */
  title?: ReactNode;
  /** Icon; `null` for no icon. */
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}
