import clsx from 'clsx';
import AdmonitionIconWarning from '@theme/Admonition/Icon/Warning';
import AdmonitionLayout from '@theme/Admonition/Layout';
import Translate from '../../../runtime/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeCaution({ className, ...props }: Props) {
  return (
    <AdmonitionLayout
      type="caution"
      icon={<AdmonitionIconWarning />}
      title={
        <Translate id="theme.admonition.caution" description="Default title of this kind of admonition">
          caution
        </Translate>
      }
      {...props}
      className={clsx('alert alert--warning', className)}
    />
  );
}
