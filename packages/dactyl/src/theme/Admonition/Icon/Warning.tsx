import type { ComponentProps } from 'react';

export type Props = ComponentProps<'svg'>;

export default function AdmonitionIconWarning(props: Props) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" {...props}>
      <path d="M8 1.8 14.8 13.8H1.2zM8 6.2v3.6M8 11.7v.1" />
    </svg>
  );
}
