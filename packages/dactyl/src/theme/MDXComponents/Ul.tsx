import type { ComponentProps } from 'react';

export type Props = ComponentProps<'ul'>;

export default function MDXUl(props: Props) {
  return <ul {...props} />;
}
