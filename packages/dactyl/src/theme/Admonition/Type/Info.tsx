import clsx from 'clsx';
import AdmonitionIconInfo from '@theme/Admonition/Icon/Info';
import AdmonitionLayout from '@theme/Admonition/Layout';
import Translate from '../../../runtime/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeInfo({ className, ...props }: Props) {
  return (
    <AdmonitionLayout
      type="info"
      icon={<AdmonitionIconInfo />}
      title={
        <Translate id="theme.admonition.info" description="Default title of this kind of admonition">
          info
        </Translate>
      }
      {...props}
      className={clsx('alert alert--info', className)}
    />
  );
}
