import clsx from 'clsx';
import Admonition from '@theme/Admonition';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { DraftBannerMessage, DraftBannerTitle } from '../../react/format/theme-common/content-visibility.js';

export interface Props {
  className?: string;
}

export default function Draft({ className }: Props) {
  return (
    <Admonition
      type="caution"
      title={<DraftBannerTitle />}
      className={clsx(className, ThemeClassNames.common.draftBanner)}
    >
      <DraftBannerMessage />
    </Admonition>
  );
}
