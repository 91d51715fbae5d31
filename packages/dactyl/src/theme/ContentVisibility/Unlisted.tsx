import clsx from 'clsx';
import Admonition from '@theme/Admonition';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import {
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '../../react/format/theme-common/content-visibility.js';

export interface Props {
  className?: string;
}

export default function Unlisted({ className }: Props) {
  return (
    <>
      <UnlistedMetadata />
      <Admonition
        type="caution"
        title={<UnlistedBannerTitle />}
        className={clsx(className, ThemeClassNames.common.unlistedBanner)}
      >
        <UnlistedBannerMessage />
      </Admonition>
    </>
  );
}
