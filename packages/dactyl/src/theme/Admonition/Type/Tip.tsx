import clsx from 'clsx';
import AdmonitionIconTip from '@theme/Admonition/Icon/Tip';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { translate } from '../../../react/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeTip({
  title = translate({ id: 'theme.admonition.tip', message: 'tip', description: 'Default title of the admonition' }),
  icon = <AdmonitionIconTip />,
  className,
  children,
}: Props) {
  return (
    <AdmonitionLayout type="tip" title={title} icon={icon} className={clsx('alert alert--success', className)}>
      {children}
    </AdmonitionLayout>
  );
}
