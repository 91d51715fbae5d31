import clsx from 'clsx';
import AdmonitionIconDanger from '@theme/Admonition/Icon/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { translate } from '../../../react/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeDanger({
  title = translate({
    id: 'theme.admonition.danger',
    message: 'danger',
    description: 'Default title of the admonition',
  }),
  icon = <AdmonitionIconDanger />,
  className,
  children,
}: Props) {
  return (
    <AdmonitionLayout type="danger" title={title} icon={icon} className={clsx('alert alert--danger', className)}>
      {children}
    </AdmonitionLayout>
  );
}
