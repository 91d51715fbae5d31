import type { ReactNode } from 'react';

export interface AdmonitionProps {
  /** Default: the translated name of the type. An empty one hides the title. */
  title?: ReactNode;
  /** `null` hides it. */
  icon?: ReactNode;
  className?: string;
  children?: ReactNode;
}
