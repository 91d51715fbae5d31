import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';

export type Props = ({ as: 'div' } & ComponentProps<'div'>) | ({ as: 'pre' } & ComponentProps<'pre'>);

/** The outer element of a code block, with the colours of the code theme. */
export default function CodeBlockContainer({ as, className, ...props }: Props) {
  const Element = as as 'div'; // both take the same props, apart from the type of `ref`
  return (
    <Element {...(props as ComponentProps<'div'>)} className={clsx(ThemeClassNames.common.codeBlock, className)} />
  );
}
