import type { ComponentProps } from 'react';

export type Props = ComponentProps<'svg'>;

export default function AdmonitionIconNote(props: Props) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M11.3 1.6 14.4 4.7 5.2 13.9 1.5 14.5 2.1 10.8zM9.6 3.3l3.1 3.1" />
    </svg>
  );
}
