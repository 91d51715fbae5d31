import type { ReactNode } from 'react';

/** Static; an island clones it. */
export default function Step({
  name,
  className,
  title,
  children,
}: {
  name: string;
  className?: string;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <li className={className} title={title} data-name={name}>
      {children}
    </li>
  );
}
