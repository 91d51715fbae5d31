import clsx from 'clsx';
import type { ComponentProps } from 'react';

export interface Props extends Omit<ComponentProps<'img'>, 'src'> {
  sources: { light: string; dark: string };
}

/** An image for each colour mode. Both are in the HTML, CSS shows the one that fits. */
export default function ThemedImage({ sources, className, alt, ...props }: Props) {
  if (sources.light === sources.dark) {
    return <img {...props} src={sources.light} alt={alt} className={clsx('dactyl-themed-image', className)} />;
  }
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      {...props}
      src={sources[mode]}
      alt={alt}
      className={clsx('dactyl-themed-image', `dactyl-themed-image--${mode}`, className)}
    />
  ));
}
