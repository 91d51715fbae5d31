import type { ComponentProps } from 'react';

export type Props = ComponentProps<'svg'>;

export default function AdmonitionIconDanger(props: Props) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M8 1.4c.4 2.6 4.3 4.2 4.3 8.2a4.3 4.3 0 0 1-8.6 0c0-1.7.8-2.9 1.8-3.9.1 1.2.6 1.9 1.3 2.2C6.4 5.4 6.9 3.2 8 1.4z" />
    </svg>
  );
}
