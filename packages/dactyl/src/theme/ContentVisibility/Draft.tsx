import clsx from 'clsx';
import Admonition from '@theme/Admonition';
import { ThemeClassNames } from '../../runtime/theme-common/class-names.js';
import Translate, { translate } from '../../runtime/Translate.js';

export interface Props {
  className?: string;
}

export default function Draft({ className }: Props) {
  return (
    <Admonition
      type="caution"
      title={translate({
        id: 'theme.contentVisibility.draftBanner.title',
        message: 'Draft page',
        description: 'Title of the banner on drafts',
      })}
      className={clsx(className, ThemeClassNames.common.draftBanner)}
    >
      <Translate id="theme.contentVisibility.draftBanner.message" description="Banner on drafts">
        This is a draft: it shows while you develop, and the production build leaves it out.
      </Translate>
    </Admonition>
  );
}
