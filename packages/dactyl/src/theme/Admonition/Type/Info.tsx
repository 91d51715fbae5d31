import clsx from 'clsx';
import AdmonitionIconInfo from '@theme/Admonition/Icon/Info';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { translate } from '../../../react/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeInfo({
  title = translate({ id: 'theme.admonition.info', message: 'info', description: 'Default title of the admonition' }),
  icon = <AdmonitionIconInfo />,
  className,
  children,
}: Props) {
  return (
    <AdmonitionLayout type="info" title={title} icon={icon} className={clsx('alert alert--info', className)}>
      {children}
    </AdmonitionLayout>
  );
}
