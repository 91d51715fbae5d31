import clsx from 'clsx';
import AdmonitionIconNote from '@theme/Admonition/Icon/Note';
import AdmonitionLayout from '@theme/Admonition/Layout';
import Translate from '../../../runtime/Translate.js';
import type { AdmonitionProps } from '../admonition-props.js';

export type Props = AdmonitionProps;

export default function AdmonitionTypeNote({ className, ...props }: Props) {
  return (
    <AdmonitionLayout
      type="note"
      icon={<AdmonitionIconNote />}
      title={
        <Translate id="theme.admonition.note" description="Default title of this kind of admonition">
          note
        </Translate>
      }
      {...props}
      className={clsx('alert alert--secondary', className)}
    />
  );
}
