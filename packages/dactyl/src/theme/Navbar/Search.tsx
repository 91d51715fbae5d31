import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface Props {
  className?: string;
  children: ReactNode;
}

export default function NavbarSearch({ className, children }: Props) {
  return <div className={clsx('dactyl-navbar__search', className)}>{children}</div>;
}
