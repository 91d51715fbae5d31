import type { ComponentProps } from 'react';

export type Props = ComponentProps<'code'>;

export default function CodeInline(props: Props) {
  return <code {...props} />;
}
