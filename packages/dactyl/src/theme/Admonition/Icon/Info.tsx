import type { ComponentProps } from 'react';

export type Props = ComponentProps<'svg'>;

export default function AdmonitionIconInfo(props: Props) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <circle cx="8" cy="8" r="6.6" />
      <path d="M8 7.2v4M8 4.6v.1" />
    </svg>
  );
}
