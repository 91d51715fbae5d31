import type { ComponentProps } from 'react';

export type Props = ComponentProps<'img'>;

export default function MDXImg(props: Props) {
  return <img decoding="async" loading="lazy" {...props} />;
}
