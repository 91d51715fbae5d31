import clsx from 'clsx';
import AdmonitionIconTip from '@theme/Admonition/Icon/Tip';
import AdmonitionLayout from '@theme/Admonition/Layout';
import Translate from '../../../runtime/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeTip({ className, ...props }: Props) {
  return (
    <AdmonitionLayout
      type="tip"
      icon={<AdmonitionIconTip />}
      title={
        <Translate id="theme.admonition.tip" description="Default title of this kind of admonition">
          tip
        </Translate>
      }
      {...props}
      className={clsx('alert alert--success', className)}
    />
  );
}
