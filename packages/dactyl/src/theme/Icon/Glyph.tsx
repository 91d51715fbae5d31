import clsx from 'clsx';
import type { ComponentProps } from 'react';

export type IconProps = ComponentProps<'svg'>;

/** The `<svg>` of all icons: 24 units wide, drawn with lines in the colour of the text, hidden from screen readers. */
export function Glyph({ width = 20, height = 20, className, children, ...props }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={width}
      height={height}
      className={clsx('dactyl-icon', className)}
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}
