import clsx from 'clsx';
import AdmonitionIconWarning from '@theme/Admonition/Icon/Warning';
import AdmonitionLayout from '@theme/Admonition/Layout';
import { translate } from '../../../react/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeCaution({
  title = translate({
    id: 'theme.admonition.caution',
    message: 'caution',
    description: 'Default title of the admonition',
  }),
  icon = <AdmonitionIconWarning />,
  className,
  children,
}: Props) {
  return (
    <AdmonitionLayout type="caution" title={title} icon={icon} className={clsx('alert alert--warning', className)}>
      {children}
    </AdmonitionLayout>
  );
}
