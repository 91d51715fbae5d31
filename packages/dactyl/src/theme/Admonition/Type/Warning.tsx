import clsx from 'clsx';
import AdmonitionIconWarning from '@theme/Admonition/Icon/Warning';
import AdmonitionLayout from '@theme/Admonition/Layout';
import Translate from '../../../runtime/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeWarning({ className, ...props }: Props) {
  return (
    <AdmonitionLayout
      type="warning"
      icon={<AdmonitionIconWarning />}
      title={
        <Translate id="theme.admonition.warning" description="Default title of this kind of admonition">
          warning
        </Translate>
      }
      {...props}
      className={clsx('alert alert--warning', className)}
    />
  );
}
