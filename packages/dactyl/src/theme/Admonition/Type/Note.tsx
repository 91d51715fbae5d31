import clsx from 'clsx';
import AdmonitionIconNote from '@theme/Admonition/Icon/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { translate } from '../../../react/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeNote({
  title = translate({ id: 'theme.admonition.note', message: 'note', description: 'Default title of the admonition' }),
  icon = <AdmonitionIconNote />,
  className,
  children,
}: Props) {
  return (
    <AdmonitionLayout type="note" title={title} icon={icon} className={clsx('alert alert--secondary', className)}>
      {children}
    </AdmonitionLayout>
  );
}
