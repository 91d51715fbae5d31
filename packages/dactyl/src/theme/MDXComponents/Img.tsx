import type { ComponentProps } from 'react';

export type Props = ComponentProps<'img'>;

export default function MDXImg({ alt, ...props }: Props) {
  return <img decoding="async" loading="lazy" {...props} alt={alt} />;
}
