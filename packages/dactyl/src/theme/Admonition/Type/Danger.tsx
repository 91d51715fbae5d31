import clsx from 'clsx';
import AdmonitionIconDanger from '@theme/Admonition/Icon/Danger';
import AdmonitionLayout from '@theme/Admonition/Layout';
import Translate from '../../../runtime/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeDanger({ className, ...props }: Props) {
  return (
    <AdmonitionLayout
      type="danger"
      icon={<AdmonitionIconDanger />}
      title={
        <Translate id="theme.admonition.danger" description="Default title of this kind of admonition">
          danger
        </Translate>
      }
      {...props}
      className={clsx('alert alert--danger', className)}
    />
  );
}
