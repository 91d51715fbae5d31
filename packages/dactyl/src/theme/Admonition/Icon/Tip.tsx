import type { ComponentProps } from 'react';

export type Props = ComponentProps<'svg'>;

export default function AdmonitionIconTip(props: Props) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M5.8 12.2c0-1.9-2-2.7-2-5.6a4.2 4.2 0 0 1 8.4 0c0 2.9-2 3.7-2 5.6zM6.3 14.6h3.4" />
    </svg>
  );
}
